export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Label for a job type (spec 2): 'full time' for `full-time`. */
export function jobTypeLabel(type: string): string {
  return type.replace('-', ' ');
}
