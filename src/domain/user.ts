/** The signed-in person, as far as the product reads it (spec 3). */
export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
}
