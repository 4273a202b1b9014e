import { describe } from 'vitest';
import { testCoverage } from './coverage';
import { setUpRulesProject } from './environment';
import { describeWriteConditions } from './write-conditions';
import { describeQueries } from './queries';
import { describePermissions } from './permissions';

// One file and one order, because the coverage of the rules is known when everything else has run. The
// tests of single documents stand apart: with their largest ones the emulator's report is 200 MB.
describe('firestore.rules', () => {
  const project = setUpRulesProject('people');

  describePermissions(project);
  describeWriteConditions(project);
  describeQueries(project);
  testCoverage(project);
});
