import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/project-root';
import { ifFound } from './google';
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

/** The file of a workflow's key. @param folder where it is */
const keyFile = (name: WorkflowName, folder: string) => join(folder, `${name}.key.json`);

/**
 * A service account with the roles of a workflow on GitHub, and a key in a file. Once the key is on GitHub, a person
 * deletes the file.
 * @param options.needsFile whether a key without a file, such as one on GitHub, isn't enough
 * https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts
 */
export function keyStep(
  { google, confirm }: Setup,
  name: WorkflowName,
  { folder = ROOT, needsFile = true }: { folder?: string; needsFile?: boolean } = {},
): Step {
  const { projectId } = google;
  const { can, roles } = WORKFLOWS[name];
  const accountId = `site-${name}`;
  const email = `${accountId}@${projectId}.iam.gserviceaccount.com`;
  const member = `serviceAccount:${email}`;
  const accounts = `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts`;
  const project = `cloudresourcemanager.googleapis.com/v1/projects/${projectId}`;
  const file = keyFile(name, folder);
  const readAccount = () => ifFound(google.call<object>('GET', `${accounts}/${email}`));
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
  const hasKey = async () => {
    if (existsSync(file)) return true;
    if (needsFile) return false;
    const url = `${accounts}/${email}/keys?keyTypes=USER_MANAGED`;
    return ((await google.call<{ keys?: object[] }>('GET', url)).keys ?? []).length > 0;
  };
  return {
    label: `GitHub: key of ${name}`,
    missing: async () => {
      if (!(await readAccount())) return `There is no service account ${accountId}.`;
      const names = missingRoles(await readPolicy());
      if (names.length > 0) return `The service account ${accountId} lacks ${names.join(', ')}.`;
      return (await hasKey()) ? '' : `There is no ${name}.key.json.`;
    },
    apply: async () => {
      await confirm(
        `Create a key for GitHub, in ${name}.key.json? Whoever has it can ${can} (docs/operations.md).`,
      );
      if (!(await readAccount()))
        await google.call('POST', accounts, { accountId, serviceAccount: {} });
      const policy = await readPolicy();
      const added = missingRoles(policy).map((role) => ({ role, members: [member] }));
      if (added.length > 0) {
        // With the etag, a change that somebody else makes in between refuses this one.
        await google.call('POST', `${project}:setIamPolicy`, {
          policy: { ...policy, bindings: [...(policy.bindings ?? []), ...added] },
        });
      }
      if (await hasKey()) return;
      const { privateKeyData } = await google.call<{ privateKeyData: string }>(
        'POST',
        `${accounts}/${email}/keys`,
        {},
      );
      writeFileSync(file, Buffer.from(privateKeyData, 'base64'), { mode: 0o600 });
    },
    byHand:
      `Run \`npm run setup -- --project ${projectId} --key ${name}\`. If your organization forbids keys, ask its ` +
      `administrator to allow them: https://console.cloud.google.com/iam-admin/orgpolicies?project=${projectId}`,
  };
}

/** What a person does on GitHub with the key of a workflow; nothing if there is no file. */
export function keyTasks(name: WorkflowName, folder = ROOT): string[] {
  if (!existsSync(keyFile(name, folder))) return [];
  return [
    `On GitHub, under Settings → Environments, create the environment \`${WORKFLOWS[name].environment}\`, only for the ` +
      `branch main. Add the secret FIREBASE_SERVICE_ACCOUNT with the content of ${name}.key.json, then delete the file.`,
    'Under Settings → Secrets and variables → Actions → Variables, add the repository variable ENV_PRODUCTION with the ' +
      'content of .env.production.local.',
  ];
}
