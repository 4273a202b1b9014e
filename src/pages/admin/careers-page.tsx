import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CareerAdminList, CareerTotal } from '@/features/careers/desk/career-admin-list';
import { CareerDialog } from '@/features/careers/desk/career-dialog';
import { unsavedCareer } from '@/features/careers/desk/use-career-editor';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from './admin-layout';

/** Signed out it shows nothing (spec 6). */
export function CareersPage() {
  return (
    <>
      <PrivateHead title="Career Management" />
      <AdminGate loadingText="Loading careers..." signedOut="nothing">
        <CareerManagement />
      </AdminGate>
    </>
  );
}

function CareerManagement() {
  const [editing, setEditing] = useState(unsavedCareer);
  const handleAdd = () => setEditing({ id: crypto.randomUUID(), career: null });
  return (
    <AdminLayout
      heading="Career Management"
      subtitle={<CareerTotal />}
      isBelowDashboard
      actions={
        <Button variant="action" onClick={handleAdd}>
          <Plus aria-hidden className="size-5" />
          Add Career
        </Button>
      }
    >
      <CareerAdminList
        onAdd={handleAdd}
        onEdit={(career) => setEditing({ id: career.id, career })}
      />
      {editing && (
        <CareerDialog key={editing.id} editing={editing} onClose={() => setEditing(null)} />
      )}
    </AdminLayout>
  );
}
