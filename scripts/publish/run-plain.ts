import { Failure } from '../tools/failure.ts';

/** Like runCommand, for scripts that workflows run without npm packages. */
export function runPlain(main: () => Promise<unknown>): void {
  main().then(
    (code) => {
      process.exitCode = typeof code === 'number' ? code : 0;
    },
    (error: unknown) => {
      console.error(error instanceof Failure ? error.message : error);
      process.exitCode = 1;
    },
  );
}
