import { Failure } from '../tools/failure';

/** Options of the build, which `npm run build` also has. `firebase deploy` doesn't know them. */
const OWN = { withoutDatabase: '--without-database', withExample: '--with-example' };

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
    withoutDatabase: args.includes(OWN.withoutDatabase),
    withExample: args.includes(OWN.withExample),
    firebaseArgs: args.filter((argument) => !Object.values(OWN).includes(argument)),
  };
}
