import { Firestore } from 'firebase-admin/firestore';
import { runCommand } from '../../scripts/tools/run-command';
import { watchSite } from '../../scripts/watch/watch-site';

/* Runs `npm run watch -- site` with settings from the environment. */
const { ORIGIN: origin = '', REAL_PROJECT: projectId, ...settings } = process.env;
runCommand(() => {
  const db = new Firestore({ projectId: settings['VITE_FIREBASE_PROJECT_ID'] });
  return watchSite(db, { origin, settings, projectId });
});
