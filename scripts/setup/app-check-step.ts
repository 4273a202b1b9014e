import type { Setup, Step } from './step';

const SERVICES = [
  { id: 'firestore', name: 'Cloud Firestore' },
  { id: 'identitytoolkit', name: 'Authentication' },
];

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
export function appCheckStep({ google }: Setup): Step {
  return {
    label: 'App Check (optional)',
    missing: async () => {
      const modes = await Promise.all(
        SERVICES.map(({ id }) =>
          google.call<{ enforcementMode?: string }>(
            'GET',
            `firebaseappcheck.googleapis.com/v1/projects/${google.projectId}/services/${id}.googleapis.com`,
          ),
        ),
      );
      const open = SERVICES.filter((_, index) => modes[index]?.enforcementMode !== 'ENFORCED');
      return open.length > 0
        ? `Not enforced for ${open.map(({ name }) => name).join(' and ')}, so programs can send inquiries.`
        : '';
    },
    byHand: `See docs/security.md, App Check, and https://console.firebase.google.com/project/${google.projectId}/appcheck`,
    isOptional: true,
  };
}
