import type { SeoSetting, SeoSettingInput } from '@/collections/seo-settings';
import { isBlank } from '@/domain/text';
import { FIRM } from './firm';
import type { SeoPageId } from './pages';

const DEFAULTS: Record<SeoPageId, SeoSettingInput> = {
  home: {
    title: `Oracle and Cloud Consulting Firm | ${FIRM.name}`,
    description: `${FIRM.name} plans, moves, and runs Oracle and cloud systems for enterprises. ${FIRM.figures.years} years, ${FIRM.figures.projects} projects, and a consultant’s reply within ${FIRM.figures.response}.`,
    keywords: [
      'Oracle consulting',
      'cloud migration',
      'digital transformation',
      'enterprise solutions',
      'managed services',
    ],
  },
  about: {
    title: `About: ${FIRM.figures.years} Years of Oracle Consulting | ${FIRM.name}`,
    description: `How ${FIRM.name} works: our engineers map every system before they touch it. ${FIRM.figures.years} years of Oracle and cloud work, and ${FIRM.figures.projects} projects to judge us by.`,
    keywords: ['Oracle consulting', 'digital transformation', 'enterprise solutions', 'about us'],
  },
  services: {
    title: `Oracle and Cloud Services, End to End | ${FIRM.name}`,
    description: `From planning to operations: consulting, cloud migration, system upgrades, managed services, and integration, all from one team at ${FIRM.name}.`,
    keywords: [
      'Oracle services',
      'cloud migration',
      'managed services',
      'system upgrades',
      'Oracle consulting',
    ],
  },
  'cloud-migration': {
    title: `Cloud Migration for Oracle Systems | ${FIRM.name}`,
    description: `Move Oracle databases and applications to the cloud, wave by wave. ${FIRM.name} plans, tests, and runs the move, with a rollback for each wave.`,
    keywords: ['cloud migration', 'Oracle cloud', 'database migration', 'OCI'],
  },
  consulting: {
    title: `Strategic Oracle and Cloud Consulting | ${FIRM.name}`,
    description: `An independent view of your Oracle systems in four to six weeks: ${FIRM.name} lays out options, cost, risk, and a roadmap your board can act on.`,
    keywords: ['Oracle consulting', 'IT strategy', 'cloud strategy', 'digital transformation'],
  },
  upgrades: {
    title: `Tested Oracle System Upgrades | ${FIRM.name}`,
    description: `Bring E-Business Suite, Oracle Database, and middleware to supported releases. ${FIRM.name} keeps the customizations you need and times every trial run.`,
    keywords: ['Oracle upgrade', 'E-Business Suite', 'Oracle Database', 'system upgrades'],
  },
  'managed-services': {
    title: `Managed Services for Oracle and Cloud | ${FIRM.name}`,
    description: `Monitoring, patching, backup, and tuning of Oracle and cloud systems by ${FIRM.name}: named engineers, written service levels, and a monthly report.`,
    keywords: ['managed services', 'Oracle systems', 'database administration', 'cloud operations'],
  },
  careers: {
    title: `Careers in Oracle and Cloud Projects | ${FIRM.name}`,
    description: `Open positions at ${FIRM.name}: work on Oracle, cloud, and integration projects with engineers who plan first. See which positions are open today.`,
    keywords: ['Oracle jobs', 'open positions', 'consulting careers', 'Oracle developer'],
  },
  contact: {
    title: `Contact Our Oracle Consultants | ${FIRM.name}`,
    description: `Tell ${FIRM.name} what you’re planning: migration, upgrade, integration, or support. An Oracle and cloud consultant will reply within ${FIRM.figures.response}.`,
    keywords: ['contact', 'Oracle consulting', 'free consultation', 'cloud migration'],
  },
};

/** For IDs that aren't in the page table (spec 3). */
const GENERIC = {
  title: `${FIRM.name}: Oracle and Cloud Consulting`,
  description: `${FIRM.name} plans, moves, and runs Oracle and cloud systems for enterprises. ${FIRM.figures.years} years, ${FIRM.figures.projects} projects.`,
  keywords: ['Oracle', 'Cloud', 'Consulting', 'Technology'],
};

/** Fills in the default for a missing setting, or for an empty title or description (design 9). */
export function withDefaults<Setting extends SeoSettingInput>(
  page: string,
  setting: Setting | null | undefined,
): Setting | SeoSetting {
  const defaults = defaultSeoSetting(page);
  if (!setting) return defaults;
  const title = isBlank(setting.title) ? defaults.title : setting.title;
  const description = isBlank(setting.description) ? defaults.description : setting.description;
  return { ...setting, title, description };
}

export function defaultSeoSetting(page: string): SeoSetting {
  const isKnown = Object.hasOwn(DEFAULTS, page);
  const { title, description, keywords } = isKnown ? DEFAULTS[page as SeoPageId] : GENERIC;
  return { id: '', page, updatedAt: null, version: '', title, description, keywords };
}
