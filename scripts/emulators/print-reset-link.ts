/** The Auth emulator prints this line instead of sending an email. */
const RESET_LINE = /To reset the password for (\S+), follow this link: (\S+)/;

/** Prints the password reset link in `line`, if there is one. @param line output of the Auth emulator */
export function printResetLink(line: string): void {
  const [, email, link] = RESET_LINE.exec(line) ?? [];
  if (!link) return;
  console.log(
    `Password reset link for ${email} (replace NEW_PASSWORD_HERE with the new password): ${link}`,
  );
}
