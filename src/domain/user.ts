export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
}

/** Access to the back office. `expired`: an administrator who signed in more than 12 hours ago (design 5). */
export type BackOfficeAccess = 'granted' | 'denied' | 'expired';
