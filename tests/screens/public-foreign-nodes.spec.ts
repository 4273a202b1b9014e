import type { Locator, Page } from '@playwright/test';
import { fillRequired, sent } from '../support/contact-form';
import { putMany, stored } from '../support/database';
import { sampleOf } from '../support/long';
import { APPLICATION, holdRequests } from '../support/network';
import { career } from '../support/sample-documents';
import { expect, interact, test, waitForHydration } from '../support/test';

/* Extensions, translations, and browsers change the page before it hydrates. Nothing typed or opened is lost. */

/** What changes the page, as a script that runs in the page. */
const CHANGES = {
  'an icon after each field, and attributes': () => {
    for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
      field.dataset['1pIgnore'] = '';
      field.after(document.createElement('div'));
    }
  },
  'a wrapper around each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'a translation': () => {
    const root = document.getElementById('root') ?? document;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const translated = document.createElement('font');
      translated.textContent = `¡${text.nodeValue}!`;
      text.replaceWith(translated);
    }
  },
  'elements in the body, the root, and the header': () => {
    for (const place of document.querySelectorAll('body, #root, header'))
      place.prepend(document.createElement('aside'));
  },
  'removed elements': () => {
    for (const element of document.querySelectorAll('label[for], address > :last-child'))
      element.remove();
  },
};
const ICONS = CHANGES['an icon after each field, and attributes'];
const TRANSLATION = CHANGES['a translation'];

const inquiry = (page: Page) => page.getByRole('form', { name: 'Inquiry' });
const openLogin = (page: Page) => page.locator('header [commandfor=auth-dialog]').click();
const openConsultation = (page: Page) =>
  page.locator('main [commandfor=contact-dialog]').first().click();

type Form = [name: string, path: string, field: string, open?: (page: Page) => Promise<void>];
const FORMS: Form[] = [
  ['contact page', '/contact', 'main form [name=message]'],
  ['consultation dialog', '/', 'form [name=firstName]', openConsultation],
  ['login dialog', '/contact', '#auth-dialog [name=password]', openLogin],
  ['careers finder', '/careers', '[role=search] [name=q]'],
];

/** React's error if it replaces a part of the page. */
const MISMATCH = /Minified React error #418/;

const selectionOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]);

/** Waits until the page, and the form in an open dialog, are hydrated. */
async function waitForForms(page: Page) {
  await waitForHydration(page);
  await expect(page.locator('main form [data-label], dialog[open] [data-label]')).toHaveCount(0);
}

/** Opens a page that something changes before it hydrates. Returns a function that lets it hydrate. */
async function openChanged(page: Page, path: string, change: () => void) {
  await page.unrouteAll();
  const release = await holdRequests(page, APPLICATION);
  await page.goto(path);
  await page.evaluate(change);
  return release;
}

/** Counts the frames in which the dialog isn't open, or opens again. Runs in the page. */
function countFlickers({ id }: Element) {
  const found = { frames: 0, flickers: 0 };
  const check = () => {
    const current = document.querySelector(`#${id}:modal`);
    found.frames += 1;
    if (!current || current.getAnimations().length > 0) found.flickers += 1;
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  return found;
}

/** Resolves once the application has looked for an open dialog, whose form it loads before it hydrates. Runs in the page. */
function untilItLooksForDialogs() {
  return new Promise<void>((resolve) => {
    document.querySelector = (selector: string) => {
      if (selector === 'dialog[open]') resolve();
      return Document.prototype.querySelector.call(document, selector);
    };
  });
}

/** Every form with every change; by day, a few that include each form and each change. */
const CASES = sampleOf(
  FORMS.flatMap((form) => Object.entries(CHANGES).map((change) => ({ form, change }))),
  5,
);

test('text, focus, and selection survive hydration, whatever has changed the page', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(MISMATCH);
  await putMany('careers', 4, (index) => career({ title: `Developer ${index}` }));
  for (const { form, change } of CASES) {
    const [name, path, selector, openForm] = form;
    await test.step(`${name}: ${change[0]}`, async () => {
      const field = page.locator(selector);
      const release = await openChanged(page, path, change[1]);
      await openForm?.(page);
      await field.focus();
      await page.keyboard.type('Consultancy');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+ArrowLeft');
      release();
      await waitForForms(page);
      await expect(field).toBeFocused();
      expect(await selectionOf(field)).toEqual([8, 9]);
      await page.keyboard.type('x');
      await expect(field).toHaveValue('Consultaxcy');
    });
  }
});

