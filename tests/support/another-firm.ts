import type { FirmFacts } from '@/collections/settings';
import { FIRM } from '@/content/firm';
import { firmWith } from '@/content/firm-facts';
import { COLORS } from '../../tailwind.config';

/** What the owner of another firm enters in the back office. */
export const ANOTHER_FIRM: FirmFacts = {
  name: 'Nordlicht $& <Partner>',
  slogan: 'Databases for shipping companies.',
  email: 'mail@nordlicht.example',
  phone: '+49.40.555.0',
  secondPhone: '+49.40.555.0',
  address: 'Beispielweg 3\n20095 Hamburg',
  businessHours: 'Tuesday to Saturday, 8:00 AM to 4:30 PM CET',
  responseHours: 8,
  linkedInUrl: '',
  xUrl: 'https://social.example/@nordlicht',
  youTubeUrl: '',
  privacyPolicyUrl: 'https://nordlicht.example/privacy',
  termsUrl: 'https://nordlicht.example/terms',
  bookingUrl: 'https://calendar.example/nordlicht',
};

/**
 * For the setup file of `npm test -- --only=another-firm`: replaces the facts and colors before any other module reads
 * them, because tests must not depend on the real ones.
 */
export function becomeAnotherFirm(): void {
  const firm = firmWith(ANOTHER_FIRM);
  Object.assign(FIRM, firm, {
    siteUrl: 'https://nordlicht.example',
    retentionMonths: 6,
    // Two figures have the same text, as a real firm's might.
    figures: { ...firm.figures, years: '60+', projects: '60+', retention: '6 months' },
    blogUrl: 'https://blog.nordlicht.example',
    publishUrl: 'https://git.example/nordlicht/publish',
  } satisfies Partial<typeof FIRM>);
  Object.assign(COLORS, ANOTHER_COLORS);
}

/** Flips the lowest bit of the blue value. The color changes, but its contrast stays practically the same. */
const nearly = (color: string) => {
  const blue = parseInt(color.slice(5, 7), 16) ^ 1;
  return color.slice(0, 5) + blue.toString(16).padStart(2, '0') + color.slice(7);
};

const ANOTHER_COLORS = {
  ...Object.fromEntries(Object.entries(COLORS).map(([name, pair]) => [name, pair.map(nearly)])),
  paper: ['#ffffff', '#1a1033'],
  firm: ['#5b2a86', '#d8b8ff'],
  'firm-deep': ['#3f1a61', '#ecdcff'],
};
