import type { Google } from './google';
import { NotDone, type Setup, type Step } from './step';

const BILLING = 'cloudbilling.googleapis.com/v1';
const BUDGETS = 'billingbudgets.googleapis.com/v1';

/** A normal month costs nothing (docs/operations.md), so this much is a sign that something is wrong. */
const BUDGET = 10;

/** https://cloud.google.com/billing/docs/reference/rest/v1/ProjectBillingInfo */
const readBilling = ({ projectId, call }: Google) =>
  call<{ billingEnabled?: boolean; billingAccountName?: string }>(
    'GET',
    `${BILLING}/projects/${projectId}/billingInfo`,
  );

/** The project's billing. Throws a NotDone if it isn't on the Blaze plan. */
export async function requireBilling(google: Google) {
  const billing = await readBilling(google);
  if (billing.billingEnabled) return billing;
  throw new NotDone('It needs the Blaze plan');
}

/** Steps for billing, in this order. */
export function billingSteps(setup: Setup): Step[] {
  const { google } = setup;
  const { projectId } = google;
  return [
    {
      label: 'Billing: Blaze plan',
      missing: async () =>
        (await readBilling(google)).billingEnabled
          ? ''
          : 'Backups, point-in-time recovery, and budget alerts need it.',
      apply: () => linkBillingAccount(setup),
      byHand:
        `Choose the Blaze plan, with a card, at https://console.firebase.google.com/project/${projectId}/usage/details, ` +
        'and run this command again.',
    },
    {
      label: `Billing: budget alert at ${BUDGET} a month`,
      missing: async () => {
        const { billingEnabled, billingAccountName: account = '' } = await readBilling(google);
        if (!billingEnabled) return 'It needs the Blaze plan.';
        /** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
        const { budgets = [] } = await google.call<{
          budgets?: { budgetFilter?: { projects?: string[] } }[];
        }>('GET', `${BUDGETS}/${account}/budgets`);
        const number = await projectNumber(setup);
        const includesProject = (projects: string[] = []) =>
          projects.length === 0 || projects.includes(`projects/${number}`);
        return budgets.some(({ budgetFilter }) => includesProject(budgetFilter?.projects))
          ? ''
          : 'Nobody is warned of unusual costs.';
      },
      apply: async () => {
        const { billingAccountName: account = '' } = await requireBilling(google);
        await google.call('POST', `${BUDGETS}/${account}/budgets`, {
          displayName: projectId,
          budgetFilter: { projects: [`projects/${await projectNumber(setup)}`] },
          // In the currency of the billing account.
          amount: { specifiedAmount: { units: String(BUDGET) } },
          thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
        });
      },
      byHand: `Create one at https://console.cloud.google.com/billing/budgets?project=${projectId}`,
    },
  ];
}

async function linkBillingAccount({ google, confirm }: Setup): Promise<void> {
  /** https://cloud.google.com/billing/docs/reference/rest/v1/billingAccounts/list */
  const { billingAccounts = [] } = await google.call<{
    billingAccounts?: { name: string; open?: boolean; displayName?: string }[];
  }>('GET', `${BILLING}/billingAccounts`);
  const open = billingAccounts.filter((account) => account.open);
  const [account] = open;
  // With several, only a person knows which one pays.
  if (!account || open.length > 1)
    throw new NotDone(`Your Google account has ${open.length || 'no'} billing accounts`);
  await confirm(
    `Put the project on the Blaze plan, paid by the billing account ${account.displayName}? ` +
      'A normal month costs nothing; what exceeds the free quotas is charged (docs/operations.md).',
  );
  await google.call('PUT', `${BILLING}/projects/${google.projectId}/billingInfo`, {
    billingAccountName: account.name,
  });
}

async function projectNumber({ google }: Setup): Promise<string> {
  const url = `firebase.googleapis.com/v1beta1/projects/${google.projectId}`;
  return (await google.call<{ projectNumber: string }>('GET', url)).projectNumber;
}
