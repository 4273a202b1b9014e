import { foldText } from '@/lib/fold-text';
import table from './pay-laws.json';

/**
 * Laws by which a job ad itself must state the pay, as of November 2026: of a state or province, or, without `code`, of
 * a country; the day or month since when; and the law, or the page of the authority that enforces it.
 */
export const PAY_LAWS = table;

interface Place {
  country: string;
  /** Name or code of a state or province, or ''. */
  region: string;
}

/** The laws that apply on a day in one of these places. */
export function payLawsAt(places: readonly Place[], today: string) {
  return PAY_LAWS.filter(({ country, code, name, since }) => {
    const names = code ? [code, name].map(foldText) : null;
    const isThere = places.some(
      (place) => place.country === country && (names?.includes(foldText(place.region)) ?? true),
    );
    return since <= today && isThere;
  });
}

/** Whether the country has laws of states or regions, and the state or region isn't stated. */
export const needsRegion = ({ country, region }: Place) =>
  region.trim() === '' && PAY_LAWS.some((law) => law.country === country && law.code);
