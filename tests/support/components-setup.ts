import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { handleDialogCommands } from '@/app/start/dialog-commands';
import { rememberPath } from '@/lib/visited-path';
import { checkConsoleErrors } from './console-errors';

// jsdom lacks these methods, which Radix Select and Toast, the Services menu, and navigation call.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector<HTMLElement>('input, a, button')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented)
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
});
// jsdom doesn't support invoker commands (command and commandfor).
handleDialogCommands();
window.scrollTo = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// Otherwise, React's development build records a stack trace for each element, which takes 14% of the CPU time.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
});
// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const printed: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    printed.push(format(...args));
  });
});

afterEach(() => {
  cleanup();
  // Test files share a document and modules.
  document.body.replaceChildren();
  rememberPath('');
  rememberPath('/');
  checkConsoleErrors(printed.splice(0));
});
