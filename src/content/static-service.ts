import { pathTo } from './pages';

export interface Question {
  question: string;
  answer: string;
}

export interface StaticService {
  heading: string;
  text: string;
  steps: {
    heading: string;
    intro: string;
    list: readonly { name: string; text: string }[];
  };
  results: { heading: string; intro: string; list: readonly string[] };
  questions: readonly Question[];
  closing: { heading: string; text: string; action: string };
}

export const STATIC_SERVICE_LINKS = [
  {
    label: 'Cloud Migration',
    text: 'Six steps, from taking inventory to retiring the old system.',
    to: pathTo('cloud-migration'),
  },
  {
    label: 'Consulting',
    text: 'Four to six weeks, two or three options, one decision.',
    to: pathTo('consulting'),
  },
  {
    label: 'System Upgrades',
    text: 'We inventory your customizations before we change anything.',
    to: pathTo('upgrades'),
  },
  {
    label: 'Managed Services',
    text: 'How we take over operations, and how you can take them back.',
    to: pathTo('managed-services'),
  },
] as const;
