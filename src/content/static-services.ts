/** Words of one of the four static service pages (spec 2). */
export interface StaticService {
  heading: string;
  text: string;
  steps: {
    heading: string;
    intro: string;
    list: readonly { name: string; text: string }[];
  };
  results: { heading: string; intro: string; list: readonly string[] };
  questions: readonly { question: string; answer: string }[];
  closing: { heading: string; text: string; action: string };
}

export const CLOUD_MIGRATION: StaticService = {
  heading: 'A cut-over weekend nobody remembers.',
  text: 'We move Oracle databases and applications to the cloud in waves, and rehearse each of them until its measured time fits the window that you can give.',
  steps: {
    heading: 'How a migration goes',
    intro: 'Most of the work lies before the weekend that everyone talks about.',
    list: [
      {
        name: 'Take stock',
        text: 'Databases, interfaces, batch jobs, reports, licences. What nobody wrote down is found in the logs, and goes onto the drawing.',
      },
      {
        name: 'Cost the target',
        text: 'Two or three target designs with their price per month, at your load and with the licences that you already own.',
      },
      {
        name: 'Cut into waves',
        text: 'What belongs together moves together. Each wave has an owner, a date and a condition under which it is called off.',
      },
      {
        name: 'Rehearse',
        text: 'On a full copy, with the clock running. We go on until the time fits with room to spare.',
      },
      {
        name: 'Move and reconcile',
        text: 'Totals, counts and samples are compared between old and new, and signed off by your own people.',
      },
      {
        name: 'Let go',
        text: 'The old system stays as a way back until you say that you no longer need it.',
      },
    ],
  },
  results: {
    heading: 'What you hold at the end',
    intro: 'Beside a system that runs.',
    list: [
      'A drawing of the landscape, before and after',
      'A cost forecast per month, compared with the first real bills',
      'The measured times of every rehearsal',
      'The reconciliation report, signed',
      'Infrastructure as code, in your repository',
      'Operating notes, tried out by your operators',
    ],
  },
  questions: [
    {
      question: 'How long will we be down?',
      answer:
        'You hear a number after the second rehearsal, and it is one that we have measured. Where no window is long enough, we replicate beforehand and move in minutes; that costs more and we say how much.',
    },
    {
      question: 'Will it be cheaper?',
      answer:
        'Not always. Systems with an even load on hardware that is paid for can be dearer in the cloud. The costed target comes before the decision for that reason.',
    },
    {
      question: 'What happens to our licences?',
      answer:
        'Cores are counted differently in each cloud. We work out the position for every target before you choose one.',
    },
  ],
  closing: {
    heading: 'Which system worries you most?',
    text: 'Start with that one. A first assessment takes two to three weeks.',
    action: 'Plan your migration',
  },
};

export const CONSULTING: StaticService = {
  heading: 'Three courses, one decision, no slides.',
  text: 'Where should your Oracle estate be in three years? In four to six weeks you get two or three courses with cost, risk and what each rules out, on paper a board can decide on.',
  steps: {
    heading: 'How the weeks go',
    intro: 'We sell no licences and no cloud credits, so that the advice has no second purpose.',
    list: [
      {
        name: 'Read',
        text: 'Contracts, support renewals, architecture papers, last year’s incidents. You send what is there; nothing has to be prepared.',
      },
      {
        name: 'Listen',
        text: 'Ten to fifteen conversations with the people who run and use the systems. What is said there stays there.',
      },
      {
        name: 'Draw',
        text: 'The estate on one sheet: systems, interfaces, owners, cost and the dates at which support ends.',
      },
      {
        name: 'Calculate',
        text: 'Each course over five years, in the terms of your finance department, with the assumptions in plain sight.',
      },
      {
        name: 'Decide',
        text: 'One meeting. Whoever has to decide has had the paper for a week.',
      },
    ],
  },
  results: {
    heading: 'What you hold at the end',
    intro: 'Short enough to be read.',
    list: [
      'The estate on one sheet',
      'Your licence position, before an auditor asks for it',
      'Two or three courses with cost, risk and dependencies',
      'A roadmap with its decision points',
      'A business case that your controllers have checked',
      'What to do on Monday, whichever course you take',
    ],
  },
  questions: [
    {
      question: 'Will you recommend yourselves for the work?',
      answer:
        'The paper is written so that anybody can carry it out, and you may put it out to tender. We are glad to bid and don’t mind losing.',
    },
    {
      question: 'How much of our people’s time does it take?',
      answer:
        'About two hours of each person whom we talk to, and one person of yours for a day a week to open doors.',
    },
    {
      question: 'We have had such a study already. What now?',
      answer: 'Send it. If it still holds, we say so and calculate only what has changed since.',
    },
  ],
  closing: {
    heading: 'Is there a date you are afraid of?',
    text: 'A renewal, an audit, the end of support. Tell us the date and we say what is still possible before it.',
    action: 'Discuss your strategy',
  },
};

