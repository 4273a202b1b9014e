import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deskAddressOf, queryOfDesk, type DeskAddress } from './desk-address';

/** The address of what the screen shows, links to others, and how to go there. Each is an entry of the history. */
export function useDeskAddress() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = deskAddressOf(query);
  const pathWith = (changes: Partial<DeskAddress>) =>
    pathname + queryOfDesk({ ...address, ...changes });
  return {
    address,
    pathWith,
    go: (changes: Partial<DeskAddress>) => void navigate(pathWith(changes)),
  };
}
