import { ContactDesk } from '@/features/contacts/desk/contact-desk';
import { ContactSummary, ContactTotal } from '@/features/contacts/desk/contact-summary';
import { useContactNews } from '@/features/contacts/desk/use-contact-news';
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
        <AdminLayout heading="Contact Management" subtitle={<ContactTotal />} isBelowDashboard>
          <ContactSummary />
          <ContactDesk />
        </AdminLayout>
      </AdminGate>
    </>
  );
}
