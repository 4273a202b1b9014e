import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import type { SeoPageId } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { field, openSeoDesk } from './seo-desk';

const HOST = new URL(FIRM.siteUrl).host;

/** “nine char” repeated `count` times. In these tests, characters are 10 px wide in titles and 6 px in descriptions. */
const words = (count: number) => Array.from({ length: count }, () => 'nine char').join(' ');

async function renderPreview(page: SeoPageId = 'home') {
  const { user, fill, openTab } = await openSeoDesk({}, { page });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return {
    type: async (title: string, description: string) => {
      await fill(field('Page Title'), title);
      await fill(field('Meta Description'), description);
    },
    choose: (device: string) => user.click(screen.getByRole('radio', { name: device })),
    openTab,
    result: () => region('Search Engine Preview'),
    link: () => region('Shared Link Preview'),
  };
}

it('the preview shows the title, URL, and description that the page’s head will have', async () => {
  const { type, openTab, result } = await renderPreview();
  await type('Exactly  this', 'And that.');
  const preview = result();
  expect(preview.getByText('Exactly this')).toBeInTheDocument();
  expect(preview.getByText('And that.')).toBeInTheDocument();
  expect(preview.getByText(FIRM.name)).toBeInTheDocument();
  // The home page has no path suffix (spec 2).
  expect(preview.getByText(/^https:/)).toHaveTextContent(FIRM.siteUrl);
  expect(preview.getByText(HOST)).toBeInTheDocument();
  await openTab('Cloud Migration');
  expect(result().getByText(/^https:/)).toHaveTextContent(`${FIRM.siteUrl}/cloud-migration`);
  expect(result().getByText(`${HOST} › cloud-migration`)).toBeInTheDocument();
});

it('the preview says whether each text is cut off on each device, and the form agrees', async () => {
  const { type, choose, result } = await renderPreview();
  const verdict = (part: string) => result().getByText(new RegExp(`^${part}:`)).textContent;
  const inForm = (length: number) => screen.getByText(new RegExp(`^${length} characters`));
  await type(`${words(6)}s`, `${words(16)}  ninet`);
  expect(verdict('Title')).toMatch(/^Title: 600 of 600 pixels\. Shown in full\./);
  expect(verdict('Description')).toMatch(/^Description: 990 of 990 pixels\. Shown in full\./);
  expect(inForm(60)).toHaveTextContent(/; 600 of 600 pixels wide$/);

  await type(`${words(6)}ss`, `${words(16)} ninety`);
  expect(verdict('Title')).toMatch(/^Title: 610 of 600 pixels\. Cut off\./);
  expect(verdict('Description')).toMatch(/^Description: 996 of 990 pixels\. Cut off\./);
  expect(inForm(61)).toHaveTextContent(/610 of 600 pixels wide, so it’s cut off$/);

  await choose('Mobile');
  expect(verdict('Title')).toMatch(/^Title: 610 of 716 pixels\. Shown in full\./);
  expect(verdict('Description')).toMatch(/^Description: 996 of 680 pixels\. Cut off\./);
  await type(words(8), `${words(15)} nin`);
  expect(verdict('Title')).toMatch(/^Title: 790 of 716 pixels\. Cut off\./);
  expect(verdict('Description')).toMatch(/Cut off on phones, but shown in full on desktop\./);
  const length = '153 characters, within the recommended 150-160; 918 of 990 pixels wide';
  expect(inForm(153)).toHaveTextContent(length);
});

it('the shared link preview shows the image, and both previews show placeholders for missing text, for which the form names the default', async () => {
  const { type, link, result } = await renderPreview('about');
  await type('Exactly this', 'And that.');
  const preview = link();
  const image = preview.getByRole('img', { name: SOCIAL_IMAGE.alt });
  expect(image).toHaveAttribute('src', SOCIAL_IMAGE.path);
  expect(preview.getByText('Exactly this')).toBeInTheDocument();
  expect(preview.getByText('And that.')).toBeInTheDocument();
  expect(preview.getByText(HOST)).toBeInTheDocument();
  const { title, description } = defaultSeoSetting('about');
  for (const empty of ['', '\u200b']) {
    await type(empty, empty);
    expect(link().getByText('Page Title')).toBeInTheDocument();
    expect(result().getByText('Page Title')).toBeInTheDocument();
    expect(result().getByText(/^The meta description of this page will/)).toBeInTheDocument();
    expect(result().getByText(/^Title:/)).toHaveTextContent(/^Title: 0 of 600 pixels\. Google:/);
    expect(result().queryByText(/Shown in full|Cut off/)).not.toBeInTheDocument();
    const region = screen.getByRole('region', { name: 'Shared Link Preview' });
    expect(region.querySelector('p:empty')).toBeNull();
    for (const [label, text] of [
      ['Page Title', title],
      ['Meta Description', description],
    ] as const)
      expect(field(label)).toHaveAccessibleDescription(
        expect.stringContaining(`Empty, so the page uses the default: “${text}” 0 characters `),
      );
  }
  await type('Exactly this', 'And that.');
  expect(screen.getAllByText('Leave empty to use the default.')).toHaveLength(2);
});
