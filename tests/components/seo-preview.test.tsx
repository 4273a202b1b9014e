import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { SeoPage } from '@/pages/admin/seo-page';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

const HOST = new URL(FIRM.siteUrl).host;

/** In this environment, every character of a title is 10 px wide, and of a description 6 px. */
const words = (count: number) => Array.from({ length: count }, () => 'nine char').join(' ');

async function renderPreview(page = 'home') {
  stubData(ADMINISTRATOR).getSeoSetting.mockResolvedValue(null);
  const view = renderAdmin(<SeoPage />, `/admin/seo?page=${page}`);
  await screen.findByRole('tablist');
  const { user, fill } = view;
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return {
    type: async (title: string, description: string) => {
      await fill(screen.getByLabelText('Page Title'), title);
      await fill(screen.getByLabelText('Meta Description'), description);
    },
    choose: (device: string) => user.click(screen.getByRole('radio', { name: device })),
    open: (label: string) => user.click(screen.getByText(label, { selector: '[role=tab]' })),
    result: () => region('Search Engine Preview'),
    link: () => region('Shared Link Preview'),
  };
}

it('shows title, address, and description as the head of the page has them', async () => {
  const { type, open, result } = await renderPreview();
  await type('Exactly  this', 'And that.');
  const preview = result();
  expect(preview.getByText('Exactly this')).toBeInTheDocument();
  expect(preview.getByText('And that.')).toBeInTheDocument();
  expect(preview.getByText(FIRM.name)).toBeInTheDocument();
  // The home page has no path suffix (spec 2).
  expect(preview.getByText(/^https:/)).toHaveTextContent(FIRM.siteUrl);
  expect(preview.getByText(HOST)).toBeInTheDocument();
  await open('Cloud Migration');
  expect(result().getByText(/^https:/)).toHaveTextContent(`${FIRM.siteUrl}/cloud-migration`);
  expect(result().getByText(`${HOST} › cloud-migration`)).toBeInTheDocument();
});

it('has placeholders for missing texts, and does not judge them', async () => {
  const { type, result } = await renderPreview();
  await type('', '');
  expect(result().getByText('Page Title')).toBeInTheDocument();
  expect(
    result().getByText('The meta description of this page will appear here.'),
  ).toBeInTheDocument();
  expect(result().getByText(/^Title:/)).toHaveTextContent(/^Title: 0 of 600 pixels\. Google:/);
  expect(result().queryByText(/Shown whole|Cut after/)).not.toBeInTheDocument();
});

it('says whether the texts are cut, and where, on each device', async () => {
  const { type, choose, result } = await renderPreview();
  const verdict = (part: string) => result().getByText(new RegExp(`^${part}:`)).textContent;
  await type(`${words(6)}s`, `${words(16)} ninet`);
  expect(verdict('Title')).toMatch(/^Title: 600 of 600 pixels\. Shown whole\./);
  expect(verdict('Description')).toMatch(/^Description: 990 of 990 pixels\. Shown whole\./);

  await type(`${words(6)}ss`, `${words(16)} ninety`);
  expect(verdict('Title')).toMatch(/^Title: 610 of 600 pixels\. Cut after “char nine”\./);
  expect(result().getByText(`${words(5)} nine ...`)).toBeInTheDocument();
  expect(verdict('Description')).toMatch(
    /^Description: 996 of 990 pixels\. Cut after “nine char”\./,
  );
  expect(result().getByText(`${words(16)} ...`)).toBeInTheDocument();

  await choose('Mobile');
  expect(verdict('Title')).toMatch(/^Title: 610 of 2 × 358 pixels\. Shown whole\./);
  expect(result().getByText(`${words(6)}ss`)).toBeInTheDocument();
  expect(verdict('Description')).toMatch(
    /^Description: 996 of 680 pixels\. Cut after “nine char”\./,
  );
  expect(result().getByText(`${words(11)} ...`)).toBeInTheDocument();

  // Seven words on the first line, six and the ellipsis on the second.
  await type(words(8), 'And that.');
  expect(verdict('Title')).toMatch(/^Title: 790 of 2 × 358 pixels\. Cut after “char nine”\./);
  expect(result().getByText(`${words(6)} nine ...`)).toBeInTheDocument();
});

it('names the sources', async () => {
  const { result, link } = await renderPreview();
  const google = 'https://developers.google.com/search/docs/appearance';
  expect(result().getByRole('link', { name: /^Google: title links/ })).toHaveAttribute(
    'href',
    `${google}/title-link`,
  );
  expect(result().getByRole('link', { name: /^Google: snippets/ })).toHaveAttribute(
    'href',
    `${google}/snippet`,
  );
  expect(link().getByRole('link')).toHaveAttribute(
    'href',
    'https://www.linkedin.com/help/linkedin/answer/a521928',
  );
});

it('previews a shared link with image, title, description, and domain', async () => {
  const { type, link } = await renderPreview('about');
  await type('Exactly this', 'And that.');
  const preview = link();
  const image = preview.getByRole('img', { name: SOCIAL_IMAGE.alt });
  expect(image).toHaveAttribute('src', SOCIAL_IMAGE.path);
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(
    1.91,
    1,
  );
  expect(preview.getByText('Exactly this')).toBeInTheDocument();
  expect(preview.getByText('And that.')).toBeInTheDocument();
  expect(preview.getByText(HOST)).toBeInTheDocument();
  await type('', '');
  expect(link().getByText('Page Title')).toBeInTheDocument();
  const region = screen.getByRole('region', { name: 'Shared Link Preview' });
  expect(region.querySelector('p:empty')).toBeNull();
});
