import { setTimeout } from 'node:timers/promises';
import { indexDifferences, rulesDifferences } from './deployed-config';
import { ifFound, type Google } from './google';
import { NotDone, type Setup, type Step } from './step';

/** Building the indexes of an empty database takes a few minutes. */
const MAX_LOOKS = 60;

/**
 * Steps for the rules and the indexes. `npm run watch -- site` also looks whether they are as in the files.
 * @param pauseMs between two looks at the indexes that are being built, in ms
 */
export function deploymentSteps(
  { google, firebase }: { google: Google } & Partial<Pick<Setup, 'firebase'>>,
  pauseMs = 10_000,
): Step[] {
  const differences = async () => (await indexDifferences(google)).join('; ');
  const deploy = async (target: string) => {
    // If there is no database, the Firebase CLI would create one in nam5, for good.
    await google.call(
      'GET',
      `firestore.googleapis.com/v1/projects/${google.projectId}/databases/(default)`,
    );
    await firebase?.('deploy', '--only', target);
  };
  return [
    {
      label: 'Firestore: rules as in firestore.rules',
      role: 'roles/firebaserules.viewer',
      missing: async () => {
        const found = await ifFound(rulesDifferences(google));
        if (!found) return 'No rules are deployed.';
        return found.length > 0 ? `${found.join('; ')}.` : '';
      },
      ...(firebase && { apply: () => deploy('firestore:rules') }),
      byHand: 'Run `npm run deploy`.',
    },
    {
      label: 'Firestore: indexes as in firestore.indexes.json',
      role: 'roles/datastore.viewer',
      missing: async () => {
        const found = await differences();
        return found && `${found}.`;
      },
      ...(firebase && {
        apply: async () => {
          const needsDeployment = (await differences()).includes('missing: ');
          if (needsDeployment) await deploy('firestore:indexes');
          for (let looks = 0; (await differences()).includes('still building: '); looks += 1) {
            if (looks === MAX_LOOKS)
              throw new NotDone(
                'Firestore is still building indexes. Run this command again later',
              );
            await setTimeout(pauseMs);
          }
        },
      }),
      byHand:
        'Run `npm run deploy`; building an index takes a few minutes. ' +
        `Delete the indexes that are not in the file at https://console.firebase.google.com/project/${google.projectId}/firestore/indexes`,
    },
  ];
}
