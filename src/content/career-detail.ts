export const CAREER_DETAIL = {
  loading: 'Loading position...',
  description: 'The work',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
  apply: {
    heading: 'How to apply',
    text: 'Send your resume and a few lines about something you built. We’ll reply within a week.',
    action: 'Apply by email',
    linkAction: 'Apply for this position',
    linkText: 'You apply on a separate site. We’ll reply within a week.',
    newTab: 'Opens in a new tab',
    subject: 'Application',
  },
  share: {
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy the link. Copy it from the address bar.',
  },
  similar: 'Similar positions',
  closed: {
    title: 'This Position Is Not Open',
    text: 'It may have been filled or withdrawn, or the link may be wrong.',
    action: 'See all positions',
  },
  over: {
    title: 'This Position Is No Longer Open',
    text: 'Its closing date has passed. See what’s open now.',
  },
  failed: {
    title: 'This Position Could Not Be Loaded',
    text: 'Check your connection, then try again.',
    action: 'Try again',
  },
} as const;
