/** The signed-in user (spec 3). */
export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
}
