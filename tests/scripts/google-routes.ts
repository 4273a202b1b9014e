import { NEW_AUTH, NUMBER, PROJECT, type ProjectState } from './google-project';

interface Request {
  /** With the host, such as `iam.googleapis.com/v1/projects/firm-site/serviceAccounts`. */
  path: string;
  query: URLSearchParams;
  body: object;
}

/** A response whose status isn't 200 (https://google.aip.dev/193). */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly reason?: string,
  ) {}
}

/** The body of the response, or undefined for status 404. */
type Route = (request: Request) => object | undefined;

/** Starts an operation that does something once it ends. */
type StartOperation = (end: () => void) => object;

/**
 * The requests that the stand-in responds to, by method and URL, in which `*` is a part between slashes. The shapes are
 * those of the page above each group.
 */
export function googleRoutes(
  state: ProjectState,
  operation: StartOperation,
): Record<string, Route> {
  const isOn = (name: string) => state.apis?.some((api) => name.endsWith(api));
  const stateOf = (name: string) => (isOn(name) ? 'ENABLED' : 'DISABLED');
  const folder = `projects/${PROJECT}/databases/(default)/collectionGroups`;
  const done = { name: 'operations/x', done: true };
  return {
    // https://firebase.google.com/docs/reference/firebase-management/rest
    'GET firebase.googleapis.com/v1beta1/projects/*': () =>
      state.exists
        ? { projectId: PROJECT, projectNumber: NUMBER }
        : new Refusal(403, 'The caller does not have permission'),
    'POST firebase.googleapis.com/v1beta1/projects/*:addFirebase': () =>
      operation(() => (state.exists = true)),
    'GET firebase.googleapis.com/v1beta1/projects/*:searchApps': () => ({
      apps: state.apps?.map((app) => ({ ...app, platform: 'WEB' })),
    }),
    'GET firebase.googleapis.com/v1beta1/projects/*/webApps': () => ({ apps: state.apps }),
    'POST firebase.googleapis.com/v1beta1/projects/*/webApps': ({ body }) =>
      operation(() => (state.apps = [{ appId: '1:1:web:1', ...body }])),
    'GET firebase.googleapis.com/v1beta1/projects/*/webApps/*/config': () => ({
      ...{ projectId: PROJECT, appId: '1:1:web:1' },
      ...{ apiKey: 'AIza-key', authDomain: `${PROJECT}.firebaseapp.com` },
    }),
    // Not documented: as the Firebase CLI uses it.
    'POST firebase.googleapis.com/v1alpha/firebase:provisionFirebaseApp': () =>
      operation(() => (state.auth = structuredClone(NEW_AUTH))),

    // https://cloud.google.com/resource-manager/reference/rest/v1/projects
    'POST cloudresourcemanager.googleapis.com/v1/projects': () => operation(() => undefined),
    'POST cloudresourcemanager.googleapis.com/v1/projects/*:testIamPermissions': ({ body }) => body,
    'POST cloudresourcemanager.googleapis.com/v1/projects/*:getIamPolicy': () => state.policy ?? {},
    'POST cloudresourcemanager.googleapis.com/v1/projects/*:setIamPolicy': ({ body }) =>
      (state.policy = (body as { policy: object }).policy),

    // https://cloud.google.com/service-usage/docs/reference/rest/v1/services
    'GET serviceusage.googleapis.com/v1/projects/*/services:batchGet': ({ query }) => ({
      services: query
        .getAll('names')
        .map((name) => ({ name: name.replace(PROJECT, NUMBER), state: stateOf(name) })),
    }),
    'POST serviceusage.googleapis.com/v1/projects/*/services:batchEnable': ({ body }) => {
      const { serviceIds } = body as { serviceIds: string[] };
      return operation(() => (state.apis = [...(state.apis ?? []), ...serviceIds]));
    },
    // The Firebase CLI asks for the API at the stand-in's own address.
    'GET serviceusage.googleapis.com/v1/projects/*/services/127.0.0.1': () => ({
      state: 'ENABLED',
    }),
    'GET serviceusage.googleapis.com/v1/projects/*/services/*': ({ path }) => ({
      state: stateOf(path),
    }),

    // https://firebase.google.com/docs/firestore/reference/rest
    'GET firestore.googleapis.com/v1/projects/*/locations': () => ({
      locations: ['nam5', 'eur3', 'us-east4'].map((locationId) => ({ locationId })),
    }),
    'GET firestore.googleapis.com/v1/projects/*/databases/(default)': () => state.database,
    'POST firestore.googleapis.com/v1/projects/*/databases': ({ body }) => {
      if (state.database) return new Refusal(409, 'Database already exists.');
      const recovery = 'POINT_IN_TIME_RECOVERY_DISABLED';
      const database = { pointInTimeRecoveryEnablement: recovery, ...body };
      return operation(() => (state.database = database));
    },
    'PATCH firestore.googleapis.com/v1/projects/*/databases/(default)': (request) => {
      const { database } = state;
      return database && operation(() => patch(database, request));
    },
    'GET firestore.googleapis.com/v1/projects/*/databases/(default)/backupSchedules': () => ({
      backupSchedules: state.backupSchedules,
    }),
    'POST firestore.googleapis.com/v1/projects/*/databases/(default)/backupSchedules': ({
      body,
    }) => {
      state.backupSchedules = [...(state.backupSchedules ?? []), body];
      return body;
    },
    [`GET firestore.googleapis.com/v1/${folder}/-/indexes`]: () => ({ indexes: state.indexes }),
    [`GET firestore.googleapis.com/v1/${folder}/-/fields`]: () => ({ fields: state.fields }),
    [`POST firestore.googleapis.com/v1/${folder}/*/indexes`]: ({ path, body }) => {
      const collection = path.split('/').at(-2);
      const { fields, ...index } = body as { fields: { order?: string }[] };
      const last = { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' };
      const known = state.indexes ?? [];
      const name = `${folder}/${collection}/indexes/${known.length}`;
      state.indexes = [...known, { ...index, name, fields: [...fields, last], state: 'READY' }];
      return done;
    },
    [`PATCH firestore.googleapis.com/v1/${folder}/*/fields/*`]: ({ path, body }) => {
      const name = path.slice(path.indexOf('projects/'));
      state.fields = [...(state.fields ?? []), { ...body, name }];
      return done;
    },

    // https://firebase.google.com/docs/reference/rules/rest
    'POST firebaserules.googleapis.com/v1/projects/*:test': () => ({ issues: [] }),
    'GET firebaserules.googleapis.com/v1/projects/*/releases': () => ({ releases: [] }),
    'GET firebaserules.googleapis.com/v1/projects/*/releases/cloud.firestore': () =>
      state.rules === undefined ? undefined : { rulesetName: `projects/${PROJECT}/rulesets/1` },
    'PATCH firebaserules.googleapis.com/v1/projects/*/releases/cloud.firestore': () => ({}),
    'GET firebaserules.googleapis.com/v1/projects/*/rulesets/1': () => ({
      source: { files: [{ content: state.rules }] },
    }),
    'POST firebaserules.googleapis.com/v1/projects/*/rulesets': ({ body }) => {
      const { source } = body as { source: { files: { content: string }[] } };
      state.rules = source.files[0]?.content ?? '';
      return { name: `projects/${PROJECT}/rulesets/1` };
    },

    // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
    'GET identitytoolkit.googleapis.com/admin/v2/projects/*/config': () =>
      state.auth ?? new Refusal(404, 'CONFIGURATION_NOT_FOUND'),
    'PATCH identitytoolkit.googleapis.com/admin/v2/projects/*/config': (request) => {
      if (state.auth) patch(state.auth, request);
      return state.auth;
    },

    // https://cloud.google.com/billing/docs/reference/rest
    'GET cloudbilling.googleapis.com/v1/projects/*/billingInfo': () => state.billing,
    'GET cloudbilling.googleapis.com/v1/billingAccounts': () => ({
      billingAccounts: state.billingAccounts,
    }),
    'PUT cloudbilling.googleapis.com/v1/projects/*/billingInfo': ({ body }) => {
      const { billingAccountName } = body as { billingAccountName: string };
      return (state.billing = { billingEnabled: true, billingAccountName });
    },
    // https://cloud.google.com/billing/docs/reference/budget/rest
    'GET billingbudgets.googleapis.com/v1/billingAccounts/*/budgets': () => ({
      budgets: state.budgets,
    }),
    'POST billingbudgets.googleapis.com/v1/billingAccounts/*/budgets': ({ body }) => {
      state.budgets = [...(state.budgets ?? []), body];
      return body;
    },

    // https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains
    'GET firebasehosting.googleapis.com/v1beta1/projects/*/sites/*/customDomains/*': () =>
      state.domain,
    'POST firebasehosting.googleapis.com/v1beta1/projects/*/sites/*/customDomains': ({ query }) => {
      const domainName = query.get('customDomainId');
      const records = [{ type: 'A', rdata: '199.36.158.100' }];
      state.domain = {
        hostState: 'HOST_UNHOSTED',
        cert: { state: 'CERT_PREPARING' },
        requiredDnsUpdates: { desired: [{ domainName, records }] },
      };
      return { name: 'operations/x', done: false };
    },

    // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services
    'GET firebaseappcheck.googleapis.com/v1/projects/*/services/*': () => ({
      enforcementMode: state.enforcementMode ?? 'OFF',
    }),

    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts
    'GET iam.googleapis.com/v1/projects/*/serviceAccounts/*': ({ path }) => {
      const email = path.split('/').at(-1) ?? '';
      return state.serviceAccounts?.includes(email) ? { email } : undefined;
    },
    'POST iam.googleapis.com/v1/projects/*/serviceAccounts': ({ body }) => {
      const { accountId } = body as { accountId: string };
      const email = `${accountId}@${PROJECT}.iam.gserviceaccount.com`;
      state.serviceAccounts = [...(state.serviceAccounts ?? []), email];
      return { email };
    },
    'GET iam.googleapis.com/v1/projects/*/serviceAccounts/*/keys': () =>
      state.keys ? { keys: [{}] } : {},
    'POST iam.googleapis.com/v1/projects/*/serviceAccounts/*/keys': () => {
      state.keys = (state.keys ?? 0) + 1;
      return { privateKeyData: Buffer.from('{"type":"service_account"}').toString('base64') };
    },

    // https://developers.google.com/identity/protocols/oauth2/web-server#offline
    'POST www.googleapis.com/oauth2/v3/token': () => ({ access_token: 'token', expires_in: 3600 }),
  };
}

/** Sets the field that `updateMask` names, such as `client.permissions`. */
function patch(saved: object, { query, body }: Request): void {
  const names = query.get('updateMask')?.split('.') ?? [];
  const field = names.pop() ?? '';
  const inner = (object: object) =>
    names.reduce<Record<string, unknown>>(
      (each, name) => each[name] as Record<string, unknown>,
      object as Record<string, unknown>,
    );
  inner(saved)[field] = inner(body)[field];
}
