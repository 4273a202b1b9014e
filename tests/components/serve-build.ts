import { vi } from 'vitest';

/** Serves the build.json of a site that was built then, or one of an earlier version. */
export const serveBuild = (builtAt?: Date) =>
  vi.mocked(globalThis.fetch).mockImplementation(() => Promise.resolve(Response.json({ builtAt })));
