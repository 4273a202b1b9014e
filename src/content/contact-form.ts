import { FIRM } from './firm';

/* Apart from contact.ts, which every page loads. */

export const CONTACT_PRIVACY = {
  text: `We keep what you enter, and how you came here (the website or campaign, your first page, and this one), for up to ${FIRM.figures.retention}. Only our staff can read it. To have it erased sooner, write to`,
  policy: 'Privacy Policy',
} as const;

/** Required by Google on sites that hide the reCAPTCHA badge: https://www.google.com/recaptcha/faq */
export const RECAPTCHA_NOTICE = {
  text: 'This site is protected by reCAPTCHA and the Google',
  privacy: { label: 'Privacy Policy', url: 'https://policies.google.com/privacy' },
  terms: { label: 'Terms of Service', url: 'https://policies.google.com/terms' },
  end: 'apply.',
} as const;

export const CONTACT_HONEYPOT = {
  label: 'Leave this field empty',
  error:
    'This field catches bots, but browsers sometimes fill it in. We’ve cleared it, so press Send Message again.',
} as const;

export const BOOKING = { link: 'Or choose a time', note: '(opens in a new tab)' } as const;

export const CONTACT_OTHERWISE = {
  failed: 'Your inquiry wasn’t sent, but nothing you typed is lost. Try again, or reach us here:',
  noScript: 'This form needs JavaScript. You can also reach us here:',
} as const;

export const CONTACT_RECEIPT = {
  heading: 'Your inquiry has been sent',
  text: `You’ll hear from us within ${FIRM.figures.response}. If you write or call before then, mention this reference.`,
  reference: 'Reference',
  done: 'Done',
  another: 'Send another',
} as const;
