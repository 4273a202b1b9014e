import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { writePage, writeText } from '../../scripts/build/site-files';
import { textFiles } from '../../scripts/build/text-files';
import { isSlug } from '../../src/domain/slug';
import { testFolder } from '../support/temporary-folder';

const folder = join(testFolder('site-files'), 'a/site');

describe('the files of the site', () => {
  it('are written inside the site’s folder, with the longest name that the ID of a page may have', () => {
    const file = `services/${'x'.repeat(250)}.html`;
    writeText(folder, file, 'Upgrades');
    expect(readFileSync(join(folder, file), 'utf8')).toBe('Upgrades');
  });

  it.each(['../outside.html', 'services/../../outside.html', '/outside.html', '../site-2/x', '.'])(
    'are never written outside that folder: %j',
    (file) => {
      expect(() => writeText(folder, file, '')).toThrow(`${file} is outside of ${folder}`);
      expect(readdirSync(join(folder, '..'))).toEqual(['site']);
    },
  );

  it('are refused if they exceed 512 kB, with a message that names the file and its size', () => {
    writePage(folder, 'large.html', 'ä'.repeat(256_000));
    expect(existsSync(join(folder, 'large.html'))).toBe(true);
    expect(() => writePage(folder, 'larger.html', 'ä'.repeat(256_001))).toThrow(
      'The page larger.html would be 513 kB, but the limit is 512 kB.',
    );
    expect(existsSync(join(folder, 'larger.html'))).toBe(false);
  });
});

it.each(['upgrades', 'a', '24-7-support', 'index-2', 'x'.repeat(100)])('a slug may be %j', (slug) =>
  expect(isSlug(slug)).toBe(true),
);

it.each([
  ...['', '.', '..', '../../outside', 'a/b', 'a\\b', '%2e%2e%2f', 'CON', 'Upper', 'a b', 'ü'],
  ...['-a', 'a-', 'a--b', 'a.html', 'a\n', '\na', 'x'.repeat(101), 'index'],
])('a slug may not be %j', (slug) => expect(isSlug(slug)).toBe(false));

it('the text files name the contact until the same month of the next year', () => {
  const { siteUrl, email } = FIRM;
  const now = new Date('2026-12-31T23:59:59Z');
  expect(textFiles(FIRM, now)).toEqual({
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    '.well-known/security.txt':
      `Contact: mailto:${email}\nExpires: 2027-12-01T00:00:00.000Z\n` +
      `Preferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  });
});
