import { useRef, type RefObject } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';
import type { Career } from '@/domain/career';
import { CareerAdminCard, type CareerActions } from './career-admin-card';
import { useDeleteCareer } from './career-mutations';

interface CareerAdminListProps extends Pick<CareerActions, 'onEdit' | 'onDuplicate'> {
  careers: Career[];
  desk: RefObject<HTMLElement | null>;
}

export function CareerAdminList({ careers, desk, ...on }: CareerAdminListProps) {
  const deletion = useDeleteCareer();
  const busyId = deletion.isPending ? deletion.variables?.id : null;
  const pressed = useRef<{ id: string; index: number; control: string } | null>(null);

  useFocusRepair(desk, JSON.stringify([busyId, careers.map(({ id }) => id)]), (element) => {
    if (!pressed.current || busyId) return;
    const { id, index, control } = pressed.current;
    // A switch keeps the focus as long as its card stays; the buttons of a card are disabled during a deletion.
    if (control === '[data-switch]' && careers.some((career) => career.id === id)) return;
    pressed.current = null;
    const controls = element.querySelectorAll<HTMLElement>(control);
    (controls[index] ?? controls[controls.length - 1] ?? element).focus();
  });

  return (
    <ul className="grid gap-3">
      {careers.map((career, index) => (
        <li key={career.id}>
          <CareerAdminCard
            career={career}
            isDeleting={busyId === career.id}
            {...on}
            onDelete={(deleted) => {
              if (!window.confirm('Are you sure you want to delete this career?')) return;
              pressed.current = { id: deleted.id, index, control: '[data-edit]' };
              deletion.mutate(deleted);
            }}
            onSwitch={({ id }) => {
              pressed.current = { id, index, control: '[data-switch]' };
            }}
          />
        </li>
      ))}
    </ul>
  );
}
