import type { StaticService } from './static-service';

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
