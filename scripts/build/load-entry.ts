import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../tools/project-root';
import { temporaryFolder } from '../tools/temporary-folder';

/**
 * Builds a module of the application for Node, with the settings of the environment, and imports it.
 * @param source its file, such as 'src/entry-server.tsx'
 */
export async function loadEntry<Module>(source: string): Promise<Module> {
  // Inside of the project, where Node finds its packages; not shared, because builds run side by side.
  const outDir = temporaryFolder('entry', join(ROOT, '.cache'));
  const { output } = (await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: source,
      outDir,
      copyPublicDir: false,
      // The parts of the browser's build would import each other in a circle.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return (await import(pathToFileURL(join(outDir, output[0].fileName)).href)) as Module;
}
