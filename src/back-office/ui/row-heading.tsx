import { cn } from '@/lib/cn';

export function RowHeading(props: { id: string; className?: string; children: string }) {
  const look = 'line-clamp-2 min-w-0 font-text text-base wrap-anywhere';
  return (
    <h3 id={props.id} className={cn(look, props.className)} dir="auto">
      {props.children}
    </h3>
  );
}
