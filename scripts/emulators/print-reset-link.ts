/** The Auth emulator sends no email, and prints this. */
const RESET_LINE = /To reset the password for (\S+), follow this link: (\S+)/;

/** Prints a line of the Auth emulator that has the link to reset a password, and no other. */
export function printResetLink(line: string): void {
  const [, email, link] = RESET_LINE.exec(line) ?? [];
  if (!link) return;
  console.log(
    `Password reset link for ${email} (with the new password in place of NEW_PASSWORD_HERE): ${link}`,
  );
}
