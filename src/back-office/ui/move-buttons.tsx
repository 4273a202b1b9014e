import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './icon-button';

const MOVES = [
  { direction: 'up', step: -1, Icon: ArrowUp },
  { direction: 'down', step: 1, Icon: ArrowDown },
];

interface MoveButtonsProps {
  what: string;
  variant?: 'bare' | 'quiet';
  canMove: (step: number) => boolean;
  onMove: (step: number) => void;
}

export function MoveButtons({ what, variant = 'quiet', canMove, onMove }: MoveButtonsProps) {
  return MOVES.map(({ direction, step, Icon }) => (
    <IconButton
      key={direction}
      label={`Move ${what} ${direction}`}
      icon={<Icon aria-hidden className="size-4" />}
      variant={variant}
      size="iconSmall"
      aria-disabled={!canMove(step)}
      onClick={() => onMove(step)}
    />
  ));
}
