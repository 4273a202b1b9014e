import { appendFileSync } from 'node:fs';
import { isCommit } from './publish/build-record.ts';
import { contentDigest } from './publish/content-digest.ts';
import { readBuildRecord, siteOrigin } from './publish/published-site.ts';
import { runPlain } from './publish/run-plain.ts';
import { Failure } from './tools/failure.ts';

/*
 * For publish.yml, without npm packages: reports whether the stored content has changed since the deployed site was
 * built, and from which commit it was built. An argument replaces the URL of the deployed site.
 */
runPlain(async () => {
  const { commit, content } = await readBuildRecord(process.argv[2] ?? siteOrigin(process.env));
  if (!isCommit(commit)) {
    throw new Failure(
      `The deployed site was built from uncommitted code (${commit || 'no Git repository'}), so its code can't be built again ` +
        'with new content. Deploy a commit with `npm run deploy`.',
    );
  }
  const stored = await contentDigest(process.env).catch((error: Error) => {
    throw new Failure(`Stored content could not be read (${error.message}).`);
  });
  const changed = stored !== content;
  console.log(`Deployed  commit ${commit}, content ${content ?? 'unknown'}`);
  console.log(`Stored    content ${stored}`);
  console.log(
    changed ? 'The stored content has changed.' : 'The stored content is already published.',
  );
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `changed=${changed}\ncommit=${commit}\n`);
});
