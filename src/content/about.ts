import { FIRM } from './firm';

export const ABOUT = {
  heading: 'A firm judged by what stays standing.',
  text: `${FIRM.name} is a consulting firm for Oracle and cloud systems. For ${FIRM.figures.years} years we’ve planned, moved, and run the systems that companies can’t close the books without.`,
  story: {
    heading: 'Our story',
    intro: 'Why a consulting firm is named after a mason’s tool.',
    paragraphs: [
      'A plumb line is a weight on a string. It’s cheap, you can’t argue with it, and a wall built along it stands. We took the name because large systems fail for the same reason walls do: somebody trusted their eye.',
      `We started out as database people: backup, recovery, the slow query that holds up a warehouse. Over ${FIRM.figures.years} years and ${FIRM.figures.projects} projects, the work has grown to whole environments, from Oracle applications and the databases under them to the cloud they run in today. The habit hasn’t changed. We measure what’s there, draw it on one sheet, and only then say what it will cost.`,
    ],
  },
  expertise: {
    heading: 'Our expertise',
    intro: 'Four fields where we learned the hard lessons long before your project.',
    fields: [
      {
        name: 'Oracle applications',
        text: 'E-Business Suite, Fusion, and everything built around them: finance, order management, supply chain.',
      },
      {
        name: 'Databases',
        text: 'Availability, tuning, security, and licensing of Oracle Database, and an honest answer when another one would do.',
      },
      {
        name: 'Cloud platforms',
        text: 'Oracle Cloud Infrastructure, AWS, and Azure: landing zones, migration, cost, and the way back.',
      },
      {
        name: 'Integration and development',
        text: 'Interfaces you can monitor and restart, and applications in Java, Python, and JavaScript where no vendor sells one.',
      },
    ],
    action: 'See the whole stack',
  },
  values: {
    heading: 'Our values',
    intro: 'Three words, and what each one means on a working day.',
    list: [
      {
        name: 'Excellence',
        text: 'Every number in our plans has been measured or is marked as an estimate. Work is done when someone else has tested it.',
      },
      {
        name: 'Partnership',
        text: 'You hear bad news from us first, and early. What we build and write belongs to you, and your people can run it without us.',
      },
      {
        name: 'Innovation',
        text: 'We try new things on our own systems before yours. Where the old way is better, we say so and leave it alone.',
      },
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'To leave every client with systems it understands: drawn, documented, and in the hands of its own people.',
  },
  closing: {
    heading: 'Bring us your plan, or the lack of one.',
    text: `A consultant will answer within ${FIRM.figures.response}.`,
    action: 'Talk to us',
  },
} as const;
