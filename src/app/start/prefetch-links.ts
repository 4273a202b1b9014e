import { savesData } from '@/lib/saves-data';

/** Which links the browser prefetches, and when. The security policy in firebase.json contains the hash of this text. */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/admin/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Until hydration, lets the browser prefetch the page of a link that is under the pointer or, on a phone, in view
 * (https://developer.chrome.com/docs/web-platform/implementing-speculation-rules#eagerness).
 * @returns a function that ends this
 */
export function prefetchLinks(): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = PREFETCH_RULES;
  if (!savesData()) document.head.append(script);
  return () => script.remove();
}
