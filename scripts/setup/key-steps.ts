import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/project-root';
import { GoogleError } from './google';
import type { Setup, Step } from './step';

/** The workflows that need a key, each with its own service account and GitHub environment. */
const WORKFLOWS = {
  publish: {
    environment: 'production',
    can: 'deploy the site',
    roles: [
      'firebasehosting.admin',
      'firebaserules.admin',
      'datastore.indexAdmin',
      'serviceusage.serviceUsageConsumer',
    ],
  },
  watch: {
    environment: 'watch',
    can: 'read and change every document',
    roles: ['datastore.user', 'firebaserules.viewer'],
  },
  administrators: {
    environment: 'administration',
    can: 'make anyone an administrator',
    roles: ['firebaseauth.admin', 'datastore.user'],
  },
};
export type WorkflowName = keyof typeof WORKFLOWS;
export const WORKFLOW_NAMES = Object.keys(WORKFLOWS) as WorkflowName[];

/** https://cloud.google.com/resource-manager/reference/rest/Shared.Types/Policy */
interface Policy {
  bindings?: { role: string; members: string[]; condition?: object }[];
  etag?: string;
}

/** Steps for the key of a workflow on GitHub, in this order. @param folder where the key is written */
export function keySteps({ google, confirm }: Setup, name: WorkflowName, folder = ROOT): Step[] {
  const { projectId } = google;
  const { can, roles } = WORKFLOWS[name];
  const accountId = `site-${name}`;
  const email = `${accountId}@${projectId}.iam.gserviceaccount.com`;
  const accounts = `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts`;
  const project = `cloudresourcemanager.googleapis.com/v1/projects/${projectId}`;
  const file = join(folder, `${name}.key.json`);
  const member = `serviceAccount:${email}`;
  const readPolicy = () =>
    google.call<Policy>('POST', `${project}:getIamPolicy`, {
      options: { requestedPolicyVersion: 3 },
    });
  const missingRoles = ({ bindings = [] }: Policy) =>
    roles
      .map((role) => `roles/${role}`)
      .filter((role) =>
        bindings.every(
          ({ members, condition, ...binding }) =>
            binding.role !== role || condition || !members.includes(member),
        ),
      );
  const byHand = `See https://console.cloud.google.com/iam-admin/serviceaccounts?project=${projectId}`;
  return [
    {
      label: `Service account ${accountId}`,
      // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts
      missing: async () => {
        try {
          await google.call('GET', `${accounts}/${email}`);
          return '';
        } catch (error) {
          if (error instanceof GoogleError && error.status === 404) return 'It doesn’t exist.';
          throw error;
        }
      },
      apply: async () => {
        await google.call('POST', accounts, { accountId, serviceAccount: {} });
      },
      byHand,
    },
    {
      label: 'Its roles',
      missing: async () => {
        const names = missingRoles(await readPolicy());
        return names.length > 0 ? `It lacks ${names.join(', ')}.` : '';
      },
      apply: async () => {
        const policy = await readPolicy();
        const added = missingRoles(policy).map((role) => ({ role, members: [member] }));
        // With the etag, a change that somebody else makes in between refuses this one.
        await google.call('POST', `${project}:setIamPolicy`, {
          policy: { ...policy, bindings: [...(policy.bindings ?? []), ...added] },
        });
      },
      byHand,
    },
    {
      label: `Its key, in ${name}.key.json`,
      missing: () => Promise.resolve(existsSync(file) ? '' : 'There is no such file.'),
      // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts.keys/create
      apply: async () => {
        await confirm(`Create a key for ${email}? Whoever has it can ${can}.`);
        const { privateKeyData } = await google.call<{ privateKeyData: string }>(
          'POST',
          `${accounts}/${email}/keys`,
          {},
        );
        writeFileSync(file, Buffer.from(privateKeyData, 'base64'), { mode: 0o600 });
      },
      byHand:
        'If your organization forbids keys, ask its administrator for an exception ' +
        `(iam.disableServiceAccountKeyCreation), or create one at ${byHand.slice(4)}`,
    },
  ];
}

/** What a person then does on GitHub. */
export function keyTasks(name: WorkflowName): string[] {
  return [
    `On GitHub, under Settings → Environments, create the environment \`${WORKFLOWS[name].environment}\`, only for the ` +
      `branch main. Add the secret FIREBASE_SERVICE_ACCOUNT with the content of ${name}.key.json, then delete the file.`,
    'Under Settings → Secrets and variables → Actions → Variables, add the repository variable ENV_PRODUCTION with the ' +
      'content of .env.production.local.',
  ];
}
