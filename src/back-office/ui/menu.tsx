import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, type ButtonLook } from '@/components/ui/button';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm outline-none data-highlighted:bg-firm-tint sm:min-h-9';

/** Distance of menus from the window's edges, in pixels. At the top, the sticky header takes up 48 of it. */
const COLLISION_PADDING = { top: 56, right: 8, bottom: 8, left: 8 };

interface MenuProps {
  label: ReactNode;
  size?: ButtonLook['size'];
  children: ReactNode;
}

export function Menu({ label, size = 'small', children }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    // Not modal, so that a menu item can open a dialog.
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>
        <Button ref={trigger} variant="quiet" size={size}>
          {label} <ChevronDown aria-hidden className="size-4" />
        </Button>
      </RadixMenu.Trigger>
      <RadixMenu.Content
        align="end"
        onCloseAutoFocus={(event) => {
          // An item has opened a modal dialog, which hides the rest of the page and is about to take the focus.
          if (trigger.current?.closest('[aria-hidden=true]')) event.preventDefault();
        }}
        sideOffset={4}
        collisionPadding={COLLISION_PADDING}
        className="z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-52 overflow-y-auto rounded border border-rule bg-paper-raised py-1 shadow-floating"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

interface MenuItemProps {
  icon: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  return (
    <RadixMenu.Item onSelect={onSelect} className={ITEM}>
      <span className="grid w-5 place-items-center">{icon}</span>
      {children}
    </RadixMenu.Item>
  );
}

/** Text in place of items: why there are none. The keyboard and screen readers reach it as they reach an item. */
export function MenuNote({ icon, children }: Omit<MenuItemProps, 'onSelect'>) {
  return (
    <RadixMenu.Item
      aria-disabled
      className={`${ITEM} max-w-72 py-2 text-ink-soft aria-disabled:cursor-default`}
      onSelect={(event) => event.preventDefault()}
    >
      <span className="grid w-5 shrink-0 place-items-center">{icon}</span>
      {children}
    </RadixMenu.Item>
  );
}

interface MenuLinkProps extends Omit<MenuItemProps, 'icon'> {
  href: string;
  describedBy: string;
  onFocus: () => void;
}

export function MenuLink({ href, describedBy, children, ...handlers }: MenuLinkProps) {
  return (
    <RadixMenu.Item asChild {...handlers}>
      <a href={href} aria-describedby={describedBy} className={ITEM}>
        {children}
      </a>
    </RadixMenu.Item>
  );
}

export function MenuPageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RadixMenu.Item asChild>
      <Link to={to} className={ITEM}>
        {children}
      </Link>
    </RadixMenu.Item>
  );
}

interface MenuChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

export function MenuChoice({ label, value, options, onChoose }: MenuChoiceProps) {
  return (
    <RadixMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={onChoose}
      className="mb-1 border-b border-rule pb-1"
    >
      {options.map(([option, name]) => (
        <RadixMenu.RadioItem key={option} value={option} className={ITEM}>
          <span className="grid w-5 place-items-center">
            <RadixMenu.ItemIndicator>
              <Check aria-hidden className="size-4" />
            </RadixMenu.ItemIndicator>
          </span>
          {name}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
