export const CAREERS_PAGE = {
  heading: 'Work with engineers who plan first.',
  text: 'Our engineers stay with the systems they build, meet the people who use them, and get home on time because the cutover was rehearsed.',
  list: { heading: 'Open positions', loading: 'Loading positions...' },
  none: {
    title: 'No Current Openings',
    text: 'All our positions are filled right now. If you think we should meet anyway, write to',
  },
  finder: {
    search: 'Search positions',
    filters: 'Filters',
    type: { label: 'Job Type', all: 'All job types' },
    department: { label: 'Department', all: 'All departments' },
    location: { label: 'Location', all: 'All locations' },
  },
  noMatch: {
    title: 'No position matches',
    text: 'Try fewer words, or change the filters above.',
    textWithMore: 'Only the newest positions have been searched. Load more to search the rest.',
    action: 'Show all positions',
  },
  hiring: {
    heading: 'How we hire',
    intro: 'Four steps in about three weeks. You hear from us after each one.',
    steps: [
      {
        name: 'You write',
        text: 'A resume and a few lines about a system you built or kept running are enough. You don’t need a cover letter.',
      },
      {
        name: 'We talk',
        text: 'You spend forty minutes with an engineer from the team and learn what your first project and your salary would be.',
      },
      {
        name: 'We work together',
        text: 'You spend half a day, paid, on a real problem we’ve already solved. No brainteasers, no whiteboard exam.',
      },
      {
        name: 'We decide',
        text: 'You get our decision within three business days, with our reasons either way.',
      },
    ],
  },
} as const;
