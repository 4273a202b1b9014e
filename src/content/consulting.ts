import type { StaticService } from './static-service';

export const CONSULTING: StaticService = {
  heading: 'Two or three options, one decision, no slides.',
  text: 'Where should your Oracle systems be in three years? In four to six weeks, you get two or three options with cost, risk, and what each one rules out, in a short memo your board can act on.',
  steps: {
    heading: 'How we advise you',
    intro: 'We don’t sell licenses or cloud credits, so our advice has no hidden agenda.',
    list: [
      {
        name: 'Read',
        text: 'We read contracts, support renewals, architecture documents, and last year’s incident reports. Send what you have; there’s nothing to prepare.',
      },
      {
        name: 'Listen',
        text: 'We talk with ten to fifteen people who run and use the systems. What they tell us stays confidential.',
      },
      {
        name: 'Map',
        text: 'We put all your systems on one page, with interfaces, owners, costs, and end-of-support dates.',
      },
      {
        name: 'Calculate',
        text: 'We calculate each option over five years, in your finance team’s terms, and state every assumption.',
      },
      {
        name: 'Decide',
        text: 'You decide in one meeting. By then, everyone at the table will have had the memo for a week.',
      },
    ],
  },
  results: {
    heading: 'What you get',
    intro: 'All in one short memo.',
    list: [
      'A map of all your systems',
      'Your license position, before an auditor asks',
      'Each option’s cost, risk, and dependencies',
      'A roadmap with decision points',
      'A business case your finance team has checked',
      'First steps, whichever option you choose',
    ],
  },
  questions: [
    {
      question: 'Will you recommend yourselves for the work?',
      answer:
        'We write the roadmap so that any firm can execute it. Put the work out to bid, and we’ll compete like everyone else.',
    },
    {
      question: 'How much of our time does it take?',
      answer:
        'About two hours from each person we talk to, plus one day a week from a coordinator on your side.',
    },
    {
      question: 'We already have a study like this. What now?',
      answer: 'Send it to us. If it’s still valid, we’ll say so and update only what has changed.',
    },
  ],
  closing: {
    heading: 'Tell us your deadline.',
    text: 'Whether it’s a renewal, an audit, or the end of support, we’ll explain what you can still do before then.',
    action: 'Discuss your strategy',
  },
};
