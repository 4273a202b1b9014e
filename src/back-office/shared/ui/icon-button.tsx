import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  size?: 'icon' | 'iconSmall';
  /** Accessible name and tooltip, with the title of the row: 'Edit Senior Oracle Developer'. */
  label: string;
  icon: ReactElement;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'icon',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button {...props} variant={variant} size={size} aria-label={label}>
        {icon}
      </Button>
    </Tooltip>
  );
}
