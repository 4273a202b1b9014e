import type { StaticService } from './static-service';

export const UPGRADES: StaticService = {
  heading: 'Upgrade and keep the customizations you need.',
  text: 'We bring E-Business Suite, databases, WebLogic, and Java to supported releases. Every customization is accounted for, and the downtime is measured before we announce it.',
  steps: {
    heading: 'How we upgrade',
    intro: 'Most of the effort goes into finding out what you’ve changed.',
    list: [
      {
        name: 'Catalog',
        text: 'We find every customization by comparing your system with Oracle’s standard release, not by asking around.',
      },
      {
        name: 'Keep, replace, retire',
        text: 'Is each customization still in use, now a standard feature, or obsolete? You decide, with the usage figures in front of you.',
      },
      {
        name: 'Build the tests',
        text: 'We automate tests for the processes your business depends on: order to cash, procure to pay, and the month-end close.',
      },
      {
        name: 'Rehearse',
        text: 'We do at least three trial runs on a copy of production. Each is timed, and we fix every issue before the next one.',
      },
      {
        name: 'Upgrade',
        text: 'We upgrade in the announced window, with scheduled go/no-go decisions and a tested rollback.',
      },
      {
        name: 'Stay current',
        text: 'With automated tests in place, you can apply the next patch in days.',
      },
    ],
  },
  results: {
    heading: 'What you get',
    intro: 'In addition to a supported release.',
    list: [
      'A catalog of customizations, with a decision on each',
      'Automated tests that belong to you',
      'A timed runbook for the next upgrade',
      'The end-of-support date for every component',
      'Fewer customizations to maintain',
      'A list of the audit findings that the upgrade closes',
    ],
  },
  questions: [
    {
      question: 'Should we upgrade or replace?',
      answer:
        'Often an upgrade buys you time to choose a replacement without pressure. If it doesn’t, we say so in the first two weeks.',
    },
    {
      question: 'Our last upgrade took a year. Why?',
      answer:
        'Usually because customizations turned up one by one in testing. If you find them at the beginning, you can plan for them. If you find them at the end, they delay the upgrade.',
    },
    {
      question: 'Can we keep working while you prepare?',
      answer:
        'Yes. There’s a short change freeze before the upgrade, and the plan says how long it lasts.',
    },
  ],
  closing: {
    heading: 'Send us a list of your releases.',
    text: 'We’ll look up when support ends for every component you run.',
    action: 'Plan your upgrade',
  },
};
