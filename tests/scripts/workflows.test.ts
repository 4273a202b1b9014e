import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json';
import { ROOT } from '../../scripts/tools/project-root';

const workflow = (name: string) => readFileSync(join(ROOT, '.github/workflows', name), 'utf8');

it('CI runs the test command of the README', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('npm install && npm test ');
  expect(workflow('ci.yml')).toMatch(/^ +- run: npm test$/m);
});

it('the deployment runs after the tests, with a command of package.json', () => {
  expect(packageJson.scripts).toHaveProperty('deploy');
  expect(workflow('deploy.yml')).toMatch(/^ +uses: \.\/\.github\/workflows\/ci\.yml$/m);
  expect(workflow('deploy.yml')).toMatch(/^ +needs: test$/m);
  expect(workflow('deploy.yml')).toMatch(/^ +- run: npm run deploy$/m);
});
