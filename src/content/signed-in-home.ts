export const SIGNED_IN_HOME = {
  greeting: 'Welcome back',
  text: 'What are you planning next? Here’s what we can do for you and how to reach us.',
  startProject: 'Start Your Project',
  viewServices: 'View Our Services',
  technology: {
    heading: 'Technology stack',
    intro: 'Most projects involve these three areas.',
    areas: [
      {
        name: 'Oracle Applications',
        text: 'E-Business Suite and Fusion: upgrades, extensions, and the interfaces around them.',
      },
      {
        name: 'Cloud Infrastructure',
        text: 'Environments on Oracle Cloud Infrastructure, AWS, and Azure, designed in layers, with a monthly cost forecast.',
      },
      {
        name: 'Database & Integration',
        text: 'Databases that have to be right, and the interfaces that connect them to your other systems.',
      },
    ],
    action: 'See the whole stack',
  },
  services: {
    heading: 'Our services',
    intro: 'Start with one, or hand us the whole job, from planning to operations.',
  },
  contact: {
    heading: 'Contact',
    intro: 'The fastest way to reach a consultant.',
    action: 'Write to us',
  },
} as const;
