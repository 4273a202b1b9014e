import type { ComponentProps, ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, text, action, role, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role={role}
      className="mx-auto my-12 grid w-full max-w-measure grid-cols-1 justify-items-center gap-4 rounded-lg border border-dashed border-rule-strong px-6 py-12 text-center"
    >
      <Heading className="text-xl">{title}</Heading>
      <p className="text-balance text-ink-soft">{text}</p>
      {action}
    </div>
  );
}

export function PageNote(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="px-4">
      <EmptyState level={1} {...props} />
    </div>
  );
}