export const UPGRADES: StaticService = {
  heading: 'The upgrade, with your own changes intact.',
  text: 'E-Business Suite, databases, WebLogic and Java, brought to supported releases: every customisation accounted for, every hour of downtime measured before it is announced.',
  steps: {
    heading: 'How an upgrade goes',
    intro: 'An upgrade is mostly a matter of knowing what you changed.',
    list: [
      {
        name: 'Catalogue',
        text: 'Every customisation, found by comparing your system with the delivered one, and not by asking around.',
      },
      {
        name: 'Keep, replace, retire',
        text: 'For each of them: still used, now delivered as standard, or dead. You decide, with the usage figures beside it.',
      },
      {
        name: 'Build the tests',
        text: 'The processes that pay your bills, as automated tests: order to cash, procure to pay, the month-end close.',
      },
      {
        name: 'Rehearse',
        text: 'At least three times, on a copy of production. Each rehearsal is timed and its findings are closed before the next.',
      },
      {
        name: 'Upgrade',
        text: 'In the announced window, with a go or no-go at fixed hours and a tested way back.',
      },
      {
        name: 'Stay current',
        text: 'With the tests in place, the next patch is a matter of days. That is the real gain.',
      },
    ],
  },
  results: {
    heading: 'What you hold at the end',
    intro: 'Beside a supported release.',
    list: [
      'The catalogue of customisations, with a decision for each',
      'Automated tests that are yours',
      'A timed run-book for the next upgrade',
      'A calendar of support dates for all components',
      'Fewer customisations than before',
      'Auditors with one finding less',
    ],
  },
  questions: [
    {
      question: 'Should we upgrade or replace?',
      answer:
        'Often the upgrade buys the years in which a replacement can be chosen in peace. Where it doesn’t, we say so in the first two weeks.',
    },
    {
      question: 'Our last upgrade took a year. Why?',
      answer:
        'Usually because customisations surfaced one by one in testing. Found at the beginning, they are a list; found at the end, they are a delay.',
    },
    {
      question: 'Can we keep working meanwhile?',
      answer:
        'Yes. There is a short freeze on changes before the upgrade, and its length is agreed in the plan.',
    },
  ],
  closing: {
    heading: 'When does support for your release end?',
    text: 'If you aren’t sure, that is a good first question. We look it up for all of your components.',
    action: 'Plan your upgrade',
  },
};

export const MANAGED_SERVICES: StaticService = {
  heading: 'Quiet nights, in writing.',
  text: 'We watch, patch, back up and tune your Oracle and cloud systems around the clock, with named engineers, a written service level and one honest report a month.',
  steps: {
    heading: 'How we take over',
    intro: 'About eight weeks, while your own team is still there.',
    list: [
      {
        name: 'Look',
        text: 'Two weeks of reading and measuring. What we find is yours, whether you sign or not.',
      },
      {
        name: 'Agree',
        text: 'Service levels per system: reaction, recovery, windows for changes. What is not worth a night is written down too.',
      },
      {
        name: 'Shadow',
        text: 'Our engineers run beside your people, then your people beside ours.',
      },
      {
        name: 'Prove',
        text: 'A restore of every database, from the backups we took over, with the time taken.',
      },
      {
        name: 'Run',
        text: 'Every alarm that wakes somebody is discussed the week after: how do we make it the last of its kind?',
      },
    ],
  },
  results: {
    heading: 'What you get every month',
    intro: 'One report, four pages, no traffic lights that are always green.',
    list: [
      'Service levels, met and missed',
      'What happened, why, and what was changed',
      'Patches applied and patches due',
      'Restores practised, with their times',
      'Capacity and cost, with a forecast',
      'What we would change next',
    ],
  },
  questions: [
    {
      question: 'Who picks up at three in the morning?',
      answer:
        'A named engineer on shift who knows your landscape. There is no call centre in between.',
    },
    {
      question: 'How do we get out again?',
      answer:
        'With three months’ notice. Documentation and scripts are in your repository from the first day, and we hand over as we took over.',
    },
    {
      question: 'Can you work with our security rules?',
      answer:
        'Access is personal, recorded and revocable by you. Our people work on your systems under your rules, and auditors may ask us directly.',
    },
  ],
  closing: {
    heading: 'Who holds the pager today?',
    text: 'If it is always the same two people, we should talk.',
    action: 'Talk about operations',
  },
};
