import { ContactDesk } from '@/back-office/contacts/contact-desk';
import { ContactTotal } from '@/back-office/contacts/contact-views';
import { useContactNews } from '@/back-office/contacts/contact-news';
import { DueSummary } from '@/back-office/contacts/due-summary';
import { useSession } from '@/features/session/session-context';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';

export function ContactsPage() {
  const { user } = useSession().state;
  // ContactDesk, which only administrators see, queries this count.
  const news = useContactNews(false);
  return (
    <AdminPage
      title={news > 0 ? `(${news}) Contact Management` : 'Contact Management'}
      loadingText="Loading contacts..."
    >
      <AdminLayout
        heading="Contact Management"
        subtitle={
          <>
            <ContactTotal />
            <DueSummary />
          </>
        }
      >
        {user && <ContactDesk user={user} />}
      </AdminLayout>
    </AdminPage>
  );
}
