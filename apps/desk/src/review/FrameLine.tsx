import type { Card } from '@digipals/contract';
import { textStyles } from '@digipals/ui/grown-ups';
import { readAs } from './marked.ts';

const partWords = { frame: 'frame', answer: 'answer frame' } as const;

/** The changed words of a text with pseudonyms instead of names. */
function changedIn({ text, names, frame }: Card): string[] {
  return (frame?.changed ?? []).map(({ start, end }) => {
    const inside = names.filter(name => name.start < end && start < name.end);
    const from = Math.min(start, ...inside.map(name => name.start));
    const to = Math.max(end, ...inside.map(name => name.end));
    const moved = inside.map(name => ({
      ...name,
      start: name.start - from,
      end: name.end - from,
    }));
    return readAs(text.slice(from, to), moved);
  });
}

/** Which frame of a lesson a text came from, and which words of it are the child's own (COURSE-56). */
export function FrameLine({ card }: { card: Card }) {
  if (!card.frame) return null;
  const changed = changedIn(card);
  return (
    <p className={textStyles['soft']}>
      From the {partWords[card.frame.part]} of {card.frame.review ? 'review' : 'lesson'}{' '}
      {card.frame.lesson}.{' '}
      {changed.length > 0 &&
        `The child’s own words: ${changed.map(words => `“${words}”`).join(', ')}.`}
      {changed.length === 0 &&
        (card.frame.isExact
          ? 'Every word comes from the frame.'
          : 'No words were added. Some may be missing or changed, or the punctuation may differ.')}
    </p>
  );
}
