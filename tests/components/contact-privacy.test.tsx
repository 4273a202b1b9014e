import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { renderContactForm } from './contact-inquiry';

/** Renders the form, with the URL of the firm's privacy policy or ''. */
function renderNotices(policyUrl: string) {
  vi.spyOn(FIRM, 'privacyPolicyUrl', 'get').mockReturnValue(policyUrl);
  renderContactForm();
  const form = screen.getByRole('form', { name: 'Inquiry' });
  const links = within(form).getAllByRole<HTMLAnchorElement>('link');
  return { form, links: links.map(({ textContent, href }) => [textContent, href]) };
}

it('says who reads an inquiry, how long it is kept, and how to have it erased', () => {
  const { form, links } = renderNotices('');
  expect(form).toHaveTextContent(
    `We keep what you enter for up to ${FIRM.inquiryRetention}. Only our consultants read it. To have it erased sooner, write to ${FIRM.email}.`,
  );
  expect(links).toContainEqual([FIRM.email, `mailto:${FIRM.email}`]);
  expect(form).not.toHaveTextContent(/Privacy Policy|reCAPTCHA/);
});

it('links to the privacy policy, where there is one', () => {
  const { links } = renderNotices('https://firm.example/privacy');
  expect(links).toContainEqual(['Privacy Policy', 'https://firm.example/privacy']);
});

it('says what Google asks for, where App Check is on', () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { form, links } = renderNotices('');
  expect(form).toHaveTextContent(
    'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  );
  expect(links).toContainEqual(['Privacy Policy', 'https://policies.google.com/privacy']);
  expect(links).toContainEqual(['Terms of Service', 'https://policies.google.com/terms']);
});
