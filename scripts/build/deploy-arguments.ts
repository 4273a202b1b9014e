import { Failure } from '../tools/failure';

/** Builds a rehearsal. `npm run build` has the same option. */
const WITH_EXAMPLE = '--with-example';

/** `--project x`, `--project=x`, `-P x`, `-Px`, `-fP x`, and the same forms of `--config`. */
const OTHER_PROJECT = /^(--(project|config)(=|$)|-[^-mp]*[Pc])/;

/** Separates the build's arguments from those of `firebase deploy`. Throws a Failure if one selects another project. */
export function deployArguments(args: string[], project: string) {
  const refused = args.find((argument) => OTHER_PROJECT.test(argument));
  if (refused !== undefined) {
    throw new Failure(
      `${refused} is not allowed: the site is built for ${project} and can only be deployed there. ` +
        'To deploy to another project, change the settings in .env.production.local.',
    );
  }
  return {
    withExample: args.includes(WITH_EXAMPLE),
    firebaseArgs: args.filter((argument) => argument !== WITH_EXAMPLE),
  };
}
