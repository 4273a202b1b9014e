import { foldText } from '@/lib/fold-text';
import table from './pay-laws.json';

export interface PayLaw {
  country: string;
  /** The state or province, or the country if it has no `code`. */
  name: string;
  code?: string;
  /** Day or month from which the law applies. */
  since: string;
  /** The law, or the page of the authority that enforces it. */
  url: string;
}

/** Laws by which a job ad itself must state the pay; as of November 2026. Most of them exempt small employers. */
export const PAY_LAWS: readonly PayLaw[] = table;

export interface Place {
  country: string;
  region: string;
}

/** The laws that apply on a day in one of these places. */
export function payLawsAt(places: readonly Place[], today: string): PayLaw[] {
  const covers = ({ country, code, name }: PayLaw, place: Place) =>
    country === place.country &&
    (!code || [code, name].map(foldText).includes(foldText(place.region)));
  return PAY_LAWS.filter((law) => law.since <= today && places.some((place) => covers(law, place)));
}

/** Whether it depends on the state or region if a law applies. */
export const needsRegion = ({ country, region }: Place) =>
  region.trim() === '' && PAY_LAWS.some((law) => law.country === country && law.code);
