import type { SeoSetting, SeoSettingInput } from '@/domain/seo-setting';
import { FIRM } from './firm';
import type { SeoPageId } from './pages';

const DEFAULTS: Record<SeoPageId, SeoSettingInput> = {
  home: {
    title: `Oracle and Cloud Consulting Firm | ${FIRM.name}`,
    description: `${FIRM.name} plans, migrates, and runs Oracle and cloud systems for enterprises. ${FIRM.figures.years} years, ${FIRM.figures.projects} projects, and a reply to your inquiry within ${FIRM.figures.response}.`,
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
    description: `How ${FIRM.name} works: engineers who draw a system before they touch it, with ${FIRM.figures.years} years of Oracle, cloud, and transformation projects behind them.`,
    keywords: ['Oracle consulting', 'digital transformation', 'enterprise solutions', 'about us'],
  },
  services: {
    title: `Oracle and Cloud Services, End to End | ${FIRM.name}`,
    description: `From strategy to daily operations: cloud migration, system upgrades, managed services, integration, and development by one team at ${FIRM.name}.`,
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
    description: `Move Oracle databases and apps to the cloud in rehearsed waves. ${FIRM.name} plans, moves, and reconciles, with a tested way back at every step.`,
    keywords: ['cloud migration', 'Oracle cloud', 'database migration', 'OCI'],
  },
  consulting: {
    title: `Strategic Oracle and Cloud Consulting | ${FIRM.name}`,
    description: `An independent view of your Oracle systems: ${FIRM.name} lays out cost, risk, and a roadmap a board can decide on and an engineer can start from.`,
    keywords: ['Oracle consulting', 'IT strategy', 'cloud strategy', 'digital transformation'],
  },
  upgrades: {
    title: `Oracle System Upgrades, Rehearsed | ${FIRM.name}`,
    description: `Bring E-Business Suite, Oracle Database, and middleware to supported releases. ${FIRM.name} keeps your custom code and rehearses the downtime.`,
    keywords: ['Oracle upgrade', 'E-Business Suite', 'Oracle Database', 'system upgrades'],
  },
  'managed-services': {
    title: `Managed Services for Oracle and Cloud | ${FIRM.name}`,
    description: `Monitoring, patching, backup, and tuning of Oracle and cloud systems by ${FIRM.name}: named engineers, written service levels, and a monthly report.`,
    keywords: ['managed services', 'Oracle systems', 'database administration', 'cloud operations'],
  },
  careers: {
    title: `Careers in Oracle and Cloud Projects | ${FIRM.name}`,
    description: `Open positions at ${FIRM.name}: work on Oracle, cloud, and integration projects with people who draw systems before touching them. See what’s open.`,
    keywords: ['Oracle jobs', 'open positions', 'consulting careers', 'Oracle developer'],
  },
  contact: {
    title: `Contact Our Oracle Consultants | ${FIRM.name}`,
    description: `Tell ${FIRM.name} what you’re planning: migration, upgrade, integration, or support. You’ll hear from an Oracle and cloud consultant within ${FIRM.figures.response}.`,
    keywords: ['contact', 'Oracle consulting', 'free consultation', 'cloud migration'],
  },
};

/** For ids that the page table lacks (spec 3). */
const GENERIC = {
  title: `${FIRM.name}: Oracle and Cloud Consulting`,
  description: `${FIRM.name} offers Oracle and cloud consulting for enterprises, with ${FIRM.figures.years} years of experience in digital transformation.`,
  keywords: ['Oracle', 'Cloud', 'Consulting', 'Technology'],
};

/** Its id is empty (spec 3). */
export function defaultSeoSetting(page: string): SeoSetting {
  const isKnown = Object.hasOwn(DEFAULTS, page);
  const { title, description, keywords } = isKnown ? DEFAULTS[page as SeoPageId] : GENERIC;
  return { id: '', page, updatedAt: null, version: '', title, description, keywords };
}
