import type { Context } from './context.ts';
import type { SourceActivity } from './source.ts';

const values = ['yes', 'poster', 'no'];

/** What an activity makes of the child's choices (`book:` in its head); nothing by default. */
export const bookOf = ({ head }: SourceActivity): { book?: true; poster?: true } => {
  const written = head.get('book')?.value;
  if (written === 'poster') return { book: true, poster: true };
  return written === 'yes' ? { book: true } : {};
};

/** Reports an unknown value of `book:`. */
export const checkBook = (context: Context, { head }: SourceActivity) => {
  const line = head.get('book');
  if (line && !values.includes(line.value))
    context.problems.error(line.path, '“book:” is yes, poster or no');
};
