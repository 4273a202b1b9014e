import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../tools/project-root';

/**
 * Builds a module of the application for Node, with the settings of the environment, and imports it.
 * @param source its file, such as 'src/entry-server.tsx'
 */
export async function loadEntry<Module>(source: string): Promise<Module> {
  const outDir = join(ROOT, '.cache', basename(source, extname(source)));
  const { output } = (await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: source,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // Node keeps what it has imported: another build needs another name.
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput;
  return (await import(pathToFileURL(join(outDir, output[0].fileName)).href)) as Module;
}
