import type { Career } from '@/collections/careers';
import { jobPostingData } from './job-posting-data';
import { StructuredDataScript } from './structured-data';

export function JobPostingScript({ career }: { career: Career }) {
  return <StructuredDataScript data={jobPostingData(career)} />;
}
