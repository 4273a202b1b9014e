import { useState } from 'react';
import type { Contact } from '@/collections/inquiries';

/** The contacts before and after the open one, even after a new status has removed the open one from the list. */
export function useNeighbors(shown: Contact[], id: string) {
  const index = shown.findIndex((contact) => contact.id === id);
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  if (index >= 0) return { previous: shown[index - 1], next: shown[index + 1] };
  const place = last.id === id ? last.index : 0;
  return { previous: shown[place - 1], next: shown[place] };
}
