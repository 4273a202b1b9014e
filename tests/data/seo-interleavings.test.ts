import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { Timestamp as BrowserTimestamp } from 'firebase/firestore/lite';
import { afterEach, expect, it } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { signOut } from '@/data/auth';
import { undoChange } from '@/data/changes';
import { textOfDate } from '@/data/documents';
import { saveSeoSetting } from '@/data/seo-setting-writes';
import { getSeoSetting } from '@/data/seo-settings';
import { ConflictError } from '@/domain/errors';
import { putExactly } from '../support/database';
import { newKey } from './commit-key';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { randomOf, SEED, type Random } from './random';
import { isRefusal } from './refusals';
import { twoAdministrators, type Edit } from './second-administrator';

/** At least 50. */
const MIXES = 52;
/** Each mix has up to two pages of its own. */
const AT_ONCE = Math.floor(SEO_PAGES.length / 2);
const STEPS = 8;
const MAX_PAUSE_MS = 15;

let second: Edit;

afterEach(signOut);

/** A version of a setting as an administrator sees it, null where there is none. */
interface Seen {
  text: string;
  version: string;
}

const textOf = ({ title, description, keywords }: DocumentData) =>
  JSON.stringify([title, description, keywords]);

function seenIn(fields: DocumentData | null | undefined): Seen | null {
  if (!fields) return null;
  // Of the Admin SDK, or of the browser's.
  const { seconds, nanoseconds } = fields['updatedAt'] as Timestamp;
  const version = textOfDate(new BrowserTimestamp(seconds, nanoseconds)) ?? '';
  return { text: textOf(fields), version };
}

/** A write that was reported as made. */
interface Write {
  kind: 'save' | 'undo' | 'removal';
  /** Id of its record. */
  id: string | null;
  /** What its author had opened. */
  opened: Seen | null;
  /** What it stored, null for nothing. */
  text: string | null;
}

/** What the steps of a mix were told, to be compared with the records. */
interface Reports {
  writes: Write[];
  /** Texts of the saves that were refused. */
  lost: string[];
}

const newReports = (): Reports => ({ writes: [], lost: [] });

const wordsOf = (author: string, page: string, step: number) => ({
  title: `${author} ${page} ${step}`,
  description: '',
  keywords: ['Oracle', author],
});

/** Makes an attempt. Returns whether it was refused; throws anything else. */
async function isRefused(attempt: () => Promise<void>): Promise<boolean> {
  try {
    await attempt();
    return false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return true;
  }
}

/** Opens, saves, and undoes with src/data; a form stays open after its save. */
async function workAsFirst(pages: string[], random: Random, reports: Reports): Promise<void> {
  const forms = new Map<string, Seen | null>();
  const saves: { id: string; stored: Seen; replaced: Seen | null }[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const page = pages[random(pages.length)] ?? '';
    const choice = random(4);
    const words = wordsOf('first', page, step);
    if (choice === 0 || !forms.has(page)) {
      const setting = await getSeoSetting(page);
      forms.set(page, setting && { text: textOf(setting), version: setting.version });
    }
    await sleep(random(MAX_PAUSE_MS));
    const opened = forms.get(page) ?? null;
    const undoable = choice === 1 ? saves.pop() : undefined;
    if (undoable) {
      await isRefused(async () => {
        const { record: id } = await undoChange(newKey(), undoable.id);
        const text = undoable.replaced?.text ?? null;
        reports.writes.push({ kind: 'undo', id, opened: undoable.stored, text });
      });
      forms.clear();
      continue;
    }
    const wasRefused = await isRefused(async () => {
      const place = { id: '', page, version: opened?.version ?? '' };
      const { fields, version, record: id } = await saveSeoSetting(newKey(), words, place);
      expect(fields).toMatchObject(words);
      const text = textOf(words);
      saves.push({ id: id ?? '', stored: { text, version }, replaced: opened });
      reports.writes.push({ kind: 'save', id, opened, text });
      forms.set(page, { text, version });
    });
    if (!wasRefused) continue;
    reports.lost.push(textOf(words));
    forms.delete(page);
  }
}

