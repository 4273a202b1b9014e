/** 'JD' for jane.doe@example.com, 'AD' for admin@example.com */
export function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words.map((word) => [...word]);
  return [first[0], second ? second[0] : first[1]].join('').toUpperCase();
}

export function Initials({ email }: { email: string }) {
  return (
    <span
      title={email}
      className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full border border-rule-strong px-1 text-xs font-semibold"
    >
      <span aria-hidden>{initialsOf(email)}</span>
      <span className="sr-only">Assigned to {email}</span>
    </span>
  );
}
