import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { ContactPage } from '@/pages/contact-page';
import { HomePage } from '@/pages/home-page';
import { renderPage } from './render-page';

// Here, because the first import takes seconds on a busy machine and a test must not.
await import('@/features/contacts/contact-form');

/** The form on its page and in the dialog of the landing page. */
const FORMS = {
  page: () => renderPage(<ContactPage />),
  dialog: () => {
    renderPage(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  },
};

async function linksOfForm() {
  const form = await screen.findByRole('form', { name: 'Inquiry' });
  const links = within(form).getAllByRole<HTMLAnchorElement>('link');
  return { form, links: links.map(({ textContent, href }) => [textContent, href]) };
}

/** Replaces the URL of the firm's privacy policy for one test. */
const policyAt = (url: string) => vi.spyOn(FIRM, 'privacyPolicyUrl', 'get').mockReturnValue(url);

const MAIL = [FIRM.email, `mailto:${FIRM.email}`];

for (const [place, render] of Object.entries(FORMS)) {
  it(`says in the ${place} who reads an inquiry, how long it is kept, and how to have it erased`, async () => {
    policyAt('');
    render();
    const { form, links } = await linksOfForm();
    expect(form).toHaveTextContent(
      `We keep what you enter for up to ${FIRM.inquiryRetention}. Only our consultants read it. To have it erased sooner, write to ${FIRM.email}.`,
    );
    expect(links).toContainEqual(MAIL);
    expect(form).not.toHaveTextContent(/Privacy Policy|reCAPTCHA/);
  });

  it(`links in the ${place} to the privacy policy, where there is one`, async () => {
    policyAt('https://firm.example/privacy');
    render();
    const { links } = await linksOfForm();
    expect(links).toContainEqual(['Privacy Policy', 'https://firm.example/privacy']);
  });

  it(`says in the ${place} what Google asks for, where App Check is on`, async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
    onTestFinished(() => void vi.unstubAllEnvs());
    render();
    const { form, links } = await linksOfForm();
    expect(form).toHaveTextContent(
      'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
    );
    expect(links).toContainEqual(['Privacy Policy', 'https://policies.google.com/privacy']);
    expect(links).toContainEqual(['Terms of Service', 'https://policies.google.com/terms']);
  });
}
