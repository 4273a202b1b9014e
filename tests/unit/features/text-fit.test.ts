import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSpaces, ELLIPSIS, fitText } from '@/back-office/seo/text-fit';
import { SEED, sizeOf } from '../../support/long';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const charactersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Character widths of a font: narrow letters, wide capitals, and wider ideographs and emoji. */
function widthOf(character: string): number {
  if (/^[ .,il]/.test(character)) return 5;
  if (/^[A-Z]/.test(character)) return 14;
  return /^[\u3000-\u9fff\u{1f000}-\u{1faff}]/u.test(character) ? 20 : 10;
}
const measure = (text: string) =>
  charactersOf(text).reduce((width, character) => width + widthOf(character), 0);

const SAMPLES = [
  ...['Cloud', 'a', 'illicit', 'WWW', 'Überführung', 'e\u0301te\u0301', 'Migration-ready', 'C#'],
  ...['x'.repeat(70), '👩‍👩‍👧‍👦', '🇺🇸🇩🇪', '👍🏽', '1️⃣', '👩‍👩‍👧‍👦'.repeat(12), 'z\u0300\u0301\u0302\u0303'],
  ...['Перенос', 'данных', 'ترحيل', 'السحابة', '数据库迁移与云服务', 'データベースの移行、'],
  ...['「東京」', 'การย้ายฐานข้อมูล', 'क्षत्रिय', '데이터베이스', '\u0600', ' \u0301'],
  ...[',', ' | ', '—', '...', '(AWS)', '100%'],
];
const texts = fc
  .array(fc.tuple(fc.constantFrom(...SAMPLES), fc.constantFrom(' ', ' ', '', '\n', ', ')), {
    maxLength: 60,
  })
  .map((parts) => parts.flat().join(''));
const anyTexts = fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 200 }));
/** Even the smallest width has room for the widest character and the ellipsis. */
const rooms = fc.record({
  width: fc.integer({ min: 60, max: 700 }),
  lines: fc.integer({ min: 1, max: 3 }),
});

/** Wraps words into the longest possible lines: an independent, slow algorithm for short words and spaces. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

describe('fitText', () => {
  it('returns the whole text if it fits, or else as many whole characters as fit, with an ellipsis', () => {
    fc.assert(
      fc.property(anyTexts, rooms, (text, room) => {
        const whole = collapseSpaces(text);
        const { shown, isCut } = fitText(text, room, measure);
        // A space at the end of a line takes up no room.
        const width = room.width * room.lines + (room.lines - 1) * measure(' ');
        expect(measure(shown)).toBeLessThanOrEqual(width);
        // Fitting a shortened text again doesn't change the text.
        const again = { shown: collapseSpaces(shown), isCut: false };
        expect(fitText(shown, room, measure)).toEqual(again);
        if (!isCut) {
          expect(shown).toBe(whole);
          return;
        }
        expect(measure(whole)).toBeGreaterThan(room.width);
        expect(shown.endsWith(ELLIPSIS.trim())).toBe(true);
        if (shown === ELLIPSIS.trim()) return;
        const kept = charactersOf(shown.slice(0, -ELLIPSIS.length));
        expect(charactersOf(whole).slice(0, kept.length)).toEqual(kept);
        expect(kept.at(-1)).not.toMatch(/^[\s,;:.|(—-]$/);
      }),
      { seed: SEED, numRuns: sizeOf(500, 5_000) },
    );
  });

  it('returns as many whole words as fit', () => {
    const word = fc.stringMatching(/^[a-zA-Z]{1,4}$/);
    // Even the smallest width has room for the widest word and the ellipsis, so no word is divided.
    const wideRooms = rooms.filter(({ width }) => width >= 4 * 14 + measure(ELLIPSIS));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), wideRooms, (words, room) => {
        const whole = words.join(' ');
        const candidates = words.map((_word, index) => [...words.slice(0, index + 1), '...']);
        const fitting = [words, ...candidates.reverse()].find(
          (candidate) => linesOf(candidate.join(' '), room.width).length <= room.lines,
        );
        const { shown } = fitText(whole, room, measure);
        expect(shown).toBe(fitting?.join(' '));
      }),
      { seed: SEED, numRuns: sizeOf(500, 5_000) },
    );
  });
});

it.each([
  ['Oracle, databases', 'Oracle ...'],
  ['Oracle, cloud services', 'Oracle, cloud ...'],
  ['Oracle | cloud services', 'Oracle ...'],
  ['  Oracle \n cloud ', 'Oracle cloud'],
  ['', ''],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfs ...'],
  ['A Donaudampfschifffahrtsgesellschaft', 'A ...'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 ...'],
  // The text is cut between words, not within 数据 (data).
  ['迁移您的数据库', '迁移您的数据库'],
  ['我们迁移了数据库', '我们迁移了 ...'],
])('on a line that is 140 pixels wide, fitText shows “%s” as “%s”', (text, shown) => {
  expect(fitText(text, { width: 140, lines: 1 }, measure).shown).toBe(shown);
});

it('fitText fills the end of a line only with words that fit', () => {
  const room = { width: 140, lines: 2 };
  expect(fitText('Oracle und Datenbanken', room, measure).isCut).toBe(false);
  expect(fitText('Oracle und Cloud Datenbanken', room, measure).shown).toBe('Oracle und Cloud ...');
});

it('fitText doesn’t break a line before a combining vowel that word segmentation separates', () => {
  const byCodePoint = (text: string) => 10 * [...text].length;
  const { shown } = fitText('数\u0e33'.repeat(9), { width: 90, lines: 1 }, byCodePoint);
  expect(shown).toBe(`数\u0e33数\u0e33${ELLIPSIS}`);
});

it('fitText takes fewer than 700 measurements for a text of 2,000 characters', () => {
  for (const text of ['ab '.repeat(667), 'x'.repeat(2_000), '数据库'.repeat(667)]) {
    let count = 0;
    fitText(text, { width: 990, lines: 2 }, (line) => {
      count += 1;
      return measure(line);
    });
    expect(count).toBeLessThan(700);
  }
});
