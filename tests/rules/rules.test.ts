import { describe } from 'vitest';
import { testCoverage } from './coverage';
import { ownRulesWorld } from './environment';
import { describeMoments } from './moments';
import { describeQueries } from './queries';
import { describeWhoMayDoWhat } from './who-may-do-what';

// One file and one order, because the coverage of the rules is known when everything else has run. The
// tests of single documents stand apart: with their largest ones the emulator's report is 200 MB.
describe('firestore.rules', () => {
  const world = ownRulesWorld('people');

  describeWhoMayDoWhat(world);
  describeMoments(world);
  describeQueries(world);
  testCoverage(world);
});
