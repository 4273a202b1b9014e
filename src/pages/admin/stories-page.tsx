import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';
import { AddButton } from '@/back-office/ui/add-button';
import { StoryDesk, StoryTotal } from '@/back-office/stories/story-desk';
import { StoryDialog } from '@/back-office/stories/story-dialog';
import { useOpenStory } from '@/back-office/stories/story-desk-data';
import { useServiceList } from '@/features/services/service-queries';

export function StoriesPage() {
  return (
    <AdminPage title="Story Management" loadingText="Loading stories...">
      <StoryManagement />
    </AdminPage>
  );
}

function StoryManagement() {
  const open = useOpenStory();
  const Services = useServiceList();
  return (
    <AdminLayout
      heading="Story Management"
      subtitle={<StoryTotal />}
      isPublished
      actions={<AddButton label="Add Story" onClick={open.add} />}
    >
      <StoryDesk open={open} />
      <Services>{(services = []) => <StoryDialog open={open} services={services} />}</Services>
    </AdminLayout>
  );
}
