/** What is asked of another child, if there is one of that id. */
export type Relation = 'self' | 'classmate' | 'stranger' | 'nobody';

/** A child may know of itself and of its class. */
export const maySee = (relation: Relation): boolean =>
  relation === 'self' || relation === 'classmate';

/** Whether an id is at all that of a child, which decides between 403 and 404 (SAFE-14). */
export const exists = (relation: Relation): boolean => relation !== 'nobody';
