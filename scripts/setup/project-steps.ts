import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { FIRM } from '../../src/content/firm';
import { ROOT } from '../tools/project-root';
import { GoogleError, type Operation } from './google';
import { NotDone, type Setup, type Step } from './step';

const FIREBASE = 'firebase.googleapis.com/v1beta1';
const SERVICE_USAGE = 'serviceusage.googleapis.com/v1';

/** What the site uses, and what this command uses to look at the settings. */
const APIS = [
  'firestore',
  'identitytoolkit',
  'securetoken',
  'firebaserules',
  'firebasehosting',
  'firebaseappcheck',
  'cloudbilling',
  'billingbudgets',
  'iam',
  'cloudresourcemanager',
].map((name) => `${name}.googleapis.com`);

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/get */
export function projectStep({ google, confirm, firebase }: Setup): Step {
  const { projectId } = google;
  return {
    label: 'Firebase project',
    missing: async () => {
      try {
        await google.call('GET', `${FIREBASE}/projects/${projectId}`);
        return '';
      } catch (error) {
        // For an ID that nobody uses, the status is also 403.
        if (error instanceof GoogleError && [403, 404].includes(error.status))
          return `Your Google account can’t see a Firebase project with the ID ${projectId}.`;
        throw error;
      }
    },
    apply: async () => {
      await confirm(`Create the Firebase project ${projectId}? Its ID can never be changed.`);
      await firebase('projects:create', projectId, '--display-name', FIRM.name.slice(0, 30));
    },
    byHand: 'Create it at https://console.firebase.google.com, or ask its owner for access.',
  };
}

/** https://cloud.google.com/service-usage/docs/reference/rest/v1/services */
export function apisStep({ google }: Setup): Step {
  const services = `${SERVICE_USAGE}/projects/${google.projectId}/services`;
  const off = async () => {
    const names = APIS.map((api) => `names=projects/${google.projectId}/services/${api}`);
    const { services: found = [] } = await google.call<{
      services?: { name: string; state: string }[];
    }>('GET', `${services}:batchGet?${names.join('&')}`);
    const isOn = (api: string) =>
      found.some(({ name, state }) => name.endsWith(`/${api}`) && state === 'ENABLED');
    return APIS.filter((api) => !isOn(api));
  };
  return {
    label: 'Google APIs',
    missing: async () => {
      const names = await off();
      return names.length > 0 ? `These APIs are off: ${names.join(', ')}.` : '';
    },
    apply: async () => {
      const body = { serviceIds: await off() };
      await google.finish(
        SERVICE_USAGE,
        await google.call<Operation>('POST', `${services}:batchEnable`, body),
      );
    },
    byHand: `Turn them on at https://console.cloud.google.com/apis/library?project=${google.projectId}`,
  };
}

/** Settings of builds for a real project. */
const SETTINGS_FILE = '.env.production.local';

/**
 * The web app, and its settings in the file.
 * https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps
 * @param folder of the file
 */
export function settingsStep({ google }: Setup, folder = ROOT): Step {
  const { projectId } = google;
  const file = join(folder, SETTINGS_FILE);
  const apps = `${FIREBASE}/projects/${projectId}/webApps`;
  const firstApp = async () => {
    const list = await google.call<{ apps?: { appId: string }[] }>('GET', apps);
    return list.apps?.[0]?.appId;
  };
  const settingsOf = async (appId: string) => {
    const config = await google.call<Record<string, string>>('GET', `${apps}/${appId}/config`);
    const { apiKey = '', authDomain = '' } = config;
    return {
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIREBASE_API_KEY: apiKey,
      VITE_FIREBASE_AUTH_DOMAIN: authDomain,
    };
  };
  const savedText = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {
    label: `Web app and ${SETTINGS_FILE}`,
    missing: async () => {
      const appId = await firstApp();
      if (!appId) return 'The project has no web app.';
      const saved = parseEnv(savedText());
      const settings = Object.entries(await settingsOf(appId));
      const wrong = settings.flatMap(([name, value]) => (saved[name] === value ? [] : name));
      return wrong.length > 0 ? `${SETTINGS_FILE} lacks ${wrong.join(', ')}.` : '';
    },
    apply: async () => {
      const text = savedText();
      const { VITE_FIREBASE_PROJECT_ID: other = projectId } = parseEnv(text);
      if (other !== projectId) {
        throw new NotDone(
          `${SETTINGS_FILE} is for the project ${other}, so it was left as it is. Use another checkout, or move the file away.`,
        );
      }
      if (!(await firstApp())) {
        const operation = await google.call<Operation>('POST', apps, { displayName: FIRM.name });
        await google.finish(FIREBASE, operation);
      }
      const settings = await settingsOf((await firstApp()) ?? '');
      writeFileSync(file, withSettings(text, settings));
    },
    byHand:
      `Copy .env to ${SETTINGS_FILE}, and fill in the settings of the web app at ` +
      `https://console.firebase.google.com/project/${projectId}/settings/general`,
  };
}

/** The text of a settings file with these settings in place of earlier ones; other lines stay. */
function withSettings(text: string, settings: Record<string, string>): string {
  const others = text
    .split(/\r?\n/)
    .filter((line) => line && !Object.keys(settings).some((name) => line.startsWith(`${name}=`)));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `${[...others, ...lines].join('\n')}\n`;
}
