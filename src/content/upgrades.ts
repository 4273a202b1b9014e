import type { StaticService } from './static-service';

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
