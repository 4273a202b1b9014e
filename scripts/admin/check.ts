import { GoogleAuth } from 'google-auth-library';
import { PROJECT_CHECKS, resultOf } from './project-checks';

/** Prints how the settings of a real project compare with what the site needs. Resolves to the exit code. */
export async function check(projectId: string): Promise<number> {
  const google = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  // Some services charge requests with a person's credentials to the project that is named here.
  const headers = { 'x-goog-user-project': projectId };
  const answers = new Map<string, Promise<unknown>>();
  const read = (url: string) => {
    const answer = answers.get(url) ?? google.request({ url, headers }).then(({ data }) => data);
    answers.set(url, answer);
    return answer;
  };
  let code = 0;
  for (const item of PROJECT_CHECKS) {
    const answer = await read(item.url(projectId)).then(
      (json) => ({ json }),
      (error: Error) => ({ problem: error.message.split('\n')[0] ?? '' }),
    );
    const { hasFailed, line } = resultOf(item, answer, projectId);
    if (hasFailed) code = 1;
    console.log(line);
  }
  return code;
}
