import { foldText } from '@/lib/fold-text';

export interface PayLaw {
  country: string;
  /** Name and code of a state or province; without them, the law covers the country. */
  region?: string;
  code?: string;
  name: string;
  /** Day or month from which job ads must state the pay. */
  since: string;
  /** The law, or the page of the authority that enforces it. */
  url: string;
}

const law = (country: string, name: string, code: string, since: string, url: string): PayLaw => ({
  country,
  name,
  ...(code && { region: name, code }),
  since,
  url: `https://${url}`,
});

/** Laws by which a job ad itself must state the pay; as of November 2026. Most of them exempt small employers. */
// prettier-ignore
export const PAY_LAWS: readonly PayLaw[] = [
  law('US', 'Colorado', 'CO', '2021-01-01', 'cdle.colorado.gov/dlss/equal-pay-for-equal-work-act'),
  law('US', 'California', 'CA', '2023-01-01', 'leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=432.3.'),
  law('US', 'Washington', 'WA', '2023-01-01', 'www.lni.wa.gov/workers-rights/wages/equal-pay-opportunities-act'),
  law('US', 'New York', 'NY', '2023-09-17', 'dol.ny.gov/pay-transparency'),
  law('US', 'Hawaii', 'HI', '2024-01-01', 'www.capitol.hawaii.gov/session/archives/measure_indiv_Archives.aspx?billtype=SB&billnumber=1057&year=2023'),
  law('US', 'District of Columbia', 'DC', '2024-06-30', 'code.dccouncil.gov/us/dc/council/code/sections/32-1451'),
  law('US', 'Maryland', 'MD', '2024-10-01', 'labor.maryland.gov/labor/wages/esswagerangefaq.shtml'),
  law('US', 'Illinois', 'IL', '2025-01-01', 'labor.illinois.gov/news/press-release.30746.html'),
  law('US', 'Minnesota', 'MN', '2025-01-01', 'www.revisor.mn.gov/statutes/cite/181.173'),
  law('US', 'New Jersey', 'NJ', '2025-06-01', 'www.nj.gov/labor/myworkrights/wages/pay-transparency'),
  law('US', 'Vermont', 'VT', '2025-07-01', 'legislature.vermont.gov/statutes/section/21/005/00495p'),
  law('US', 'Massachusetts', 'MA', '2025-10-29', 'www.mass.gov/info-details/pay-transparency-in-massachusetts'),
  law('US', 'Virginia', 'VA', '2026-07-01', 'law.lis.virginia.gov/vacodefull/title40.1/chapter3/article1/'),
  law('US', 'Maine', 'ME', '2026-07', 'legislature.maine.gov/legis/bills/display_ps.asp?LD=54&snum=132'),
  law('US', 'Connecticut', 'CT', '2026-10-01', 'www.cga.ct.gov/current/pub/chap_557.htm'),
  law('US', 'Delaware', 'DE', '2027-09-26', 'delcode.delaware.gov/title19/c007/index.html'),
  law('CA', 'Prince Edward Island', 'PE', '2022-06-01', 'www.princeedwardisland.ca/en/legislation/employment-standards-act'),
  law('CA', 'British Columbia', 'BC', '2023-11-01', 'www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/23018'),
  law('CA', 'Ontario', 'ON', '2026-01-01', 'www.ontario.ca/laws/regulation/240476'),
  law('AT', 'Austria', '', '2011-03-01', 'www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20003395'),
  law('LV', 'Latvia', '', '2018-11-28', 'vdi.gov.lv/en/article/content-job-advertisement'),
  law('LT', 'Lithuania', '', '2019-07-27', 'e-seimas.lrs.lt/rs/legalact/TAD/6eea48d294ea11eea70ce7cabd08f150'),
  law('IT', 'Italy', '', '2026-06-07', 'www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2026;96'),
];

export interface Place {
  country: string;
  /** Name or code of a state or region; '' if it isn't known. */
  region: string;
}

/** The laws in force on a day in one of these places. */
export function payLawsAt(places: readonly Place[], today: string): PayLaw[] {
  return PAY_LAWS.filter(
    (one) =>
      one.since <= today &&
      places.some(
        ({ country, region }) =>
          country === one.country &&
          (!one.region ||
            [one.region, one.code].some((name) => foldText(name ?? '') === foldText(region))),
      ),
  );
}

/** Whether it depends on the state or region if a law applies. */
export const needsRegion = ({ country, region }: Place) =>
  region.trim() === '' && PAY_LAWS.some((one) => one.country === country && one.region);
