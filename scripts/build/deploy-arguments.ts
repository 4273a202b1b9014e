import { Failure } from '../tools/failure';

/** `--project x`, `--project=x`, `-P x`, `-Px`, `-fP x`, and the same of `--config`. */
const OTHER_PROJECT = /^(--(project|config)(=|$)|-[^-mp]*[Pc])/;

/** Throws a Failure where an argument of `npm run deploy` names a project or a configuration. */
export function requireBuiltProject(args: string[], project: string): void {
  const refused = args.find((argument) => OTHER_PROJECT.test(argument));
  if (refused === undefined) return;
  throw new Failure(
    `${refused} is refused: the site is built for ${project} and can only be deployed there. ` +
      'Another project has other settings: change them in .env.production.local.',
  );
}
