import { describe, expect, it } from 'vitest';
import { formFields } from '@/collections/collection';
import { firm } from '@/collections/settings';
import { DEFAULT_FACTS, factsWith, firmWith } from '@/content/firm-facts';

describe('the facts with what the owner has saved', () => {
  it('are the defaults without it, and for each field that is empty or blank', () => {
    expect(factsWith({})).toMatchObject(DEFAULT_FACTS);
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
