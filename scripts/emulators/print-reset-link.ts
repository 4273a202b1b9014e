/** Prints the password reset link in `line` of the Auth emulator's output, if there is one: the emulator sends no email. */
export function printResetLink(line: string): void {
  const [, email, link] =
    /To reset the password for (\S+), follow this link: (\S+)/.exec(line) ?? [];
  if (link) {
    const hint = 'replace NEW_PASSWORD_HERE with the new password';
    console.log(`Password reset link for ${email} (${hint}): ${link}`);
  }
}
