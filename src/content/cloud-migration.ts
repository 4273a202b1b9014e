import type { StaticService } from './static-service';

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
