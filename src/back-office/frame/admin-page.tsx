import type { ComponentProps } from 'react';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';

/** A page of the back office, with its title in the browser; only administrators see its content. */
export function AdminPage({
  title,
  ...gate
}: ComponentProps<typeof AdminGate> & { title: string }) {
  return (
    <>
      <PrivateHead title={title} />
      <AdminGate {...gate} />
    </>
  );
}
