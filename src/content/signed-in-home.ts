export const SIGNED_IN_HOME = {
  greeting: 'Welcome back',
  text: 'What are you planning next? Here’s what we can do for you, and how to reach the people who do it.',
  startProject: 'Start Your Project',
  viewServices: 'View Our Services',
  technology: {
    heading: 'Technology stack',
    intro: 'Most environments come down to three fields.',
    fields: [
      {
        name: 'Oracle Applications',
        text: 'E-Business Suite and Fusion: upgrades, extensions, and the interfaces around them.',
      },
      {
        name: 'Cloud Infrastructure',
        text: 'Oracle Cloud Infrastructure, AWS, and Azure: designed in layers, priced by the month.',
      },
      {
        name: 'Database & Integration',
        text: 'Databases that have to be right, and the interfaces between the systems that use them.',
      },
    ],
    action: 'See the whole stack',
  },
  services: {
    heading: 'Our services',
    intro: 'Take just one, or let us go all the way from plan to operations.',
  },
  contact: {
    heading: 'Contact',
    intro: 'The fastest way to reach a consultant.',
    action: 'Write to us',
  },
} as const;
