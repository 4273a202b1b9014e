import { FIRM } from './firm';

export const ABOUT = {
  heading: 'Judge us by what’s still running.',
  text: `${FIRM.name} is a consulting firm for Oracle and cloud systems. For ${FIRM.figures.years} years, we’ve planned, moved, and run the systems companies need to close their books. Ask us for two clients in your industry, and call them.`,
  story: {
    heading: 'Our story',
    intro: 'Why we map before we plan.',
    paragraphs: [
      'A plumb line is a weight on a string. It costs next to nothing, nobody can argue with it, and a wall built along it stands straight. Large systems fail for the same reason walls do: someone guessed instead of measuring.',
      `We started out in databases: backup, recovery, and the slow query that holds up a warehouse. In ${FIRM.figures.years} years and ${FIRM.figures.projects} projects, our work has grown to cover entire environments: Oracle applications, the databases beneath them, and the cloud they run in. One habit hasn’t changed. We map what’s there on one page before anyone changes anything.`,
    ],
  },
  people: {
    heading: 'Who you will work with',
    intro: 'The people who plan your project also do the work.',
  },
  expertise: {
    heading: 'Our expertise',
    intro: 'Where our engineers spend their days.',
    areas: [
      {
        name: 'Oracle applications',
        text: 'E-Business Suite and Fusion for finance, order management, and supply chain, plus everything built around them.',
      },
      {
        name: 'Databases',
        text: 'Availability, tuning, security, and licensing for Oracle Database, and a plain answer when PostgreSQL would do.',
      },
      {
        name: 'Cloud platforms',
        text: 'Oracle Cloud Infrastructure, AWS, and Azure: landing zones, migration, cost control, and rollback.',
      },
      {
        name: 'Integration and development',
        text: 'Interfaces you can monitor and restart, plus custom applications in Java, Python, and JavaScript.',
      },
    ],
    action: 'See the whole stack',
  },
  values: {
    heading: 'Our values',
    intro: 'Three words you can hold us to.',
    list: [
      {
        name: 'Excellence',
        text: 'Every number in our plans has a source or is marked as an estimate. Work isn’t done until someone else has tested it.',
      },
      {
        name: 'Partnership',
        text: 'You hear bad news early, and you hear it from us. Everything we build and write belongs to you, and your people can run it without us.',
      },
      {
        name: 'Innovation',
        text: 'We try new technology on our own systems before yours. If what you have works better, we leave it in place.',
      },
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'To leave every client with mapped, documented systems that its own people can run.',
  },
  closing: {
    heading: 'Bring us your plan, finished or not.',
    text: `A consultant will reply within ${FIRM.figures.response}.`,
    action: 'Talk to us',
  },
} as const;
