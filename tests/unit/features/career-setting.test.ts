import { expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { FIRM } from '@/content/firm';
import { careerSetting } from '@/features/careers/career-setting';

const settingOf = (fields: Record<string, unknown>) =>
  careerSetting(parseCareer('dev', fields, ''));

it('the page title contains the position and the location without the remark in parentheses', () => {
  const { title } = settingOf({ title: 'DBA', location: 'New York, NY (two days a week)' });
  expect(title).toBe(`DBA, New York, NY | Careers at ${FIRM.name}`);
  expect(settingOf({ location: '(remote)' }).title).toBe(
    `Untitled position | Careers at ${FIRM.name}`,
  );
});

it('the meta description is the beginning of the position’s description, truncated after a word', () => {
  expect(settingOf({ description: ' One\n two ' }).description).toBe('One two');
  const { description } = settingOf({ description: 'Many words. '.repeat(50) });
  expect(description).toMatch(/^Many words\. .*(Many|words)…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(settingOf({ title: 'DBA' }).description).toBe(`Open position at ${FIRM.name}: DBA.`);
});