/** The same and removals, by the other administrator, who respects versions as well. */
async function workAsSecond(pages: string[], random: Random, reports: Reports): Promise<void> {
  /** What the latest save on a page has stored and what it replaced. */
  const saves = new Map<string, { text: string; replaced: DocumentData | null }>();
  for (let step = 0; step < STEPS; step += 1) {
    const page = pages[random(pages.length)] ?? '';
    const choice = random(4);
    const words = wordsOf('second', page, step);
    const path = `seoSettings/${page}`;
    const fields = (await fieldsAt(path)) ?? null;
    const opened = seenIn(fields);
    await sleep(random(MAX_PAUSE_MS));
    /** Stores `next` unless someone else was faster. Returns whether it did. */
    const write = async (kind: Write['kind'], next: DocumentData | null) => {
      const wasRefused = await isRefused(async () => {
        const id = await second(path, (now) => {
          const seen = 'page' in now ? seenIn(now) : null;
          if (seen?.version !== opened?.version)
            throw new ConflictError({ id: page, fields: null, version: '' });
          return next;
        });
        reports.writes.push({ kind, id, opened, text: next && textOf(next) });
      });
      return !wasRefused;
    };
    const save = saves.get(page);
    if (choice === 0 && opened) await write('removal', null);
    else if (choice === 1 && save && save.text === opened?.text) {
      await write('undo', save.replaced);
      saves.delete(page);
    } else if (await write('save', { page, ...words })) {
      saves.set(page, { text: textOf(words), replaced: fields });
    } else reports.lost.push(textOf(words));
  }
}

/** Records and reports tell the same, and nobody has replaced what they had not seen. */
async function expectNothingLost(pages: string[], reports: Reports): Promise<void> {
  const found = await Promise.all(pages.map((page) => changesOf(`seoSettings/${page}`)));
  const records = found.flat().map((record) => {
    const { id, before, after } = record as Record<'before' | 'after', DocumentData | null> & {
      id: string;
    };
    return { id, before: seenIn(before), after: seenIn(after) };
  });
  for (const { id, opened, text } of reports.writes) {
    const after = text === null ? null : expect.objectContaining({ text });
    expect(records.filter((record) => record.id === id)).toEqual([{ id, before: opened, after }]);
  }
  expect(records).toHaveLength(reports.writes.length);
  const known = records.flatMap(({ before, after }) => [before?.text, after?.text]);
  for (const text of reports.lost) expect(known).not.toContain(text);
}

it(`SEO settings: no save of two administrators is lost without being told (SEED=${SEED})`, async () => {
  const total = newReports();
  for (let mix = 0; mix < MIXES; mix += AT_ONCE) {
    second = await twoAdministrators();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const random = randomOf(SEED + mix + index);
        const pages = SEO_PAGES.slice(2 * index, 2 * index + 1 + random(2)).map(({ id }) => id);
        const initial = new Map<string, DocumentData | undefined>();
        for (const page of pages) {
          const path = `seoSettings/${page}`;
          const old = { page, ...wordsOf('nobody', page, 0), updatedAt: Timestamp.now() };
          if (random(2)) await putExactly(path, old);
          initial.set(page, await fieldsAt(path));
        }
        const reports = newReports();
        await Promise.all([
          workAsFirst(pages, randomOf(random(1e9)), reports),
          workAsSecond(pages, randomOf(random(1e9)), reports),
        ]);
        await expectNothingLost(pages, reports);
        for (const page of pages) {
          await expectTrueHistory(`seoSettings/${page}`, initial.get(page));
        }
        total.writes.push(...reports.writes);
        total.lost.push(...reports.lost);
      }),
    );
  }
  // Chance must not leave out what this is about.
  expect(total.lost.length).toBeGreaterThan(0);
  expect([...new Set(total.writes.map(({ kind }) => kind))].sort()).toEqual([
    'removal',
    'save',
    'undo',
  ]);
});
