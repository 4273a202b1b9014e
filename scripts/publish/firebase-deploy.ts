import { execa } from 'execa';
import { DEPLOY_CONFIG, writeDeployConfig } from '../build/write-deploy-config';
import { ROOT } from '../tools/project-root';

/** Deploys the build in `dist` with firebase-tools, to the project in its settings. Resolves to the exit code. */
export async function firebaseDeploy(
  settings: Record<string, string>,
  only: 'hosting' | 'hosting,firestore',
  firebaseArgs: string[] = [],
): Promise<number> {
  writeDeployConfig(settings);
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const options = ['--config', DEPLOY_CONFIG, '--project', project, '--only', only];
  const { exitCode } = await execa('firebase', ['deploy', ...options, ...firebaseArgs], {
    cwd: ROOT,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
  });
  return exitCode ?? 1;
}
