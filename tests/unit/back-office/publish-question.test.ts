import { expect, it } from 'vitest';
import { publishQuestion } from '@/back-office/careers/publish-question';

const TODAY = '2026-11-26';

const career = (fields: { isActive?: boolean; closesOn?: string; description?: string } = {}) => ({
  ...{ isActive: true, closesOn: '', description: 'Work' },
  ...fields,
});

it.each([
  ['a new career that has closed', career({ closesOn: '2026-11-20' }), null],
  ['another past date', career({ closesOn: '2026-11-20' }), career({ closesOn: '2026-11-25' })],
  [
    'the activation of a career that has closed',
    career({ closesOn: '2026-11-20', description: '' }),
    career({ closesOn: '2026-11-20', description: '', isActive: false }),
  ],
])('%s is saved only after a question', (_what, edited, saved) => {
  expect(publishQuestion(edited, saved, TODAY)).toEqual({
    title: 'Save with a past closing date?',
    text: 'Visitors won’t see this position, because its closing date (Nov 20) is over. Save anyway?',
    confirmLabel: 'Save anyway',
  });
});

it.each([
  ['a new career', null],
  ['one that gets active', career({ description: ' ', isActive: false })],
  ['one whose description was removed', career()],
])('without a description, %s is saved only after a question', (_what, saved) => {
  expect(publishQuestion(career({ description: ' ' }), saved, TODAY)).toEqual({
    title: 'Publish without a description?',
    text: 'Visitors will see no description. Publish anyway?',
    confirmLabel: 'Publish anyway',
  });
});

it.each([
  ['a career that visitors see', career(), null],
  ['a career that closes today', career({ closesOn: TODAY }), null],
  [
    'an inactive career',
    career({ closesOn: '2026-11-25', description: '', isActive: false }),
    null,
  ],
  [
    'another field of a career that has closed',
    career({ closesOn: '2026-11-25' }),
    career({ closesOn: '2026-11-25' }),
  ],
  [
    'another field of an active career without a description',
    career({ description: '' }),
    career({ description: ' ' }),
  ],
])('%s is saved without a question', (_what, edited, saved) => {
  expect(publishQuestion(edited, saved, TODAY)).toBeNull();
});