test('what is typed, sent, pressed, or chosen while React replaces a page isn’t lost', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  await test.step('typed', async () => {
    const text = 'We run 40 databases. Where would you begin? '.repeat(3);
    const release = await openChanged(page, '/contact', CHANGES['a wrapper around each field']);
    const message = inquiry(page).locator('[name=message]');
    await message.focus();
    const typing = page.keyboard.type(text);
    release();
    await typing;
    await waitForForms(page);
    await expect(message).toHaveValue(text);
  });
  await test.step('sent', async () => {
    const release = await openChanged(page, '/', ICONS);
    await openConsultation(page);
    const form = inquiry(page);
    await fillRequired(form);
    await form.locator('[name=service]').selectOption('upgrades');
    await form.locator('[name=message]').fill('Where would you begin?');
    await form.locator('[type=submit]').click();
    release();
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toMatchObject([
      { firstName: 'Ada', service: 'upgrades', message: 'Where would you begin?' },
    ]);
  });
  await test.step('pressed', async () => {
    const release = await openChanged(page, '/about', ICONS);
    await openLogin(page);
    const dialog = page.locator('#auth-dialog');
    await dialog.getByRole('button', { name: 'Register' }).click();
    release();
    await expect(dialog.getByLabel('First Name')).toBeVisible();
  });
  await test.step('typed into a form that React removes', async () => {
    await page.unrouteAll();
    const releaseStart = await holdRequests(page, /assets\/keep-input-/);
    const releaseForm = await holdRequests(page, /assets\/contact-form-/);
    await page.goto('/');
    await page.evaluate(TRANSLATION);
    const looked = page.evaluate(untilItLooksForDialogs);
    await interact(page);
    await looked;
    await openConsultation(page);
    const name = inquiry(page).locator('[name=firstName]');
    await name.fill('Ada');
    releaseStart();
    await expect(page.locator('#contact-dialog').getByText('Loading form')).toBeVisible();
    releaseForm();
    await expect(name).toHaveValue('Ada');
    await expect(name).toBeFocused();
  });
  await test.step('chosen', async () => {
    await putMany('careers', 4, (index) => career({ title: `Developer ${index}` }));
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openChanged(page, '/careers', ICONS);
    const finder = page.getByRole('search');
    await finder.locator('[name=q]').fill('e');
    await finder.getByRole('checkbox').check();
    await finder.locator('[name=type]').selectOption({ index: 1 });
    const type = await finder.locator('[name=type]').inputValue();
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(`/careers?q=e&type=${type}`);
    await expect(finder.locator('[name=type]')).toHaveValue(type);
    await expect(finder.getByRole('checkbox')).toBeChecked();
  });
});

test('in a changed page, dialogs, menus, and the focus stay as they are', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  await test.step('dialog', async () => {
    const release = await openChanged(page, '/', ICONS);
    await openConsultation(page);
    const dialog = page.locator('#contact-dialog');
    await dialog.evaluate((opening) =>
      Promise.all(opening.getAnimations().map((animation) => animation.finished)),
    );
    const counts = await dialog.evaluateHandle(countFlickers);
    release();
    await waitForForms(page);
    const { frames, flickers } = await counts.jsonValue();
    expect(frames).toBeGreaterThan(0);
    expect(flickers).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('[commandfor=contact-dialog]:focus')).toBeVisible();
  });
  await test.step('Services menu', async () => {
    const release = await openChanged(page, '/about', TRANSLATION);
    await page.locator('[popovertarget]').click();
    release();
    await waitForHydration(page);
    const service = page.getByRole('navigation').getByRole('link', { name: 'Strategic' });
    await expect(service).toBeVisible();
  });
  await test.step('focused link', async () => {
    const release = await openChanged(page, '/about', ICONS);
    const link = page.getByRole('banner').getByRole('link', { name: 'Careers' });
    await link.focus();
    release();
    await waitForHydration(page);
    await expect(link).toBeFocused();
  });
  await test.step('drawer', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openChanged(page, '/about', TRANSLATION);
    await page.locator('[commandfor=mobile-menu][command=show-modal]').click();
    release();
    await waitForHydration(page);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
