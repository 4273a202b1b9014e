import type { Locator, Page } from '@playwright/test';
import { fillRequired, sent } from '../support/contact-form';
import { putMany, stored } from '../support/database';
import { APPLICATION, holdRequests } from '../support/network';
import { career } from '../support/sample-documents';
import { expect, interact, test, waitForHydration } from '../support/test';

/* Extensions, translations, and browsers change the page before it hydrates. Nothing typed or opened is lost. */

/** What changes the page, as a script that runs in the page. */
const CHANGES = {
  'an icon after each field': () => {
    for (const field of document.querySelectorAll('input, select'))
      field.after(document.createElement('div'));
  },
  'an element after each text area, and attributes': () => {
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
      field.dataset['1pIgnore'] = '';
      field.style.color = 'inherit';
    }
    for (const field of document.querySelectorAll('textarea'))
      field.after(document.createElement('grammarly-extension'));
  },
  'a wrapper around each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'links around dates and times': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (/Monday|9:00 AM/.test(texts.currentNode.nodeValue ?? ''))
        found.push(texts.currentNode as Text);
    for (const text of found.filter(({ parentElement }) => parentElement?.closest('#root'))) {
      const link = document.createElement('a');
      link.href = 'x-apple-data-detectors://0';
      text.replaceWith(link);
      link.append(text);
    }
  },
  'a translation': () => {
    const texts = document.createTreeWalker(
      document.getElementById('root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `¡${text.nodeValue}!`;
      outer.append(inner);
      text.replaceWith(outer);
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
} satisfies Record<string, () => void>;

const inquiry = (page: Page) => page.getByRole('form', { name: 'Inquiry' });
const loginDialog = (page: Page) => page.locator('#auth-dialog');
const openLogin = (page: Page) => page.locator('header [commandfor=auth-dialog]').click();
const openConsultation = (page: Page) =>
  page.locator('main [commandfor=contact-dialog]').first().click();

/** Each form: its page, how to open it, and a field. */
const FORMS: Record<
  string,
  { path: string; open?: (page: Page) => Promise<void>; field: (page: Page) => Locator }
> = {
  'the contact page': {
    path: '/contact',
    field: (page) => inquiry(page).locator('[name=message]'),
  },
  'the consultation dialog': {
    path: '/',
    open: openConsultation,
    field: (page) => inquiry(page).locator('[name=firstName]'),
  },
  'the login dialog': {
    path: '/contact',
    open: openLogin,
    field: (page) => loginDialog(page).locator('[name=password]'),
  },
  'the careers finder': {
    path: '/careers',
    field: (page) => page.locator('[role=search] [name=q]'),
  },
};

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

for (const [where, { path, open, field: fieldOf }] of Object.entries(FORMS)) {
  test(`text, focus, and selection in ${where} survive hydration, whatever has changed the page`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(MISMATCH);
    await putMany('careers', 4, (index) => career({ title: `Developer ${index}` }));
    const field = fieldOf(page);
    for (const [name, change] of Object.entries(CHANGES)) {
      await test.step(name, async () => {
        const release = await openChanged(page, path, change);
        await open?.(page);
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
}

test('no keystroke is lost while React replaces a changed page', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  const text = 'We run 40 databases, and nobody sleeps at night. Where would you begin? '.repeat(3);
  const release = await openChanged(page, '/contact', CHANGES['a wrapper around each field']);
  const message = inquiry(page).locator('[name=message]');
  await message.focus();
  const typing = page.keyboard.type(text);
  release();
  await typing;
  await waitForForms(page);
  await expect(message).toHaveValue(text);
});

for (const [where, { path, open }] of Object.entries(FORMS).slice(0, 2)) {
  test(`an inquiry filled in and sent in ${where} before hydration is stored, although the page was changed`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(MISMATCH);
    const release = await openChanged(page, path, CHANGES['an icon after each field']);
    await open?.(page);
    const form = inquiry(page);
    await fillRequired(form);
    await form.locator('[name=service]').selectOption('upgrades');
    await form.locator('[name=message]').fill('Where would you begin?');
    await form.locator('[type=submit]').click();
    release();
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        service: 'upgrades',
        message: 'Where would you begin?',
      },
    ]);
  });
}

test('all filters chosen before hydration apply, although the page was changed', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  await putMany('careers', 4, (index) => career({ title: `Developer ${index}` }));
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openChanged(page, '/careers', CHANGES['an icon after each field']);
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

test('a press of Register before hydration shows the form, although the page was changed', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  const release = await openChanged(page, '/about', CHANGES['an icon after each field']);
  await openLogin(page);
  await loginDialog(page).getByRole('button', { name: 'Register' }).click();
  release();
  await expect(loginDialog(page).getByLabel('First Name')).toBeVisible();
});

for (const [path, open, id] of [
  ['/', openConsultation, 'contact-dialog'],
  ['/about', openLogin, 'auth-dialog'],
] as const) {
  test(`in a changed page, ${id} stays open without a flicker, and returns the focus to its button`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(MISMATCH);
    const release = await openChanged(page, path, CHANGES['an icon after each field']);
    await open(page);
    const dialog = page.locator(`#${id}`);
    await dialog.evaluate((opening) => Promise.all(opening.getAnimations().map((a) => a.finished)));
    // Counts the frames in which the dialog isn't open, or opens again.
    const counts = await dialog.evaluateHandle(({ id: ownId }) => {
      const found = { frames: 0, flickers: 0 };
      const check = () => {
        const current = document.querySelector(`#${ownId}:modal`);
        found.frames += 1;
        if (!current || current.getAnimations().length > 0) found.flickers += 1;
        requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
      return found;
    });
    release();
    await waitForForms(page);
    const { frames, flickers } = await counts.jsonValue();
    expect(frames).toBeGreaterThan(0);
    expect(flickers).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator(`[commandfor=${id}]:focus`)).toBeVisible();
  });
}

test('in a changed page, the drawer and the Services menu stay open', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  let release = await openChanged(page, '/about', CHANGES['a translation']);
  await page.locator('[popovertarget]').click();
  release();
  await waitForHydration(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Strategic' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  release = await openChanged(page, '/about', CHANGES['a translation']);
  await page.locator('[commandfor=mobile-menu][command=show-modal]').click();
  release();
  await waitForHydration(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('text typed in the dialog is back once the form has loaded, if React removes the form before', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  await openChanged(page, '/', CHANGES['an icon after each field']);
  await page.unrouteAll();
  const releaseStart = await holdRequests(page, /assets\/keep-input-/);
  const releaseForm = await holdRequests(page, /assets\/contact-form-/);
  const fetched = page.waitForResponse(/assets\/home-page-/);
  await page.goto('/');
  await page.evaluate(CHANGES['an icon after each field']);
  await interact(page);
  // Resolves once the page's code has run.
  await page.evaluate(`import('${(await fetched).url()}').then(() => undefined)`);
  await openConsultation(page);
  const name = inquiry(page).locator('[name=firstName]');
  await name.fill('Ada');
  releaseStart();
  await expect(page.locator('#contact-dialog').getByText('Loading form')).toBeVisible();
  releaseForm();
  await expect(name).toHaveValue('Ada');
  await expect(name).toBeFocused();
});

test('the focus stays on a link of a changed page', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(MISMATCH);
  const release = await openChanged(page, '/about', CHANGES['links around dates and times']);
  const link = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  await link.focus();
  release();
  await waitForHydration(page);
  await expect(link).toBeFocused();
});
