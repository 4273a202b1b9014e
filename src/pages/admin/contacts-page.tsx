import { ContactDesk } from '@/back-office/contacts/contact-desk';
import { ContactSummary, ContactTotal } from '@/back-office/contacts/contact-summary';
import { useContactNews } from '@/back-office/contacts/contact-news';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from './admin-layout';

export function ContactsPage() {
  // Counted by the desk, which only an administrator gets.
  const news = useContactNews(false);
  return (
    <>
      <PrivateHead title={news > 0 ? `(${news}) Contact Management` : 'Contact Management'} />
      <AdminGate loadingText="Loading contacts...">
        <AdminLayout heading="Contact Management" subtitle={<ContactTotal />}>
          <ContactSummary />
          <ContactDesk />
        </AdminLayout>
      </AdminGate>
    </>
  );
}
