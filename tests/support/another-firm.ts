import { FIRM } from '@/content/firm';
import { COLORS } from '../../tailwind.config';

/*
 * Setup file that replaces the firm's facts and colors before any other module reads them, because tests must not
 * depend on the real ones (`npm test -- --only=another-firm`).
 */

Object.assign(FIRM, {
  name: 'Nordlicht & Partner',
  shortName: 'Nordlicht',
  nameRest: '& Partner',
  siteUrl: 'https://nordlicht.example',
  claim: 'Databases for shipping companies.',
  email: 'mail@nordlicht.example',
  careersEmail: 'jobs@nordlicht.example',
  phones: [{ label: 'Office', number: '+49.40.555.0', link: 'tel:+49405550' }],
  address: {
    street: 'Beispielweg 3',
    city: 'Hamburg',
    region: 'HH',
    postalCode: '20095',
    country: 'DE',
  },
  hours: {
    days: 'Tuesday to Saturday',
    time: '8:00 AM to 4:30 PM CET',
    daysOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '16:30',
  },
  responseHours: 8,
  retentionMonths: 6,
  // Two figures have the same text, as a real firm's might.
  figures: {
    years: '60+',
    projects: '60+',
    response: '8 hours',
    retention: '6 months',
  },
  socialNetworks: [
    { name: 'Mastodon', url: 'https://social.example/@nordlicht' },
    { name: 'Xing', url: '' },
  ],
  blogUrl: 'https://blog.nordlicht.example',
  privacyPolicyUrl: 'https://nordlicht.example/privacy',
  termsOfServiceUrl: 'https://nordlicht.example/terms',
  publishUrl: 'https://git.example/nordlicht/publish',
} satisfies typeof FIRM);

/** Flips the lowest bit of the blue value. The color changes, but its contrast stays practically the same. */
const nearly = (color: string) => {
  const blue = parseInt(color.slice(5, 7), 16) ^ 1;
  return color.slice(0, 5) + blue.toString(16).padStart(2, '0') + color.slice(7);
};

Object.assign(
  COLORS,
  Object.fromEntries(Object.entries(COLORS).map(([name, pair]) => [name, pair.map(nearly)])),
  {
    paper: ['#ffffff', '#1a1033'],
    firm: ['#5b2a86', '#d8b8ff'],
    'firm-deep': ['#3f1a61', '#ecdcff'],
  } satisfies Partial<Record<keyof typeof COLORS, [light: string, blueprint: string]>>,
);
