import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import type { SeoPageId } from '@/content/pages';
import { field, openSeoDesk } from './seo-desk';

async function renderPreview(page: SeoPageId = 'home') {
  const { fill, openTab } = await openSeoDesk([], page);
  return {
    type: async (title: string, description: string) => {
      await fill(field('Page Title'), title);
      await fill(field('Meta Description'), description);
    },
    openTab,
    result: () => within(screen.getByRole('region', { name: 'Search Engine Preview' })),
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
  expect(preview.getByText(FIRM.siteUrl)).toBeInTheDocument();
  await openTab('Cloud Migration');
  expect(result().getByText(`${FIRM.siteUrl}/cloud-migration`)).toBeInTheDocument();
});

it('the preview shows placeholders for missing text, for which the form names the default', async () => {
  const { type, result } = await renderPreview('about');
  const { title, description } = defaultSeoSetting('about');
  for (const empty of ['', '\u200b']) {
    await type(empty, empty);
    expect(result().getByText('Page Title')).toBeInTheDocument();
    expect(result().getByText(/^The meta description of this page will/)).toBeInTheDocument();
    for (const [label, text] of [
      ['Page Title', title],
      ['Meta Description', description],
    ] as const)
      expect(field(label)).toHaveAccessibleDescription(
        expect.stringContaining(`Empty, so the page uses the default: “${text}” 0 characters`),
      );
  }
  await type('Exactly this', 'And that.');
  expect(screen.getAllByText('Leave empty to use the default.')).toHaveLength(2);
});
