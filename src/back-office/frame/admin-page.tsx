import type { ComponentProps } from 'react';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';

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
