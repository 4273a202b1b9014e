import { RecentList } from '@/back-office/ui/recent-list';
import type { Career } from '@/collections/careers';
import { pathTo } from '@/content/pages';
import { ActiveBadge } from './active-switch';
import { pathToCareerDesk } from './career-desk-data';
import { careerTitle } from './career-title';

interface RecentCareersProps {
  careers: Career[] | undefined;
  total: number | undefined;
}

export function RecentCareers({ careers, total }: RecentCareersProps) {
  return (
    <RecentList
      heading="Recent Jobs"
      what="jobs"
      to={pathTo('admin/careers')}
      total={total}
      emptyText="No careers posted"
      rows={careers?.map(({ id, title, department, location, isActive, closesOn }) => ({
        id,
        to: pathToCareerDesk({ id }),
        title: careerTitle({ title }),
        detail: [department, location].filter(Boolean).join(' · '),
        badge: <ActiveBadge career={{ isActive, closesOn }} />,
      }))}
    />
  );
}
