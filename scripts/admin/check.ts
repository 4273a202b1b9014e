import { GoogleAuth } from 'google-auth-library';
import { PROJECT_CHECKS, resultOf } from './project-checks';

/** Prints whether each setting of a real project has the value that the site needs. Resolves to the exit code. */
export async function check(projectId: string): Promise<number> {
  const google = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  // With user credentials, some APIs require a quota project.
  const headers = { 'x-goog-user-project': projectId };
  const responses = new Map<string, Promise<unknown>>();
  const read = (url: string) => {
    const response =
      responses.get(url) ?? google.request({ url, headers }).then(({ data }) => data);
    responses.set(url, response);
    return response;
  };
  let code = 0;
  for (const item of PROJECT_CHECKS) {
    const response = await read(item.url(projectId)).then(
      (json) => ({ json }),
      (error: Error) => ({ problem: error.message.split('\n')[0] ?? '' }),
    );
    const { hasFailed, line } = resultOf(item, response, projectId);
    if (hasFailed) code = 1;
    console.log(line);
  }
  return code;
}
