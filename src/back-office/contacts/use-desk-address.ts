import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deskAddressOf, queryOfDesk, type DeskAddress } from './desk-address';

export function useDeskAddress() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = deskAddressOf(query);
  const pathWith = (changes: Partial<DeskAddress>) =>
    pathname + queryOfDesk({ ...address, ...changes });
  return {
    address,
    pathWith,
    go(changes: Partial<DeskAddress>) {
      const path = pathWith(changes);
      if (path !== pathname + search) void navigate(path);
    },
  };
}
