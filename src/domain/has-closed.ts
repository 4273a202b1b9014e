/** Whether the closing date is over. `today` is the firm's day; on the day itself, the career is still open. */
export const hasClosed = ({ closesOn }: { closesOn?: string }, today: string) =>
  closesOn ? closesOn < today : false;
