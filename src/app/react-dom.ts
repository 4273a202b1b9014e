/** The one part of React that is a file of its own: the largest, and nothing else imports it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
