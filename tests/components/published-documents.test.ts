import { expect, it } from 'vitest';
import { compareDocuments } from '@/back-office/documents/published-documents';
import { checkPages } from '@/back-office/site/checks';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES } from '@/content/pages';
import { storedCareer, storedSeoSetting, storedService } from '../support/admin-documents';
import { serveBuild, type Published } from './serve-build';
import { put, stubData } from './stub-data';

const SETTINGS = SEO_PAGES.map(({ id }): Published => ['seoSettings', defaultSeoSetting(id)]);
const SERVICES = BUILT_IN_SERVICES.map((service): Published => ['services', service]);
const [AUDITS, BACKUPS] = [storedService('audits'), storedService('backups')] as const;

const compare = async () => checkPages(await compareDocuments(new AbortController().signal));

it('a site that was built from built-in content is live as long as nothing is saved', async () => {
  stubData();
  serveBuild(...SERVICES, ...SETTINGS);
  expect(await compare()).toEqual({ state: 'pass', text: '16 of 16 documents are live.' });
});

it('documents that changed, were added, or are no longer shown are waiting, each with a link to it', async () => {
  const data = stubData();
  data.listServices.mockResolvedValue([AUDITS]);
  data.listActiveCareers.mockResolvedValue([
    storedCareer('dba', { title: 'DBA' }),
    storedCareer('new', { title: '' }),
  ]);
  put('seoSettings/about', storedSeoSetting('about', { title: 'New', description: 'New' }));
  serveBuild(
    ['services', AUDITS],
    ['careers', storedCareer('dba', { title: 'Administrator' })],
    ['careers', storedCareer('closed')],
    ...SETTINGS,
  );
  const result = await compare();
  expect(result.text).toMatch(/^9 of 13 documents are live\./);
  expect(result.places).toEqual([
    { label: 'Careers: DBA', problem: 'waiting', to: '/admin/careers?id=dba' },
    { label: 'Careers: new', problem: 'waiting', to: '/admin/careers?id=new' },
    { label: 'SEO settings: About Page', problem: 'waiting', to: '/admin/seo?page=about' },
    {
      label: 'Careers: closed',
      problem: 'closed or deleted, waiting to be removed',
      to: '/admin/careers?id=closed',
    },
  ]);
});

it('services that were moved are waiting', async () => {
  const data = stubData();
  data.listServices.mockResolvedValue([
    { ...BACKUPS, position: 1 },
    { ...AUDITS, position: 2 },
    storedService('masking', { position: 3 }),
  ]);
  serveBuild(
    ...[AUDITS, BACKUPS, storedService('masking')].map((each, index): Published => [
      'services',
      { ...each, position: index + 1 },
    ]),
    ...SETTINGS,
  );
  const { places = [] } = await compare();
  expect(places.map(({ to }) => to)).toEqual([
    '/admin/services?id=backups',
    '/admin/services?id=audits',
  ]);
});
