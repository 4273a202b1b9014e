import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../tools/project-root';
import { temporaryFolder } from '../tools/temporary-folder';

/** Builds a module such as 'src/entry-server.tsx' for Node, with the settings in the environment, and imports it. */
export async function loadEntry<Module>(source: string): Promise<Module> {
  // Inside the project, so that Node finds the project's packages; not shared, because builds may run in parallel.
  const outDir = temporaryFolder('entry', join(ROOT, '.cache'));
  const { output } = (await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: source,
      outDir,
      copyPublicDir: false,
      // If this entry were split like the browser build, its chunks would import each other in a cycle.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return (await import(pathToFileURL(join(outDir, output[0].fileName)).href)) as Module;
}
