import { expect, it } from 'vitest';
import { compareDocuments, readPublishedSite } from '@/back-office/documents/published-documents';
import { checkPages } from '@/back-office/site/checks';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES } from '@/content/pages';
import { storedCareer, storedSeoSetting, storedService } from '../support/admin-documents';
import { serveBuild, type Published } from './serve-build';
import { put, stubData } from './stub-data';

const SETTINGS = SEO_PAGES.map(({ id }): Published => ['seoSettings', defaultSeoSetting(id)]);

const compare = async () =>
  checkPages(await compareDocuments((await readPublishedSite())?.documents ?? {}));

it('a site that was built from built-in content is live as long as nothing is saved', async () => {
  stubData();
  serveBuild(...BUILT_IN_SERVICES.map((each): Published => ['services', each]), ...SETTINGS);
  expect(await compare()).toEqual({ state: 'pass', text: '16 of 16 documents are live.' });
});

it('documents that changed, moved, were added, or are no longer shown are waiting, each with a link to it', async () => {
  const data = stubData();
  const services = ['audits', 'backups', 'masking'].map((slug) => storedService(slug));
  const placed = (...order: number[]) =>
    order.map((at, index) => ({ ...storedService('x'), ...services[at], position: index + 1 }));
  data.listServices.mockResolvedValue(placed(1, 0, 2));
  const shown = [storedCareer('dba', { title: 'DBA' }), storedCareer('new', { title: '' })];
  data.listShown.mockImplementation((name) => Promise.resolve(name === 'careers' ? shown : []));
  put('seoSettings/about', storedSeoSetting('about', { title: 'New', description: 'New' }));
  serveBuild(
    ...placed(0, 1, 2).map((each): Published => ['services', each]),
    ['careers', storedCareer('dba', { title: 'Administrator' })],
    ['careers', storedCareer('closed')],
    ...SETTINGS,
  );
  const { text, places = [] } = await compare();
  expect(text).toMatch(/^9 of 15 documents are live\./);
  const closed = 'inactive or deleted; waiting to be removed';
  expect(places.map(({ label, problem, to }) => [label, problem, to])).toEqual([
    ['Careers: DBA', 'waiting', '/admin/careers?id=dba'],
    ['Careers: new', 'waiting', '/admin/careers?id=new'],
    [expect.stringMatching(/^Services: /), 'waiting', '/admin/services?id=backups'],
    [expect.stringMatching(/^Services: /), 'waiting', '/admin/services?id=audits'],
    ['SEO settings: About Page', 'waiting', '/admin/seo?page=about'],
    ['Careers: closed', closed, '/admin/careers?id=closed'],
  ]);
});
