import type { RecordedCollection } from '@/domain/change';

export const FIELD_LABELS: Record<RecordedCollection, Record<string, string>> = {
  careers: {
    title: 'Job Title',
    department: 'Department',
    location: 'Location',
    type: 'Job Type',
    salaryRange: 'Salary Range',
    description: 'Job Description',
    requirements: 'Requirements',
    responsibilities: 'Responsibilities',
    benefits: 'Benefits',
    isActive: 'Active',
  },
  services: {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    longDescription: 'Long Description',
    icon: 'Icon',
    color: 'Color',
    features: 'Features',
    position: 'Position',
  },
  seoSettings: {
    page: 'Page',
    title: 'Page Title',
    description: 'Meta Description',
    keywords: 'Keywords',
  },
  contacts: { status: 'Status', note: 'Note' },
  deletedContacts: { status: 'Status' },
};
