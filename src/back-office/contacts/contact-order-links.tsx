import { Link } from 'react-router-dom';
import type { ContactOrder } from '@/domain/contact';
import { useDeskAddress } from './desk-address';

const ORDERS: [ContactOrder, string][] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
];

export function ContactOrderLinks() {
  const { state: address, pathWith } = useDeskAddress();
  return (
    <nav aria-label="Order">
      <ul className="flex gap-4 text-sm">
        {ORDERS.map(([order, label]) => (
          <li key={order}>
            <Link
              to={pathWith({ order, id: '' })}
              aria-current={address.order === order ? 'true' : undefined}
              className="inline-flex min-h-9 items-center font-semibold text-firm underline aria-[current=true]:text-ink aria-[current=true]:no-underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
