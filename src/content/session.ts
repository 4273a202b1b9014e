/** Why an administrator was signed out (design 5). */
export const SESSION_EXPIRED = 'For security, back office sessions end after 12 hours.';
