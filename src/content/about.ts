import { FIRM } from './firm';

/** Words of the about page: story, expertise, values and mission (spec 2). */
export const ABOUT = {
  heading: 'A firm that is judged by what stays upright.',
  text: `${FIRM.name} is a consultancy for Oracle and cloud systems. For ${FIRM.figures.years} years we have planned, moved and run the systems that companies can’t close a month without.`,
  story: {
    heading: 'Our story',
    intro: 'Why a consultancy carries a mason’s tool in its name.',
    paragraphs: [
      'A plumb line is a weight on a string. It is cheap, it can’t be argued with, and a wall that was built along it stands. We took the name because large systems fail for the same reason as walls: somebody trusted the eye.',
      `We began as database people: backup, recovery, the slow query that holds up a warehouse. Over ${FIRM.figures.years} years and ${FIRM.figures.projects} projects the work has grown to whole landscapes, from Oracle applications and the databases under them to the cloud they run in today. The habit has stayed. We measure what is there, we draw it on one sheet, and we only then say what it will cost.`,
    ],
  },
  expertise: {
    heading: 'Our expertise',
    intro: 'Four fields in which we have made our mistakes already, on other days than yours.',
    fields: [
      {
        name: 'Oracle applications',
        text: 'E-Business Suite, Fusion and what has been built around them: finance, order management, supply chain.',
      },
      {
        name: 'Databases',
        text: 'Availability, tuning, security and licences of Oracle Database, and the honest question whether another one would do.',
      },
      {
        name: 'Cloud platforms',
        text: 'Oracle Cloud Infrastructure, AWS and Azure: landing zones, migration, cost and the way back.',
      },
      {
        name: 'Integration and development',
        text: 'Interfaces that can be watched and restarted, and applications in Java, Python and JavaScript where no vendor sells one.',
      },
    ],
  },
  values: {
    heading: 'Our values',
    intro: 'Three words, and what each of them means on a working day.',
    list: [
      {
        name: 'Excellence',
        text: 'A number in our plans has been measured, or it is marked as an estimate. Work is done when somebody else has tested it.',
      },
      {
        name: 'Partnership',
        text: 'You hear bad news from us first and early. What we build and write belongs to you, and your people can run it without us.',
      },
      {
        name: 'Innovation',
        text: 'We try new things on our own systems before yours. Where the old way is the better one, we say so and leave it alone.',
      },
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'To leave every company that works with us with systems it understands: drawn, documented, and in the hands of its own people.',
  },
  closing: {
    heading: 'Bring us your plan, or the lack of one.',
    text: `A consultant answers within ${FIRM.figures.response}.`,
    action: 'Talk to us',
  },
} as const;
