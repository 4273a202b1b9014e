import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '@/components/ui/button';
import { IconButton } from './icon-button';

const ICON = 'size-4.5';

export function ViewLink(props: { title: string; href: string; children: ReactNode }) {
  return (
    <ButtonAnchor
      href={props.href}
      target="_blank"
      aria-label={`View on site: ${props.title} (opens in a new tab)`}
      variant="link"
      size="compact"
    >
      {props.children}
    </ButtonAnchor>
  );
}

interface RowActionsProps {
  title: string;
  isBusy: boolean;
  onDuplicate?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ title, isBusy, ...props }: RowActionsProps) {
  return (
    <>
      {props.onDuplicate && (
        <IconButton
          size="iconSmall"
          label={`Duplicate ${title}`}
          icon={<Copy aria-hidden className={ICON} />}
          aria-disabled={isBusy}
          onClick={props.onDuplicate}
        />
      )}
      <IconButton
        size="iconSmall"
        label={`Edit ${title}`}
        icon={<Pencil aria-hidden className={ICON} />}
        aria-disabled={isBusy}
        data-edit
        onClick={props.onEdit}
      />
      <IconButton
        size="iconSmall"
        label={`Delete ${title}`}
        icon={<Trash2 aria-hidden className={ICON} />}
        variant="danger"
        aria-disabled={isBusy}
        onClick={props.onDelete}
      />
    </>
  );
}
