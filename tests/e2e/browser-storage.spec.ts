import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { fillRequired, send, sent } from '../support/contact-form';
import { put } from '../support/database';
import { sampleOf } from '../support/long';
import { career } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

/** Faults of IndexedDB. Each function runs in the page, so it must be an arrow function. */
const FAULTS: Record<string, () => void> = {
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'is held by another tab': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      setTimeout(() => request.dispatchEvent(new Event('blocked')));
      return request;
    };
  },
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  },
  'is missing': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
};

async function logIn(page: Page) {
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  await open(page, '/admin/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

for (const fault of sampleOf(Object.keys(FAULTS), 1)) {
  test(`where IndexedDB ${fault}, visitors and administrators can do everything`, async ({
    page,
  }) => {
    await put('careers/one', career());
    await page.addInitScript(FAULTS[fault] ?? '');
    await open(page, '/contact');
    await fillRequired(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
    await logIn(page);
    await page.goto('/careers');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Senior Oracle Developer' })).toBeVisible();
  });
}

test('with browser storage blocked, the page and a login work while it is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await logIn(page);
  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Management' })).toBeVisible();
});

test('with browser storage full, a login works while the page is open', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    // Leaves room for the few characters that Firebase tries, but not for a session.
    for (let size = 2 ** 22; size >= 64;) {
      try {
        localStorage.setItem(`full-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Management' })).toBeVisible();
});
