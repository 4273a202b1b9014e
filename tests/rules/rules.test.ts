import { describe } from 'vitest';
import { describeContactDeletions } from './contact-deletions';
import { describeContactEdits } from './contact-edits';
import { LONG } from '../support/long';
import { testCoverage } from './coverage';
import { setUpRulesProject } from './environment';
import { describeHistory } from './history';
import { describeWriteConditions } from './write-conditions';
import { describePermissions } from './permissions';

// One file, because the coverage test must run after all the tests it covers. The emulator needs half a minute for the
// coverage report. stored-fields.test.ts is separate, because its large documents would make the report 200 MB.
describe.concurrent('firestore.rules', () => {
  const project = setUpRulesProject('people');

  describePermissions(project);
  describeWriteConditions(project);
  describeHistory(project);
  describeContactEdits(project);
  describeContactDeletions(project);
  if (LONG > 1) testCoverage(project);
});
