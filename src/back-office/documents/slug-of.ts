import { transliterate } from 'transliteration';
import { MAX_SLUG } from '@/domain/slug';

const SIGNS: Record<string, string> = { '+': ' plus ', '#': ' sharp ' };

/** A slug for a name: 'cloud-migration' for 'Cloud Migration'. '' if the name has neither letters nor digits. */
export function slugOf(name: string): string {
  // Composed first, because `transliterate` doesn't know decomposed letters, such as those of Hangul.
  const composed = name.normalize('NFKC').toLowerCase();
  const inWords = composed.replace(/(?<=[\p{L}+])[+#]/gu, (sign) => SIGNS[sign] ?? '');
  const slug = transliterate(inWords)
    .toLowerCase()
    .replace(/['`\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '');
  // “index” is reserved (domain/slug.ts).
  return slug === 'index' ? 'index-page' : slug;
}
