import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { consoleProblems } from './console-errors';

// Radix Select and Toast call these; jsdom, which does no layout, lacks them.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
};

// A busy machine may take longer than the default second.
configure({ asyncUtilTimeout: 5_000 });

const printed: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    printed.push(format(...args));
  });
});

afterEach(() => {
  cleanup();
  const problems = consoleProblems(printed.splice(0));
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
