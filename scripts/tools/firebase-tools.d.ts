/* The parts of firebase-tools that know the account of `firebase login`. */

declare module 'firebase-tools/lib/auth.js' {
  export function getProjectDefaultAccount(
    projectFolder: string,
  ): { tokens: { refresh_token?: string } } | undefined;
}

declare module 'firebase-tools/lib/api.js' {
  export function clientId(): string;
  export function clientSecret(): string;
}
