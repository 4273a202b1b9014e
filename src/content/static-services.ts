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
  heading: 'A cutover weekend nobody remembers.',
  text: 'We move Oracle databases and applications to the cloud in waves, and rehearse each wave until its measured time fits the window you can give us.',
  steps: {
    heading: 'How a migration goes',
    intro: 'Most of the work happens before the weekend everyone talks about.',
    list: [
      {
        name: 'Take stock',
        text: 'Databases, interfaces, batch jobs, reports, licenses. What nobody wrote down, we find in the logs and add to the drawing.',
      },
      {
        name: 'Price the target',
        text: 'Two or three target designs with their monthly cost, at your load and with the licenses you already own.',
      },
      {
        name: 'Plan the waves',
        text: 'What belongs together moves together. Each wave has an owner, a date, and a condition for calling it off.',
      },
      {
        name: 'Rehearse',
        text: 'On a full copy, with the clock running. We repeat it until the time fits with room to spare.',
      },
      {
        name: 'Move and reconcile',
        text: 'Totals, counts, and samples are compared between old and new, and signed off by your own people.',
      },
      {
        name: 'Let go',
        text: 'The old system stays available as a way back until you tell us you no longer need it.',
      },
    ],
  },
  results: {
    heading: 'What you get',
    intro: 'Besides a system that runs.',
    list: [
      'A drawing of your environment, before and after',
      'A monthly cost forecast, compared with the first real bills',
      'The measured times of every rehearsal',
      'The reconciliation report, signed',
      'Infrastructure as code, in your repository',
      'Operating notes, tried out by your own operators',
    ],
  },
  questions: [
    {
      question: 'How long will we be down?',
      answer:
        'You get a number after the second rehearsal, and it’s one we’ve measured. Where no window is long enough, we replicate in advance and switch over in minutes; that costs more, and we tell you how much.',
    },
    {
      question: 'Will it be cheaper?',
      answer:
        'Not always. A system with a steady load on hardware that’s already paid for can cost more in the cloud. That’s why we price the target before you decide.',
    },
    {
      question: 'What happens to our licenses?',
      answer:
        'Each cloud counts cores differently. We work out your license position for every target before you choose one.',
    },
  ],
  closing: {
    heading: 'Which system worries you most?',
    text: 'Start with that one. A first assessment takes two to three weeks.',
    action: 'Plan your migration',
  },
};

export const CONSULTING: StaticService = {
  heading: 'Three options, one decision, no slides.',
  text: 'Where should your Oracle systems be in three years? In four to six weeks, you get two or three options with cost, risk, and what each one rules out, in a paper a board can decide on.',
  steps: {
    heading: 'How the weeks go',
    intro: 'We sell no licenses and no cloud credits, so our advice has no second purpose.',
    list: [
      {
        name: 'Read',
        text: 'Contracts, support renewals, architecture documents, last year’s incidents. Send what you have; there’s nothing to prepare.',
      },
      {
        name: 'Listen',
        text: 'Ten to fifteen conversations with the people who run and use the systems. What they tell us stays confidential.',
      },
      {
        name: 'Draw',
        text: 'All of your systems on one sheet: interfaces, owners, cost, and the dates when support ends.',
      },
      {
        name: 'Calculate',
        text: 'Each option over five years, in your finance department’s terms, with the assumptions in plain sight.',
      },
      {
        name: 'Decide',
        text: 'One meeting. Everyone who has to decide has had the paper for a week.',
      },
    ],
  },
  results: {
    heading: 'What you get',
    intro: 'Short enough to be read.',
    list: [
      'All of your systems on one sheet',
      'Your license position, before an auditor asks for it',
      'Two or three options with cost, risk, and dependencies',
      'A roadmap with decision points',
      'A business case your controllers have checked',
      'What to do on Monday, whichever option you choose',
    ],
  },
  questions: [
    {
      question: 'Will you recommend yourselves for the work?',
      answer:
        'The paper is written so that any firm can carry it out, and you’re free to put the work out to bid. We’re glad to bid and don’t mind losing.',
    },
    {
      question: 'How much of our people’s time does it take?',
      answer:
        'About two hours from each person we talk to, and one of your people for a day a week to open doors.',
    },
    {
      question: 'We already have a study like this. What now?',
      answer:
        'Send it. If it still holds, we’ll say so and recalculate only what has changed since.',
    },
  ],
  closing: {
    heading: 'Is there a date you’re worried about?',
    text: 'A renewal, an audit, the end of support. Tell us the date, and we’ll tell you what’s still possible before it.',
    action: 'Discuss your strategy',
  },
};

