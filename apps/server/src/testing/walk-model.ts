import type { AdultRight } from '@digipals/contract';

/** Who may do what in a walk, by the numbers of adults, schools, classes and children. */
export type WalkModel = {
  /** `adult school`. */
  readonly leads: Set<string>;
  /** `adult school`: works there as a teacher. */
  readonly works: Set<string>;
  /** `adult class`. */
  readonly teaches: Set<string>;
  /** `adult child`. */
  readonly parents: Set<string>;
  /** The school of each class, and whether the class is archived. */
  readonly classes: { readonly school: number; isArchived: boolean }[];
  /** The class of each child, and whether it has left. */
  readonly children: { room: number; hasLeft: boolean }[];
};

/** The model before the first step: two adults lead one school each, one teaches a class, and one is a parent. */
export const newModel = (): WalkModel => ({
  leads: new Set(['0 0', '1 1']),
  works: new Set(['2 0']),
  teaches: new Set(['2 0']),
  parents: new Set(['3 1']),
  classes: [0, 0, 1].map(school => ({ school, isArchived: false })),
  children: [0, 1, 2].map(room => ({ room, hasLeft: false })),
});

type Judged = 'allowed' | 'forbidden' | 'unknown';

const is = (allowed: boolean): Judged => (allowed ? 'allowed' : 'unknown');

/** What the model says about an adult and an object of a right. */
export function judgeByModel(
  { leads, works, teaches, parents, classes, children }: WalkModel,
  { right, adult, object }: { right: AdultRight; adult: number; object: number },
): Judged {
  const mayTeach = (room: number): boolean =>
    leads.has(`${adult} ${classes[room]?.school}`) || teaches.has(`${adult} ${room}`);
  const place = `${adult} ${object}`;
  if (right === 'leadSchool') {
    return !leads.has(place) && works.has(place) ? 'forbidden' : is(leads.has(place));
  }
  if (right === 'workInSchool') return is(leads.has(place) || works.has(place));
  if (right === 'teachClass') return is(mayTeach(object));
  if (right === 'teachChild') return is(mayTeach(children[object]?.room ?? -1));
  return is(right !== 'parentOf' || parents.has(place));
}

/** Whether an adult may see a child at all. */
export const mayKnowChild = (model: WalkModel, adult: number, child: number): boolean =>
  (['teachChild', 'parentOf'] as const).some(
    right => judgeByModel(model, { right, adult, object: child }) === 'allowed',
  );

const statuses = { allowed: 200, forbidden: 403, unknown: 404 } as const;

/** The status of an answer that only rights decide. */
export const statusByModel = (
  model: WalkModel,
  about: { right: AdultRight; adult: number; object: number },
): 200 | 403 | 404 => statuses[judgeByModel(model, about)];
