import * as RadixDialog from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { useFocusReturn } from '@/components/ui/use-focus-return';
import { NAVIGATION } from '@/content/navigation';
import { pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { useSession } from '@/features/session/session-context';

interface MobileMenuProps {
  onClose: () => void;
  onLogin: () => void;
}

/** The drawer of small screens (spec 2). */
export function MobileMenu({ onClose, onLogin }: MobileMenuProps) {
  const services = useQuery(serviceQueries.list());
  const focusReturn = useFocusReturn();
  const signedIn = useSession().state.status === 'signed-in';

  const link = (label: string, to: string, key = to) => (
    <li key={key}>
      <NavLink
        to={to}
        onClick={onClose}
        className="block border-l-3 border-transparent px-4 py-2.5 font-semibold hover:bg-firm-tint aria-[current=page]:border-firm aria-[current=page]:text-firm"
        dir="auto"
      >
        {label}
      </NavLink>
    </li>
  );

  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-ink-deep/60" />
        <RadixDialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 w-[min(22rem,88vw)] overflow-y-auto overscroll-contain bg-paper pb-8 shadow-floating forced-colors:border-l"
        >
          <div className="flex h-header items-center justify-between border-b border-rule pr-3 pl-4">
            <RadixDialog.Title className="text-lg">Menu</RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Close menu"
              className="grid size-11 place-items-center rounded hover:bg-paper-deep"
            >
              <X aria-hidden className="size-6" />
            </RadixDialog.Close>
          </div>
          <nav aria-label="Mobile">
            <ul className="py-3">{NAVIGATION.map(({ label, to }) => link(label, to))}</ul>
            <h2 className="border-t border-rule px-4 pt-4 text-base text-ink-soft">Services</h2>
            <ul className="py-2">
              {(services.data ?? []).map(({ id, name, slug }) =>
                link(name, pathToService(slug), id),
              )}
            </ul>
          </nav>
          {!signedIn && (
            <div className="px-4 pt-2">
              <Button
                variant="outline"
                className="w-full"
                onClick={() => {
                  onClose();
                  onLogin();
                }}
              >
                Login
              </Button>
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
