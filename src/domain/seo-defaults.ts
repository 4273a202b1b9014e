import type { SeoPageId, SeoSetting, SeoSettingInput } from './seo-setting';

const DEFAULTS: Record<SeoPageId, (firm: string) => SeoSettingInput> = {
  home: (firm) => ({
    title: `Oracle and Cloud Consulting Firm | ${firm}`,
    description: `${firm} plans, migrates, and runs Oracle and cloud systems for enterprises. 25+ years, 500+ projects, and a reply to your inquiry within 24 hours.`,
    keywords: [
      'Oracle consulting',
      'cloud migration',
      'digital transformation',
      'enterprise solutions',
      'managed services',
    ],
  }),
  about: (firm) => ({
    title: `About: 25+ Years of Oracle Consulting | ${firm}`,
    description: `How ${firm} works: engineers who draw a system before they touch it, with 25+ years of Oracle, cloud, and transformation projects behind them.`,
    keywords: ['Oracle consulting', 'digital transformation', 'enterprise solutions', 'about us'],
  }),
  services: (firm) => ({
    title: `Oracle and Cloud Services, End to End | ${firm}`,
    description: `From strategy to daily operations: cloud migration, system upgrades, managed services, integration, and development by one team at ${firm}.`,
    keywords: [
      'Oracle services',
      'cloud migration',
      'managed services',
      'system upgrades',
      'Oracle consulting',
    ],
  }),
  'cloud-migration': (firm) => ({
    title: `Cloud Migration for Oracle Systems | ${firm}`,
    description: `Move Oracle databases and applications to the cloud in rehearsed waves. ${firm} plans, moves, and reconciles, with a tested way back at every step.`,
    keywords: ['cloud migration', 'Oracle Cloud Infrastructure', 'database migration', 'OCI'],
  }),
  consulting: (firm) => ({
    title: `Strategic Oracle and Cloud Consulting | ${firm}`,
    description: `An independent view of your Oracle systems: ${firm} lays out cost, risk, and a roadmap that a board can decide on and an engineer can start from.`,
    keywords: ['Oracle consulting', 'IT strategy', 'cloud strategy', 'digital transformation'],
  }),
  upgrades: (firm) => ({
    title: `Oracle System Upgrades, Rehearsed | ${firm}`,
    description: `Bring E-Business Suite, Oracle Database, and middleware to supported releases. ${firm} keeps what you customized and rehearses the downtime.`,
    keywords: ['Oracle upgrade', 'E-Business Suite upgrade', 'database upgrade', 'system upgrades'],
  }),
  'managed-services': (firm) => ({
    title: `Managed Services for Oracle and Cloud | ${firm}`,
    description: `Monitoring, patching, backup, and tuning of Oracle and cloud systems by named engineers with written service levels and monthly reports by ${firm}.`,
    keywords: ['managed services', 'Oracle support', 'database administration', 'cloud operations'],
  }),
  careers: (firm) => ({
    title: `Careers in Oracle and Cloud Projects | ${firm}`,
    description: `Open positions at ${firm}: work on Oracle, cloud, and integration projects with people who draw systems before they touch them. See what’s open.`,
    keywords: ['Oracle jobs', 'cloud jobs', 'consulting careers', 'Oracle developer'],
  }),
  contact: (firm) => ({
    title: `Contact Our Oracle Consultants | ${firm}`,
    description: `Tell ${firm} what you’re planning: migration, upgrade, integration, or support. You’ll hear from an Oracle and cloud consultant within 24 hours.`,
    keywords: ['contact', 'Oracle consulting', 'free consultation', 'cloud migration'],
  }),
};

/**
 * The setting of a page for which none is stored: a title and description that name the firm and
 * 3 to 5 keywords; an unknown page gets generic ones (spec 3). The id is empty.
 */
export function defaultSeoSetting(page: string, firm: string): SeoSetting {
  const input = Object.hasOwn(DEFAULTS, page)
    ? DEFAULTS[page as SeoPageId](firm)
    : {
        title: `${firm}: Oracle and Cloud Consulting`,
        description: `${firm} offers Oracle and cloud consulting for enterprises, with 25+ years of experience in digital transformation.`,
        keywords: ['Oracle', 'Cloud', 'Consulting', 'Technology'],
      };
  return { id: '', page, updatedAt: null, ...input };
}
