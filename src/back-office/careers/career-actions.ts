import type { Action } from '@/back-office/run/action';
import type { Career } from '@/collections/careers';
import { changeOf, deleteDocument, fieldUpdate } from '@/collections/change';
import { firmDay } from '@/content/firm-day';
import { hasClosed } from '@/domain/has-closed';
import { quotedCareerTitle } from './career-title';

export const deleteCareer = ({ id, version }: Career): Action => ({
  changes: [deleteDocument('careers', id, version)],
  done: 'Career deleted successfully',
  failure: 'Failed to delete career',
  undoWords: 'Career restored',
});

export function switchCareer(career: Career, isActive: boolean): Action {
  const state = hasClosed(career, firmDay()) ? 'switched on, but closed' : 'active';
  return {
    changes: [changeOf(fieldUpdate('careers', career.id, career.version, { isActive }))],
    done: `${quotedCareerTitle(career)} is now ${isActive ? state : 'inactive'}`,
    failure: 'Failed to change career status',
  };
}
