/** The firm: everything that pages, structured data and mail links say about it stands here once (spec 1). */
export const FIRM = {
  name: 'Plumbline Consulting',
  shortName: 'Plumbline',
  /** Address of the deployed site, without a slash at the end: canonical links and previews begin with it. */
  siteUrl: 'https://www.plumbline-consulting.example',
  claim: 'Oracle and cloud services for enterprises that can’t stand still.',
  email: 'hello@plumbline-consulting.example',
  careersEmail: 'careers@plumbline-consulting.example',
  /** With dots: a number with spaces or hyphens may break into two lines. */
  phones: [
    { label: 'New projects', number: '+1.212.555.0142' },
    { label: 'Existing customers', number: '+1.212.555.0178' },
  ],
  address: {
    street: '48 Example Street, Floor 6',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
  },
  hours: {
    text: 'Monday to Friday 9:00 AM to 6:00 PM EST',
    days: 'Monday to Friday',
    time: '9:00 AM to 6:00 PM EST',
    /** The same hours as machines read them. */
    opens: '09:00',
    closes: '18:00',
  },
  figures: {
    years: '25+',
    projects: '500+',
    response: '24 hours',
  },
  /** Placeholders (spec 1): they name the network and lead nowhere until there is an account. */
  socialNetworks: ['LinkedIn', 'X', 'YouTube'],
} as const;

/** What link previews show of every page; drawn by `npm run brand`. Size in pixels. */
export const SOCIAL_IMAGE = {
  path: '/social-image.png',
  width: 1200,
  height: 630,
  alt: `${FIRM.name}: a plumb line between a system as it is and as it will be.`,
} as const;
