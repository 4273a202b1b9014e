import { cn } from '@/lib/cn';

export function RowHeading(props: { id: string; clamp?: string; children: string }) {
  const { clamp = 'line-clamp-2' } = props;
  return (
    <h3 id={props.id} className={cn('min-w-0 font-text text-base wrap-anywhere', clamp)} dir="auto">
      {props.children}
    </h3>
  );
}
