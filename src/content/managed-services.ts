import type { StaticService } from './static-service';

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
