import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { listen } from './listen';

/*
 * A stand-in of Google's APIs with one project, whose ID is `firm-site`. The shapes of requests and responses are those
 * of the pages that scripts/setup names. Each request that changes something is an entry in `changes`.
 */

export const PROJECT = 'firm-site';
const NUMBER = '123456789012';
const PUBLISHER = `site-publish@${PROJECT}.iam.gserviceaccount.com`;

/** What the stand-in saves. Fields that are missing have not been set up. */
export interface ProjectState {
  exists?: boolean;
  apis?: string[];
  apps?: { appId: string; displayName?: string }[];
  database?: Record<string, string>;
  backupSchedules?: object[];
  /** Text of the deployed rules. */
  rules?: string;
  indexes?: object[];
  fields?: object[];
  auth?: Record<string, unknown>;
  billing?: { billingEnabled: boolean; billingAccountName: string };
  billingAccounts?: { name: string; open: boolean; displayName: string }[];
  budgets?: object[];
  domain?: object;
  enforcementMode?: string;
  serviceAccounts?: string[];
  policy?: object;
  keys?: number;
}

/** A project as the console creates it, with a billing account that could pay for it. */
export const newProject = (): ProjectState => ({
  exists: true,
  billing: { billingEnabled: false, billingAccountName: '' },
  billingAccounts: [{ name: 'billingAccounts/A-1', open: true, displayName: 'The firm' }],
});

