const NAME = { short: 'Plumbline', rest: 'Consulting' };

const HOURS = { days: 'Monday to Friday', time: '9:00 AM to 6:00 PM EST' };

/**
 * The firm: everything that pages, structured data, mail links and tests say about it (spec 1). Another
 * firm edits this file only.
 */
export const FIRM = {
  name: `${NAME.short} ${NAME.rest}`,
  shortName: NAME.short,
  /** Second line of the logo. */
  nameRest: NAME.rest,
  /** Address of the deployed site, without a trailing slash: canonical links and previews begin with it. */
  siteUrl: 'https://www.plumbline-consulting.example',
  claim: 'Oracle and cloud services for enterprises that can’t stand still.',
  email: 'hello@plumbline-consulting.example',
  careersEmail: 'careers@plumbline-consulting.example',
  /** With dots: browsers break a line after a space or a hyphen. */
  phones: [
    { label: 'New projects', number: '+1.212.555.0142' },
    { label: 'Existing clients', number: '+1.212.555.0178' },
  ],
  address: {
    street: '48 Example Street, Floor 6',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
  },
  hours: {
    ...HOURS,
    text: `${HOURS.days} ${HOURS.time}`,
    /** The same hours for structured data (24-hour clock). */
    opens: '09:00',
    closes: '18:00',
  },
  figures: {
    years: '25+',
    projects: '500+',
    /** Longest time until an inquiry is answered. */
    response: '24 hours',
  },
  /** Placeholders (spec 1): named without a link until there is an account. */
  socialNetworks: ['LinkedIn', 'X', 'YouTube'],
} as const;

/** Opens the story on the about page: where the name comes from. */
export const NAME_STORY = {
  intro: 'Why a consulting firm is named after a mason’s tool.',
  paragraph:
    'A plumb line is a weight on a string. It’s cheap, you can’t argue with it, and a wall built along it stands. We took the name because large systems fail for the same reason walls do: somebody trusted their eye.',
} as const;

/** Image of every link preview; drawn by `npm run brand`. Size in pixels. */
export const SOCIAL_IMAGE = {
  path: '/social-image.png',
  width: 1200,
  height: 630,
  alt: `${FIRM.name}: Oracle and cloud services for enterprises. ${FIRM.figures.years} years, ${FIRM.figures.projects} projects.`,
} as const;
