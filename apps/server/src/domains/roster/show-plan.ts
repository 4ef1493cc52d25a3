import type { RosterTrial } from '@digipals/contract';
import type { ChangedChild, Plan } from './plan.ts';
import type { School } from './school.ts';

type Change = RosterTrial['changed'][number]['changes'][number];

/** A plan as the adult sees it. */
export function showPlan(
  plan: Plan,
  { format, digest, classes }: Pick<RosterTrial, 'format' | 'digest'> & Pick<School, 'classes'>,
): RosterTrial {
  const names = new Map(classes.map(({ classId, name }) => [classId, name]));
  for (const { key, name } of plan.classes) names.set(key, name);
  const className = (key: string): string => names.get(key) ?? '';
  const changesOf = (child: ChangedChild): Change[] => {
    const { before } = child;
    const changes: Change[] = [
      { what: 'back', before: null, after: null },
      { what: 'name', before: before.name, after: child.name },
      { what: 'class', before: className(before.classId), after: className(child.classKey) },
      { what: 'birth', before: before.born, after: child.born },
      { what: 'language', before: before.language, after: child.language },
      { what: 'linked', before: before.externalId, after: child.externalId },
    ];
    const isMoved = before.classId !== child.classKey;
    return changes.filter(({ what, ...change }) => {
      if (what === 'back') return before.hasLeft;
      return what === 'class' ? isMoved : change.before !== change.after;
    });
  };
  return {
    digest,
    format,
    newClasses: plan.classes.filter(({ classId }) => classId === null).map(({ name }) => name),
    renamedClasses: plan.changedClasses
      .filter(({ before, name }) => before.name !== name)
      .map(({ before, name }) => ({ before: before.name, after: name })),
    made: plan.made.map(({ name, classKey }) => ({ name, className: className(classKey) })),
    changed: plan.changed.map(child => ({ name: child.before.name, changes: changesOf(child) })),
    same: plan.same,
    leaving: plan.leaving.map(({ name, classId }) => ({ name, className: className(classId) })),
    faults: [...plan.faults],
  };
}
