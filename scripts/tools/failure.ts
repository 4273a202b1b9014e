/** An error that the user can fix: commands print its message without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}
