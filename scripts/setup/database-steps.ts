import { requireBilling } from './billing-steps';
import { ifFound, type Operation } from './google';
import { NotDone, type Setup, type Step } from './step';

const FIRESTORE = 'firestore.googleapis.com/v1';
const LOCATIONS = 'https://firebase.google.com/docs/firestore/locations';

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases#Database */
interface Database {
  type: string;
  /** Standard if it is missing. */
  databaseEdition?: string;
  concurrencyMode?: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

const ABOUT_LOCATIONS = `Where will the database be? Choose carefully, because this can never be changed.
  nam5     several regions in the United States
  eur3     several regions in Europe
  a region such as us-east4, northamerica-northeast1, or europe-west3: costs less; all are at
  ${LOCATIONS}
It should be close to most visitors, and where your privacy policy says that data is kept.
Location: `;

/** Steps for the database, in this order. */
export function databaseSteps(setup: Setup): Step[] {
  const { google } = setup;
  const { projectId } = google;
  const databases = `${FIRESTORE}/projects/${projectId}/databases`;
  const url = `${databases}/(default)`;
  const consoleUrl = `https://console.firebase.google.com/project/${projectId}/firestore`;
  const setting = (
    label: string,
    field: keyof Database,
    value: string,
    { missing, before }: { missing: string; before?: () => Promise<void> },
  ): Step => ({
    label: `Firestore: ${label}`,
    missing: async () =>
      (await google.call<Database>('GET', url))[field] === value ? '' : missing,
    apply: async () => {
      await before?.();
      const operation = await google.call<Operation>('PATCH', `${url}?updateMask=${field}`, {
        [field]: value,
      });
      await google.finish(FIRESTORE, operation);
    },
    byHand: `Set it at ${consoleUrl}/databases/-default-/settings`,
  });
  return [
    databaseStep(setup, databases),
    // In the default mode, a visitor's transaction can block saves (docs/security.md, Blocked saves).
    setting('concurrency mode OPTIMISTIC', 'concurrencyMode', 'OPTIMISTIC', {
      missing: 'A visitor’s transaction can block saves.',
    }),
    setting('delete protection', 'deleteProtectionState', 'DELETE_PROTECTION_ENABLED', {
      missing: 'The database can be deleted by mistake.',
    }),
    setting(
      'point-in-time recovery',
      'pointInTimeRecoveryEnablement',
      'POINT_IN_TIME_RECOVERY_ENABLED',
      {
        missing: 'Mistakes of the last seven days can’t be taken back.',
        before: () => confirmCost(setup, 'Turn on point-in-time recovery (seven days)?'),
      },
    ),
    backupsStep(setup, `${url}/backupSchedules`, consoleUrl),
  ];
}

function databaseStep(setup: Setup, databases: string): Step {
  const { google } = setup;
  return {
    label: 'Firestore: database (default), Standard edition',
    missing: async () => {
      const database = await ifFound(google.call<Database>('GET', `${databases}/(default)`));
      if (!database) return 'There is no database.';
      const { type, databaseEdition = 'STANDARD' } = database;
      // In the Enterprise edition, the rules' limits on lists don't hold.
      if (type === 'FIRESTORE_NATIVE' && databaseEdition === 'STANDARD') return '';
      throw new NotDone(
        `The database has the type ${type} and the edition ${databaseEdition}, which can’t be changed. Use another project`,
      );
    },
    apply: async () => {
      const { locations = [] } = await google.call<{ locations?: { locationId: string }[] }>(
        'GET',
        `${FIRESTORE}/projects/${google.projectId}/locations?pageSize=200`,
      );
      const locationId = setup.location ?? (await setup.ask(ABOUT_LOCATIONS)).trim();
      if (!locationId)
        throw new NotDone('No location was chosen. Run this command again, or add --location');
      if (!locations.some((location) => location.locationId === locationId))
        throw new NotDone(`${locationId} is not one of the locations at ${LOCATIONS}`);
      await setup.confirm(
        `Create the database in ${locationId}? Its location can never be changed.`,
      );
      const url = `${databases}?databaseId=(default)`;
      const operation = await google.call<Operation>('POST', url, {
        type: 'FIRESTORE_NATIVE',
        locationId,
        databaseEdition: 'STANDARD',
        concurrencyMode: 'OPTIMISTIC',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      });
      await google.finish(FIRESTORE, operation);
    },
    byHand: `Create it at https://console.firebase.google.com/project/${google.projectId}/firestore`,
  };
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules */
function backupsStep(setup: Setup, url: string, consoleUrl: string): Step {
  const { google } = setup;
  return {
    label: 'Firestore: daily backups, kept for 14 weeks',
    missing: async () => {
      const { backupSchedules = [] } = await google.call<{ backupSchedules?: object[] }>(
        'GET',
        url,
      );
      return backupSchedules.length > 0 ? '' : 'There are no backups.';
    },
    apply: async () => {
      await confirmCost(setup, 'Schedule daily backups (kept for 14 weeks)?');
      const retention = `${14 * 7 * 24 * 60 * 60}s`;
      await google.call('POST', url, { dailyRecurrence: {}, retention });
    },
    byHand: `Schedule them at ${consoleUrl}/databases/-default-/disaster-recovery`,
  };
}

async function confirmCost({ google, confirm }: Setup, question: string): Promise<void> {
  await requireBilling(google);
  await confirm(
    `${question} It is charged by size, less than a cent a month for a few megabytes (https://cloud.google.com/firestore/pricing).`,
  );
}