export const UPGRADES: StaticService = {
  heading: 'The upgrade, with your customizations intact.',
  text: 'E-Business Suite, databases, WebLogic, and Java, brought to supported releases: every customization accounted for, every hour of downtime measured before it’s announced.',
  steps: {
    heading: 'How an upgrade goes',
    intro: 'An upgrade is mostly a matter of knowing what you changed.',
    list: [
      {
        name: 'Catalog',
        text: 'Every customization, found by comparing your system with the one Oracle delivered, not by asking around.',
      },
      {
        name: 'Keep, replace, retire',
        text: 'For each one: still used, now standard, or dead. You decide, with the usage figures in front of you.',
      },
      {
        name: 'Build the tests',
        text: 'The processes that pay your bills, as automated tests: order to cash, procure to pay, the month-end close.',
      },
      {
        name: 'Rehearse',
        text: 'At least three times, on a copy of production. Each rehearsal is timed, and its findings are closed before the next one.',
      },
      {
        name: 'Upgrade',
        text: 'In the announced window, with go/no-go decisions at fixed hours and a tested way back.',
      },
      {
        name: 'Stay current',
        text: 'With the tests in place, the next patch is a matter of days. That’s the real gain.',
      },
    ],
  },
  results: {
    heading: 'What you get',
    intro: 'Besides a supported release.',
    list: [
      'The catalog of customizations, with a decision for each',
      'Automated tests that belong to you',
      'A timed runbook for the next upgrade',
      'A calendar of support dates for every component',
      'Fewer customizations than before',
      'One audit finding fewer',
    ],
  },
  questions: [
    {
      question: 'Should we upgrade or replace?',
      answer:
        'Often an upgrade buys you the years to choose a replacement without pressure. Where it doesn’t, we say so in the first two weeks.',
    },
    {
      question: 'Our last upgrade took a year. Why?',
      answer:
        'Usually because customizations surfaced one by one in testing. Found at the beginning, they’re a list; found at the end, they’re a delay.',
    },
    {
      question: 'Can we keep working in the meantime?',
      answer:
        'Yes. There’s a short change freeze before the upgrade, and the plan says how long it lasts.',
    },
  ],
  closing: {
    heading: 'When does support for your release end?',
    text: 'If you aren’t sure, that’s a good first question. We’ll look it up for every component you run.',
    action: 'Plan your upgrade',
  },
};

export const MANAGED_SERVICES: StaticService = {
  heading: 'Quiet nights, in writing.',
  text: 'We monitor, patch, back up, and tune your Oracle and cloud systems around the clock, with named engineers, a written service level, and one honest report a month.',
  steps: {
    heading: 'How we take over',
    intro: 'About eight weeks, while your own team is still in place.',
    list: [
      {
        name: 'Look',
        text: 'Two weeks of reading and measuring. What we find is yours, whether you sign or not.',
      },
      {
        name: 'Agree',
        text: 'Service levels for each system: response, recovery, change windows. We also write down what isn’t worth waking anyone for.',
      },
      {
        name: 'Shadow',
        text: 'Our engineers shadow your people, then your people shadow ours.',
      },
      {
        name: 'Prove',
        text: 'A timed restore of every database from the backups we took over.',
      },
      {
        name: 'Run',
        text: 'Every alarm that wakes someone up is reviewed the following week: how do we make it the last of its kind?',
      },
    ],
  },
  results: {
    heading: 'What you get every month',
    intro: 'One report, four pages, no status lights that are always green.',
    list: [
      'Service levels, met and missed',
      'What happened, why, and what we changed',
      'Patches applied and patches due',
      'Restores rehearsed, with their times',
      'Capacity and cost, with a forecast',
      'What we would change next',
    ],
  },
  questions: [
    {
      question: 'Who picks up at three in the morning?',
      answer:
        'A named engineer on shift who knows your systems. There’s no call center in between.',
    },
    {
      question: 'How do we get out of the contract?',
      answer:
        'With three months’ notice. Documentation and scripts are in your repository from day one, and we hand over the same way we took over.',
    },
    {
      question: 'Can you work with our security rules?',
      answer:
        'Yes. Access is personal, logged, and revocable by you. Our people work on your systems under your rules, and your auditors can ask us directly.',
    },
  ],
  closing: {
    heading: 'Who holds the pager today?',
    text: 'If it’s always the same two people, we should talk.',
    action: 'Talk about operations',
  },
};
