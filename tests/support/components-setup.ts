import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { handleDialogCommands } from '@/app/start/dialog-commands';
import { characterCount } from '@/domain/text';
import { rememberPath } from '@/lib/visited-path';
import { checkConsoleErrors } from './console-errors';

// Radix Select and Toast, the services menu and a navigation call these; jsdom, which does no layout, lacks them.
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
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
});
// jsdom has no invoker commands.
handleDialogCommands();
window.scrollTo = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// jsdom has no locks, and a test is one tab.
Object.assign(navigator, { locks: { request: (_name: string, work: () => unknown) => work() } });
// jsdom draws nothing. In a font of 20 px each code point is 10 px wide, in smaller ones 6 px.
HTMLCanvasElement.prototype.getContext = (() => ({
  font: '',
  measureText(text: string) {
    const characterWidth = parseInt(this.font) < 20 ? 6 : 10;
    return { width: characterWidth * characterCount(text) };
  },
})) as unknown as typeof HTMLCanvasElement.prototype.getContext;

// A busy machine may take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

const printed: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    printed.push(format(...args));
  });
});

afterEach(() => {
  cleanup();
  // Files share their modules: the next test comes from no page.
  rememberPath('');
  rememberPath('/');
  checkConsoleErrors(printed.splice(0));
});
