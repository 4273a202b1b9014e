import type { StaticService } from './static-service';

export const CLOUD_MIGRATION: StaticService = {
  heading: 'Your cloud migration, rehearsed first.',
  text: 'We move Oracle databases and applications to the cloud in waves. We test each wave until it fits the downtime window you can give us.',
  steps: {
    heading: 'How we migrate',
    intro: 'Most of the work happens before the cutover weekend.',
    list: [
      {
        name: 'Take inventory',
        text: 'We list your databases, interfaces, batch jobs, reports, and licenses. If something isn’t documented, we find it in the logs and add it to the inventory.',
      },
      {
        name: 'Price the target',
        text: 'You get two or three target designs with monthly costs, based on your load and the licenses you already own.',
      },
      {
        name: 'Plan the waves',
        text: 'Systems that depend on each other move together. Each wave has an owner, a date, and criteria for calling it off.',
      },
      {
        name: 'Test each wave',
        text: 'We time each trial run on a full copy and repeat it until the move fits the window with room to spare.',
      },
      {
        name: 'Move and reconcile',
        text: 'We compare totals, counts, and samples between the old and new systems, and your own people sign off. Then you decide whether to go live. Until that decision, we can roll back without losing data.',
      },
      {
        name: 'Retire the old system',
        text: 'The old system stays readable, so you can look up and compare any number. We shut it down when you say so.',
      },
    ],
  },
  results: {
    heading: 'What you get',
    intro: 'In addition to the new system.',
    list: [
      'A map of your environment, before and after',
      'A monthly cost forecast, checked against your first bills',
      'Recorded times for every trial run',
      'A signed reconciliation report',
      'Infrastructure as code, in your repository',
      'Runbooks, tested by your operations team',
    ],
  },
  questions: [
    {
      question: 'How long will we be down?',
      answer:
        'After the second trial run, you get a measured downtime. If no window is long enough, we can replicate your data in advance and switch over in minutes. That costs more, and we tell you how much before you decide.',
    },
    {
      question: 'Will it be cheaper?',
      answer:
        'Not always. A system with a steady load on hardware that’s already paid for can cost more in the cloud. That’s why we price the target before you decide.',
    },
    {
      question: 'What happens to our licenses?',
      answer:
        'Oracle counts cores by one rule on AWS, Azure, and Google Cloud, by another on its own cloud, and by a third on your own servers. We calculate your license position for every target before you choose one.',
    },
  ],
  closing: {
    heading: 'Begin with an assessment.',
    text: 'It takes two to three weeks, starting with the system that worries you most.',
    action: 'Plan your migration',
  },
};
