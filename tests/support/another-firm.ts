import { FIRM } from '@/content/firm';
import { COLORS } from '../../tailwind.config';

/*
 * Another firm, with other facts than ours, in place of it: a setup file, which runs before anything reads them. No
 * test may need ours (`npm test -- --only=another-firm`).
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
  address: { street: 'Beispielweg 3', city: 'Hamburg', region: 'HH', postalCode: '20095' },
  hours: {
    days: 'Tuesday to Saturday',
    time: '8:00 AM to 4:30 PM CET',
    daysOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '16:30',
  },
  responseHours: 8,
  // Two may be the same.
  figures: { years: '60+', projects: '60+', response: '8 hours' },
  inquiryRetention: '6 months',
  socialNetworks: [
    { name: 'Mastodon', url: 'https://social.example/@nordlicht' },
    { name: 'Xing', url: '' },
  ],
  blogUrl: 'https://blog.nordlicht.example',
  privacyPolicyUrl: 'https://nordlicht.example/privacy',
  termsOfServiceUrl: 'https://nordlicht.example/terms',
} satisfies typeof FIRM);

/** A gray as bright as the color, so that every contrast stays as it is. */
function grayOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const value = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  const channel = Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${channel.repeat(3)}${color.slice(7)}`;
}

Object.assign(
  COLORS,
  Object.fromEntries(Object.entries(COLORS).map(([name, pair]) => [name, pair.map(grayOf)])),
);
