import type { StaticService } from './static-service';

export const MANAGED_SERVICES: StaticService = {
  heading: 'Your systems, monitored around the clock.',
  text: 'We monitor, patch, back up, and tune your Oracle and cloud systems to written service levels. An alert that can’t wait goes straight to the engineer on call.',
  steps: {
    heading: 'How we take over',
    intro: 'The handover takes about eight weeks, while your own team is still in place.',
    list: [
      {
        name: 'Assess',
        text: 'We spend two weeks reading your documentation and measuring your systems. Our findings are yours, whether you sign or not.',
      },
      {
        name: 'Agree',
        text: 'We agree on response times, recovery times, and change windows for each system. We also agree on which alerts can wait until morning.',
      },
      {
        name: 'Shadow',
        text: 'Our engineers shadow your people, then your people shadow ours.',
      },
      {
        name: 'Test',
        text: 'We restore every database from your backups and time each restore.',
      },
      {
        name: 'Run',
        text: 'Every alert that wakes someone up is reviewed the following week, with one question: how do we prevent the next one?',
      },
    ],
  },
  results: {
    heading: 'What you get every month',
    intro: 'One four-page report, with the bad news first.',
    list: [
      'Service levels, met and missed',
      'What happened, why, and what we changed',
      'Patches applied and patches due',
      'Restores tested and timed',
      'Capacity and cost, with a forecast',
      'What we recommend changing next',
    ],
  },
  questions: [
    {
      question: 'Who picks up at three in the morning?',
      answer:
        'The engineer on call: someone who knows your systems, and whose name you know. There’s no call center in between.',
    },
    {
      question: 'How do we get out of the contract?',
      answer:
        'Give us three months’ notice. Documentation and scripts are in your repository from day one, and we hand over the same way we took over.',
    },
    {
      question: 'Can you follow our security policies?',
      answer:
        'Yes. Each engineer has a named, logged account that you can revoke. We work on your systems under your policies, and your auditors can question us directly.',
    },
  ],
  closing: {
    heading: 'Plan the handover with us.',
    text: 'Tell us who is on call and when, and we’ll show you how we’d divide the work.',
    action: 'Discuss your operations',
  },
};
