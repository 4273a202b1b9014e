import { describe } from 'vitest';
import { describeContactDeletions } from './contact-deletions';
import { describeContactEdits } from './contact-edits';
import { LONG } from '../support/long';
import { testCoverage } from './coverage';
import { setUpRulesProject } from './environment';
import { describeHistory } from './history';
import { describeWriteConditions } from './write-conditions';
import { describeQueries } from './queries';
import { describePermissions } from './permissions';

// In one file, because the coverage is known only after all other tests; its report takes the emulator half a
// minute. The tests of single fields are not included: with their large documents it has 200 MB.
describe.concurrent('firestore.rules', () => {
  const project = setUpRulesProject('people');

  describePermissions(project);
  describeWriteConditions(project);
  describeQueries(project);
  describeHistory(project);
  describeContactEdits(project);
  describeContactDeletions(project);
  if (LONG > 1) testCoverage(project);
});
