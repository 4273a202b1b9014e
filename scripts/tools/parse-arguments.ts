import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure } from './failure';

/** Parses the arguments of a command, or throws a Failure with its usage if one is unknown. */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Failure(usage);
  }
}
