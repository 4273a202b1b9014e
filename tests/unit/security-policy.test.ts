import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PREFETCH_RULES } from '@/app/start/start-page';
import firebaseJson from '../../firebase.json';

const everywhere = firebaseJson.hosting.headers.find(({ source }) => source === '**');
const policy =
  everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

const sources = (directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

it('the security policy allows only the site’s own scripts, the inline script of index.html, and the prefetch rules', () => {
  const inline = [...readFileSync('index.html', 'utf8').matchAll(/<script>([^]*?)<\/script>/g)];
  const hashes = [...inline.map(([, code = '']) => code), PREFETCH_RULES].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(sources('script-src')).toEqual(["'self'", ...hashes]);
});

it('the security policy allows images only from the site and blocks everything else by default', () => {
  expect(sources('default-src')).toEqual(["'none'"]);
  expect(sources('frame-ancestors')).toEqual(["'none'"]);
  expect(sources('base-uri')).toEqual(["'none'"]);
  expect(sources('img-src')).toEqual(["'self'"]);
});
