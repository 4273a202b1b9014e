import { changeName, PLAN_NOTES } from '../../src/content/snapshot-notes';
import { quoted } from '../../src/domain/snapshot-schema';
import { kindOf } from '../../src/domain/change';
import type { ImportPlan, PlannedChange } from '../../src/domain/snapshot-plan';
import type { Site } from './site';

const SIGNS = { create: '+', update: '~', delete: '-' };

/** A document of an import, such as `+ Career “Oracle DBA” (careers/dba)`. */
export function changeLine(change: PlannedChange): string {
  const { kind, name } = changeName(change);
  const place = quoted(`${change.collection}/${change.id}`).slice(1, -1);
  return `${SIGNS[kindOf(change)]} ${kind} ${quoted(name)} (${place})`;
}

interface Choice {
  toImport: PlannedChange[];
  leftAlone: PlannedChange[];
  remove: boolean;
  differencesOf: Site['differencesOf'];
}

/** Prints what an import would do, document by document and field by field. */
export function printPlan(plan: ImportPlan, { toImport, leftAlone, ...rest }: Choice): void {
  for (const change of toImport) {
    console.log(changeLine(change));
    if (kindOf(change) !== 'update') continue;
    for (const line of rest.differencesOf(change).map(differenceLine)) console.log(`    ${line}`);
  }
  for (const change of leftAlone) {
    console.log(
      `! ${changeLine(change)} is left alone. ${PLAN_NOTES[change.problem ?? 'invalid']}`,
    );
  }
  const count = (kind: string) => toImport.filter((each) => kindOf(each) === kind).length;
  const [added, changed, removed] = ['create', 'update', 'delete'].map(count);
  console.log(
    `${added} to add, ${changed} to change, ${removed} to remove, ${plan.unchanged} the same`,
  );
  if (!rest.remove && plan.removals.length > 0) {
    console.log(
      `${plan.removals.length} that the file doesn’t have stay; \`--remove\` removes them.`,
    );
  }
}

function differenceLine(difference: ReturnType<Site['differencesOf']>[number]): string {
  const { label } = difference;
  if (difference.kind === 'text') {
    return `${label}: ${quoted(difference.before ?? '')} → ${quoted(difference.after ?? '')}`;
  }
  const { removed, added } = difference;
  if (removed.length + added.length === 0) return `${label}: the same entries in another order`;
  const entries = [
    ...removed.map((entry) => `- ${quoted(entry)}`),
    ...added.map((entry) => `+ ${quoted(entry)}`),
  ];
  return `${label}: ${entries.join(', ')}`;
}
