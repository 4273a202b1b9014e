import type { ImportPlan, PlannedChange } from '../../src/collections/snapshot-plan';
import { quoted } from '../../src/collections/snapshot-schema';
import { changeName, PLAN_NOTES } from '../../src/content/snapshot-notes';
import { changeKind } from '../../src/domain/change';
import { plural } from '../../src/lib/plural';
import type { Site } from './site';

const SIGNS = { create: '+', update: '~', delete: '-' };

/** A change in an import, such as `+ Career “Oracle DBA” (careers/dba)`. */
export function changeLine(change: PlannedChange): string {
  const { kind, name } = changeName(change);
  const place = quoted(`${change.collection}/${change.id}`).slice(1, -1);
  return `${SIGNS[changeKind(change)]} ${kind} ${quoted(name)} (${place})`;
}

interface Choice {
  toImport: PlannedChange[];
  leftAlone: PlannedChange[];
  remove: boolean;
  differencesOf: Site['differencesOf'];
}

export function printPlan(plan: ImportPlan, { toImport, leftAlone, ...rest }: Choice): void {
  for (const change of toImport) {
    console.log(changeLine(change));
    if (changeKind(change) !== 'update') continue;
    for (const line of rest.differencesOf(change).map(differenceLine)) console.log(`    ${line}`);
  }
  for (const change of leftAlone) {
    console.log(`! Skipped: ${changeLine(change)}. ${PLAN_NOTES[change.problem ?? 'invalid']}`);
  }
  const count = (kind: string) => toImport.filter((each) => changeKind(each) === kind).length;
  const [added, changed, removed] = ['create', 'update', 'delete'].map(count);
  console.log(
    `${added} to add, ${changed} to change, ${removed} to remove, ${plan.unchanged} unchanged`,
  );
  if (!rest.remove && plan.removals.length > 0) {
    console.log(
      `Not in the file, but kept: ${plural(plan.removals.length, 'document')}. To delete them, add \`--remove\`.`,
    );
  }
}

function differenceLine(difference: ReturnType<Site['differencesOf']>[number]): string {
  const { label } = difference;
  if (difference.kind === 'text') {
    return `${label}: ${quoted(difference.before ?? '')} → ${quoted(difference.after ?? '')}`;
  }
  const { removed, added } = difference;
  if (removed.length + added.length === 0) return `${label}: the same entries in a different order`;
  const entries = [
    ...removed.map((entry) => `- ${quoted(entry)}`),
    ...added.map((entry) => `+ ${quoted(entry)}`),
  ];
  return `${label}: ${entries.join(', ')}`;
}
