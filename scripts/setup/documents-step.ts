import { checkDocuments } from '../admin/document-checks';
import type { Setup, Step } from './step';

/** Reads every document, and prints a line for each malformed one. */
export function documentsStep({ google, connect }: Setup): Step {
  return {
    label: 'Saved documents',
    missing: async () => {
      const { db } = await connect();
      return (await checkDocuments(db)) > 0 ? 'Some are malformed, see above.' : '';
    },
    byHand: `Correct them at https://console.firebase.google.com/project/${google.projectId}/firestore`,
  };
}
