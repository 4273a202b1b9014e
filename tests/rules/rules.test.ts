import { describe } from 'vitest';
import { LONG } from '../support/long';
import { describeContactWrites } from './contact-writes';
import { testCoverage } from './coverage';
import { setUpRulesProject } from './environment';
import { describeLogEntries } from './log-entries';
import { describePermissions } from './permissions';
import { describeWriteConditions } from './write-conditions';

// One file, because the coverage test must run after all the tests it covers. The emulator needs half a minute for the
// coverage report. stored-fields.test.ts and large-commits.test.ts are separate, because they would make the report 200
// MB.
describe.concurrent('firestore.rules', () => {
  const project = setUpRulesProject('people');

  describePermissions(project);
  describeWriteConditions(project);
  describeLogEntries(project);
  describeContactWrites(project);
  if (LONG > 1) testCoverage(project);
});
