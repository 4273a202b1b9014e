export interface Person {
  name: string;
  role: string;
  /** Of experience. */
  years: number;
  certificates: readonly string[];
}

/** Four to six people whom clients meet, for /about. If there are none, the page doesn't mention them. */
export const PEOPLE: readonly Person[] = [
  {
    name: 'Ruth Okafor (sample)',
    role: 'Managing consultant',
    years: 24,
    certificates: ['Oracle Cloud Infrastructure Architect Professional', 'TOGAF'],
  },
  {
    name: 'Daniel Brandt (sample)',
    role: 'Migration lead',
    years: 17,
    certificates: ['Oracle Cloud Database Migration and Integration Professional'],
  },
  {
    name: 'Mei-Ling Zhou (sample)',
    role: 'Database architect',
    years: 19,
    certificates: ['Oracle Database Administration Certified Master', 'PostgreSQL Professional'],
  },
  {
    name: 'Carlos Ibarra (sample)',
    role: 'E-Business Suite and Fusion lead',
    years: 21,
    certificates: ['Oracle Financials Cloud Implementation Professional'],
  },
  {
    name: 'Hannah Weiss (sample)',
    role: 'Head of managed services',
    years: 15,
    certificates: ['ITIL 4 Managing Professional', 'AWS Solutions Architect Professional'],
  },
  {
    name: 'Samuel Adeyemi (sample)',
    role: 'Integration engineer',
    years: 9,
    certificates: ['Oracle Integration Cloud Professional', 'Java SE 17 Developer'],
  },
];
