import { expect, it } from 'vitest';
import { pathToCareer, pathToService } from '@/content/pages';

it('paths contain escaped slugs and IDs', () => {
  expect(pathToService('../admin?x=#y')).toBe('/services/..%2Fadmin%3Fx%3D%23y');
  expect(pathToCareer('a&b=c')).toBe('/careers/a%26b%3Dc');
});
