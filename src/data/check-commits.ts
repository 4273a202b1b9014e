const checked = new WeakSet<typeof fetch>();

/**
 * firestore/lite doesn't read the response to a commit, so `{}` from a proxy would count as a success. From now on, a
 * commit fails like one without a response unless Firestore has answered it. Wraps `fetch` again if something has
 * replaced it since the last call.
 */
export function checkCommits(): void {
  const send = globalThis.fetch;
  if (checked.has(send)) return;
  const check: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    const isCommit = typeof input === 'string' && input.includes('/documents:commit');
    if (isCommit && response.ok && !isResult(await response.clone().json()))
      throw new TypeError('The response to the commit is not from Firestore.');
    return response;
  };
  checked.add(check);
  globalThis.fetch = check;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit#response-body */
const isResult = (body: unknown) =>
  typeof body === 'object' && body !== null && 'commitTime' in body;
