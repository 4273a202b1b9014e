import type { Career } from '@/collections/careers';

/** Whether visitors would see a title without a description. */
export const isBare = ({ isActive, description }: Pick<Career, 'isActive' | 'description'>) =>
  isActive && description.trim() === '';

export const PUBLISH_QUESTION = {
  title: 'Publish without a description?',
  text: 'Visitors will see no description. Publish anyway?',
  confirmLabel: 'Publish anyway',
};
