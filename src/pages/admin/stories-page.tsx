import { AdminLayout } from '@/back-office/frame/admin-layout';
import { AddButton } from '@/back-office/ui/add-button';
import { StoryDesk, StoryTotal } from '@/back-office/stories/story-desk';
import { StoryDialog } from '@/back-office/stories/story-dialog';
import { useOpenStory } from '@/back-office/stories/use-open-story';
import { PrivateHead } from '@/features/seo/head';
import { useServiceList } from '@/features/services/service-queries';
import { AdminGate } from '@/features/session/admin-gate';

export function StoriesPage() {
  return (
    <>
      <PrivateHead title="Story Management" />
      <AdminGate loadingText="Loading stories...">
        <StoryManagement />
      </AdminGate>
    </>
  );
}

function StoryManagement() {
  const open = useOpenStory();
  const Services = useServiceList();
  return (
    <AdminLayout
      heading="Story Management"
      subtitle={<StoryTotal />}
      actions={<AddButton label="Add Story" onClick={open.add} />}
    >
      <StoryDesk open={open} />
      <Services>{(services = []) => <StoryDialog open={open} services={services} />}</Services>
    </AdminLayout>
  );
}
