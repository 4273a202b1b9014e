import { ContactList } from '@/features/contacts/desk/contact-list';
import { ContactSummary, ContactTotal } from '@/features/contacts/desk/contact-summary';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from './admin-layout';

export function ContactsPage() {
  return (
    <>
      <PrivateHead title="Contact Management" />
      <AdminGate loadingText="Loading contacts...">
        <AdminLayout heading="Contact Management" subtitle={<ContactTotal />} isBelowDashboard>
          <ContactSummary />
          <ContactList />
        </AdminLayout>
      </AdminGate>
    </>
  );
}
