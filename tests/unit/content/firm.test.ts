import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formFields } from '@/collections/collection';
import { firm } from '@/collections/settings';
import { FIRM } from '@/content/firm';
import { DEFAULT_FACTS, firmWith } from '@/content/firm-facts';

const [specified = ''] =
  /\d+:\d\d [AP]M to \d+:\d\d [AP]M \w+/.exec(readFileSync('docs/specification.md', 'utf8')) ?? [];
const withoutZone = (hours: string) => hours.replace(/ \w+$/, '');

// New York is on Eastern Daylight Time in summer, so “ET” would be right all year. “EST” stays all year, because the
// specification has the business hours word for word (spec 1). A firm with other hours names its zone as it likes.
it('the business hours name the time zone as the specification does', () => {
  const areSpecified = withoutZone(FIRM.hours.time) === withoutZone(specified);
  expect(areSpecified ? FIRM.hours.time : specified).toBe(specified);
  expect(specified).toMatch(/EST$/);
});

describe('the facts with what the owner has saved', () => {
  it('are the defaults without it, and for each field that is empty or blank', () => {
    expect(firmWith({})).toMatchObject(DEFAULT_FACTS);
    const blank = formFields(firm).map(({ kind, name }) => [name, kind === 'number' ? null : ' ']);
    expect(firmWith(Object.fromEntries(blank))).toEqual(firmWith({}));
  });

  it('are what the owner has saved, also in what is derived from them', () => {
    const hours = 'Tuesday, 1 PM to 2 PM';
    expect(
      firmWith({
        ...{
          name: ' Plumb & Level ',
          email: 'a@b.example',
          phone: '+1 (23) 45',
          secondPhone: '678 90',
        },
        ...{ businessHours: hours, responseHours: 1, xUrl: 'https://x.example/' },
      }),
    ).toMatchObject({
      ...{ shortName: 'Plumb', nameRest: '& Level', careersEmail: 'a@b.example' },
      phones: [
        { number: '+1 (23) 45', link: 'tel:+12345' },
        { number: '678 90', link: 'tel:67890' },
      ],
      hours: { days: 'Tuesday', time: '1 PM to 2 PM' },
      figures: { response: '1 hour' },
      socialNetworks: [{ url: '' }, { url: 'https://x.example/' }, { url: '' }],
    });
  });

  it('have one phone number if both are the same', () => {
    const { phones } = firmWith({ phone: '12345', secondPhone: '12345' });
    expect(phones).toEqual([{ label: 'Phone', number: '12345', link: 'tel:12345' }]);
  });
});
