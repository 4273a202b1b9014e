import { Failure } from '../tools/failure';

/** Builds with built-in content where the database can't be read; `npm run build` has it, too. */
const WITHOUT_DATABASE = '--without-database';

/** `--project x`, `--project=x`, `-P x`, `-Px`, `-fP x`, and the same of `--config`. */
const OTHER_PROJECT = /^(--(project|config)(=|$)|-[^-mp]*[Pc])/;

/**
 * Separates the arguments of `npm run deploy` into the option of the build and those of `firebase deploy`. Throws
 * a Failure where one names a project or a configuration.
 */
export function deployArguments(args: string[], project: string) {
  const refused = args.find((argument) => OTHER_PROJECT.test(argument));
  if (refused !== undefined) {
    throw new Failure(
      `${refused} is refused: the site is built for ${project} and can only be deployed there. ` +
        'Another project has other settings: change them in .env.production.local.',
    );
  }
  return {
    withoutDatabase: args.includes(WITHOUT_DATABASE),
    firebaseArgs: args.filter((argument) => argument !== WITHOUT_DATABASE),
  };
}
