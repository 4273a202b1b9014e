export const CAREERS_PAGE = {
  heading: 'Work with people who draw first.',
  text: 'Our engineers stay with the systems they build, meet the people who use them, and get home in the evening because the cutover was rehearsed.',
  list: { heading: 'Open positions', loading: 'Loading positions...' },
  none: {
    title: 'No Current Openings',
    text: 'Every seat is taken right now. If you think we should know you anyway, write to',
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
    text: 'Try fewer words, or change your choices above.',
    textWithMore:
      'Only the newest positions have been searched. Load more to search the others, too.',
    action: 'Show all positions',
  },
  hiring: {
    heading: 'How we hire',
    intro: 'Four steps, about three weeks. You get an answer after each one.',
    steps: [
      {
        name: 'You write',
        text: 'A resume and a few lines about something you built or kept running. No formal cover letter.',
      },
      {
        name: 'We talk',
        text: 'Forty minutes with an engineer from the team. You learn what your first project would be, and the salary.',
      },
      {
        name: 'We work together',
        text: 'Half a day, paid, on a real problem that we’ve already solved. No brainteasers, no whiteboard exam.',
      },
      {
        name: 'We decide',
        text: 'Within three business days, with reasons, whichever way it goes.',
      },
    ],
  },
} as const;
