import { expect, it } from 'vitest';
import { liveResult } from '@/back-office/documents/live-documents';
import { judgeFields } from '@/back-office/site/judgments';
import { summaryOf } from '@/back-office/site/report';
import { service } from '../../support/sample-documents';

const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

const stored = { collection: 'services', id: 'one', fields: service() } as const;

it.each([
  [0, 0, '0 of 0 documents were checked.'],
  [1, 1, '1 of 1 document was checked.'],
  [1, 2, '1 of 2 documents was checked.'],
  [2, 2, '2 of 2 documents were checked.'],
  [1_000, 12_000, '1,000 of 12,000 documents were checked.'],
])('the site check counts %d of %d documents: “%s”', (checked, total, words) =>
  expect(judgeFields({ documents: times(checked, stored), total, undated: 0 }).text).toContain(
    words,
  ),
);

it.each([
  [1, 1, '1 of 2 wasn’t checked.'],
  [0, 1, '1 of 1 wasn’t checked.'],
  [1, 2, '2 of 3 weren’t checked.'],
])('after a canceled site check with %d results, %d are missing: “%s”', (done, missing, words) => {
  const results = times(done, { title: 'Rules', verdict: 'pass' as const, text: '' });
  const report = { results, total: done + missing, at: new Date() };
  expect(summaryOf(report)).toMatch(new RegExp(`Canceled: ${words}$`));
});

it.each([
  [0, 0, 'Services: 0 of 0 are up to date.'],
  [1, 0, 'Services: 1 of 1 is up to date.'],
  [0, 1, 'Services: 0 of 1 is up to date. Out of date: “Backups”.'],
  [1, 1, 'Services: 1 of 2 is up to date. Out of date: “Backups”.'],
  [2, 0, 'Services: 2 of 2 are up to date.'],
])('live services, %d up to date and %d older: “%s”', (upToDate, older, words) => {
  const closedWords: [string, string] = ['deleted service is', 'deleted services are'];
  const live = {
    kind: 'read' as const,
    label: 'Services',
    closedWords,
    closed: 0,
    unpaged: [],
    nameField: 'slug' as const,
    upToDate,
  };
  const backups = {
    id: 'backups',
    title: 'Backups',
    path: '/services/backups',
    pageName: 'backups',
    updatedAt: null,
  };
  expect(liveResult({ ...live, older: times(older, backups) })).toBe(words);
});