/** The indexes in the file, as the Admin API lists them. */
export function listedIndexes(state = 'READY') {
  const folder = `projects/${PROJECT}/databases/(default)/collectionGroups`;
  return {
    indexes: indexes.indexes.map((index, position) => ({
      name: `${folder}/${index.collectionGroup}/indexes/${position}`,
      queryScope: index.queryScope,
      fields: [...index.fields, { fieldPath: '__name__', order: index.fields.at(-1)?.order }],
      state,
    })),
    fields: indexes.fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
      name: `${folder}/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: { indexes: [] },
    })),
  };
}

/** A project with everything that the site needs. */
export const finishedProject = (): ProjectState => ({
  ...newProject(),
  apis: [
    ...['firestore', 'identitytoolkit', 'securetoken', 'firebaserules', 'firebasehosting'],
    ...['firebaseappcheck', 'cloudbilling', 'billingbudgets', 'iam', 'cloudresourcemanager'],
  ].map((name) => `${name}.googleapis.com`),
  apps: [{ appId: '1:1:web:1' }],
  database: {
    type: 'FIRESTORE_NATIVE',
    locationId: 'nam5',
    databaseEdition: 'STANDARD',
    concurrencyMode: 'OPTIMISTIC',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  backupSchedules: [{ dailyRecurrence: {}, retention: '8467200s' }],
  rules: readFileSync('firestore.rules', 'utf8'),
  ...listedIndexes(),
  auth: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
    },
    authorizedDomains: [`${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`],
  },
  billing: { billingEnabled: true, billingAccountName: 'billingAccounts/A-1' },
  budgets: [{ budgetFilter: { projects: [`projects/${NUMBER}`] } }],
  serviceAccounts: [PUBLISHER],
  policy: {
    bindings: [
      'firebasehosting.admin',
      'firebaserules.admin',
      'datastore.indexAdmin',
      'serviceusage.serviceUsageConsumer',
    ].map((role) => ({ role: `roles/${role}`, members: [`serviceAccount:${PUBLISHER}`] })),
  },
  keys: 1,
  enforcementMode: 'ENFORCED',
});

/** What Authentication has at first (https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config). */
export const NEW_AUTH = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { permissions: {} },
  authorizedDomains: ['localhost', `${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`],
};

interface Reply {
  status?: number;
  body?: object;
}

const error = (status: number, message: string, reason?: string): Reply => ({
  status,
  body: { error: { code: status, message, details: reason ? [{ reason }] : [] } },
});
const found = (body: object | undefined): Reply =>
  body ? { body } : error(404, 'The resource was not found.');

/** Starts the stand-in. */
export async function startGoogle(state: ProjectState) {
  /** Such as 'POST firestore.googleapis.com/v1/projects/firm-site/databases?databaseId=(default)'. */
  const changes: string[] = [];
  /**
   * By a part of the method and the URL, a function that returns a reply in place of the one below, or undefined; 'down'
   * if nothing responds, and 'lost' if only the response is lost.
   */
  const faults = new Map<string, (() => Reply | undefined) | 'down' | 'lost'>();
  const delays = {
    /** How often an operation is looked at until it ends. */
    polls: 0,
  };
  const operations = new Map<string, { polls: number; end: () => void }>();

  const operation = (end: () => void): Reply => {
    const name = `operations/${operations.size}`;
    operations.set(name, { polls: delays.polls, end });
    return poll(name);
  };
  const poll = (name: string): Reply => {
    const running = operations.get(name);
    if (!running) return found(undefined);
    running.polls -= 1;
    if (running.polls >= 0) return { body: { name, done: false } };
    running.end();
    running.end = () => undefined;
    return { body: { name, done: true, response: {} } };
  };
  /** Sets the field that a mask names, such as `client.permissions`. */
  const patch = (saved: object, body: object, mask: string) => {
    const [field = '', ...rest] = mask.split('.');
    const [old, value] = [saved, body].map((each) => (each as Record<string, object>)[field]);
    if (rest.length > 0) patch(old ?? {}, value ?? {}, rest.join('.'));
    else Object.assign(saved, { [field]: value });
  };

  function reply(method: string, path: string, query: URLSearchParams, body: object): Reply {
    const is = (verb: string, pattern: RegExp) => method === verb && pattern.test(path);
    if (/\/operations\/\d+$/.test(path)) return poll(path.replace(/.*\/(operations\/)/, '$1'));
    if (is('GET', /^\/firebase\..*\/projects\/[^/:]+$/))
      return state.exists
        ? { body: { projectId: PROJECT, projectNumber: NUMBER } }
        : error(403, 'The caller does not have permission');
    if (is('POST', /^\/cloudresourcemanager\..*\/projects$/)) return operation(() => undefined);
    if (is('POST', /:addFirebase$/)) return operation(() => (state.exists = true));
    if (is('POST', /:testIamPermissions$/)) return { body };
    if (is('GET', /\/services:batchGet$/)) {
      const services = query.getAll('names').map((name) => ({
        ...{ name: name.replace(PROJECT, NUMBER) },
        state: state.apis?.some((api) => name.endsWith(api)) ? 'ENABLED' : 'DISABLED',
      }));
      return { body: { services } };
    }
    if (is('POST', /\/services:batchEnable$/)) {
      const { serviceIds } = body as { serviceIds: string[] };
      return operation(() => (state.apis = [...(state.apis ?? []), ...serviceIds]));
    }
    if (is('GET', /\/services\/[\w.]+$/) && path.startsWith('/serviceusage')) {
      // The Firebase CLI asks for the API at the stand-in's own address.
      const isOn = state.apis?.some((api) => path.endsWith(api)) || path.endsWith('/127.0.0.1');
      return { body: { state: isOn ? 'ENABLED' : 'DISABLED' } };
    }
    if (is('GET', /:searchApps$/))
      return { body: { apps: state.apps?.map((app) => ({ ...app, platform: 'WEB' })) } };
    if (is('GET', /\/webApps$/)) return { body: state.apps ? { apps: state.apps } : {} };
    if (is('POST', /\/webApps$/))
      return operation(() => (state.apps = [{ appId: '1:1:web:1', ...body }]));
    if (is('GET', /\/webApps\/[^/]+\/config$/)) {
      const authDomain = `${PROJECT}.firebaseapp.com`;
      return { body: { projectId: PROJECT, apiKey: 'AIza-key', authDomain, appId: '1:1:web:1' } };
    }
    if (is('POST', /\/firebase:provisionFirebaseApp$/))
      return operation(() => (state.auth = structuredClone(NEW_AUTH)));
    if (is('GET', /\/projects\/[^/]+\/locations$/)) {
      const ids = ['nam5', 'eur3', 'us-east4'];
      return { body: { locations: ids.map((locationId) => ({ locationId })) } };
    }
    if (is('GET', /\/databases\/\(default\)$/)) return found(state.database);
    if (is('POST', /\/databases$/)) {
      if (state.database) return error(409, 'Database already exists.');
      const database = {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        ...body,
      };
      return operation(() => (state.database = database));
    }
    if (is('PATCH', /\/databases\/\(default\)$/)) {
      const { database } = state;
      if (!database) return found(undefined);
      return operation(() => patch(database, body, query.get('updateMask') ?? ''));
    }
    if (is('GET', /\/backupSchedules$/))
      return { body: state.backupSchedules ? { backupSchedules: state.backupSchedules } : {} };
    if (is('POST', /\/backupSchedules$/)) {
      state.backupSchedules = [...(state.backupSchedules ?? []), body];
      return { body };
    }
    if (is('GET', /\/collectionGroups\/-\/indexes$/)) return { body: { indexes: state.indexes } };
    if (is('GET', /\/collectionGroups\/-\/fields$/)) return { body: { fields: state.fields } };
    if (is('GET', /\/releases$/)) return { body: { releases: [] } };
    if (is('GET', /\/releases\/cloud\.firestore$/))
      return found(
        state.rules === undefined ? undefined : { rulesetName: 'projects/x/rulesets/1' },
      );
    if (is('GET', /\/rulesets\/1$/))
      return { body: { source: { files: [{ content: state.rules }] } } };
    if (is('POST', /:test$/)) return { body: { issues: [] } };
    if (is('POST', /\/rulesets$/)) {
      const { source } = body as { source: { files: { content: string }[] } };
      state.rules = source.files[0]?.content ?? '';
      return { body: { name: 'projects/x/rulesets/1' } };
    }
    if (/^(POST|PATCH|PUT)$/.test(method) && /\/releases/.test(path)) return { body: {} };
    if (is('POST', /\/collectionGroups\/[^/]+\/indexes$/)) {
      const collection = /collectionGroups\/([^/]+)/.exec(path)?.[1];
      const folder = `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}`;
      const { fields, ...index } = body as { fields: { order?: string }[] };
      const name = { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' };
      const known = state.indexes ?? [];
      const saved = { ...index, fields: [...fields, name], state: 'READY' };
      state.indexes = [...known, { name: `${folder}/indexes/${known.length}`, ...saved }];
      return { body: { name: 'operations/x', done: true } };
    }
    if (is('PATCH', /\/collectionGroups\/[^/]+\/fields\/[^/]+$/)) {
      const name = path.replace(/.*\/v1\//, '');
      state.fields = [...(state.fields ?? []), { ...body, name }];
      return { body: { name: 'operations/x', done: true } };
    }
    if (is('GET', /\/admin\/v2\/.*\/config$/))
      return state.auth ? { body: state.auth } : error(404, 'CONFIGURATION_NOT_FOUND');
    if (is('PATCH', /\/admin\/v2\/.*\/config$/)) {
      patch(state.auth ?? {}, body, query.get('updateMask') ?? '');
      return { body: state.auth ?? {} };
    }
    if (is('GET', /\/billingInfo$/)) return found(state.billing);
    if (is('GET', /\/billingAccounts$/))
      return { body: { billingAccounts: state.billingAccounts } };
    if (is('PUT', /\/billingInfo$/)) {
      const { billingAccountName } = body as { billingAccountName: string };
      state.billing = { billingEnabled: true, billingAccountName };
      return { body: state.billing };
    }
    if (is('GET', /\/budgets$/)) return { body: state.budgets ? { budgets: state.budgets } : {} };
    if (is('POST', /\/budgets$/)) {
      state.budgets = [...(state.budgets ?? []), body];
      return { body };
    }
    if (is('GET', /\/customDomains\/[^/]+$/)) return found(state.domain);
    if (is('POST', /\/customDomains$/)) {
      const domainName = query.get('customDomainId') ?? '';
      const records = [{ type: 'A', rdata: '199.36.158.100' }];
      state.domain = {
        hostState: 'HOST_UNHOSTED',
        cert: { state: 'CERT_PREPARING' },
        requiredDnsUpdates: { desired: [{ domainName, records }] },
      };
      return { body: { name: 'operations/x', done: false } };
    }
    if (is('GET', /^\/firebaseappcheck\./))
      return { body: { enforcementMode: state.enforcementMode ?? 'OFF' } };
    if (is('GET', /\/serviceAccounts\/[^/]+$/)) {
      const email = path.replace(/.*\//, '');
      return found(state.serviceAccounts?.includes(email) ? { email } : undefined);
    }
    if (is('POST', /\/serviceAccounts$/)) {
      const { accountId } = body as { accountId: string };
      const email = `${accountId}@${PROJECT}.iam.gserviceaccount.com`;
      state.serviceAccounts = [...(state.serviceAccounts ?? []), email];
      return { body: { email } };
    }
    if (is('POST', /:getIamPolicy$/)) return { body: state.policy ?? {} };
    if (is('POST', /:setIamPolicy$/)) {
      state.policy = (body as { policy: object }).policy;
      return { body: state.policy };
    }
    if (is('GET', /\/keys$/)) return { body: state.keys ? { keys: [{}] } : {} };
    if (is('POST', /\/keys$/)) {
      state.keys = (state.keys ?? 0) + 1;
      return {
        body: { privateKeyData: Buffer.from('{"type":"service_account"}').toString('base64') },
      };
    }
    if (is('POST', /\/token$/)) return { body: { access_token: 'token', expires_in: 3600 } };
    return found(undefined);
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '' } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const path = decodeURIComponent(pathname);
    const body = method === 'GET' ? {} : await json(request).catch(() => ({}));
    const query = searchParams.size > 0 ? `?${decodeURIComponent(searchParams.toString())}` : '';
    const line = `${method} ${path.slice(1)}${query}`;
    if (!/^GET|\/token$|:(test|testIamPermissions|getIamPolicy)$/.test(line)) changes.push(line);
    const fault = [...faults].find(([part]) => line.includes(part))?.[1];
    if (fault === 'down') return void response.destroy();
    const refusal = typeof fault === 'function' ? fault() : undefined;
    const answer = refusal ?? reply(method, path, searchParams, body as object);
    if (fault === 'lost') return void response.destroy();
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body ?? {}));
  }
  const host = await listen((request, response) => void respond(request, response));
  return { url: `http://${host}`, state, changes, faults, delays, error };
}
