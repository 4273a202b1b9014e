import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="action" size="small" onClick={onClick}>
      <Plus aria-hidden className="size-5" />
      {label}
    </Button>
  );
}
