import type { Frame, Page } from 'playwright-core';
import { makePartsKit, type PartsKit } from './parts-kit.ts';

/** How much of its window the feedback may take, from 0 to 1. */
export type FeedbackRoom = { mostHeight: number };

const heightOfHill = () =>
  document.querySelector<HTMLElement>('section[data-outcome]')?.offsetHeight ?? 0;

/** Words and buttons of the feedback that are out of view, covered or too small. Runs inside the page. */
function findOwnFaults({ all, name }: PartsKit): string[] {
  const isCovered = (part: Element, { left, top, width, height }: DOMRect): boolean => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(part.contains(hit) || hit.contains(part));
  };
  const faultOf = (part: Element): string => {
    const box = part.getBoundingClientRect();
    const { left, top, right, bottom, width, height } = box;
    const beyond = Math.round(Math.max(-left, -top, right - innerWidth, bottom - innerHeight));
    if (beyond > 2) return `${beyond} px out of view`;
    if (isCovered(part, box)) return 'covered';
    const isSmall = part.localName === 'button' && Math.min(width, height) < 43.5;
    return isSmall ? `${Math.round(width)} x ${Math.round(height)} px` : '';
  };
  return all('section[data-outcome] :is(h2, p, button)')
    .map(part => ({ part, fault: faultOf(part) }))
    .filter(({ fault }) => fault)
    .map(({ part, fault }) => `${fault}: ${name(part)}`);
}

/**
 * Answers to look at again that the feedback covers, unless they need more room than it leaves. Runs inside the
 * page.
 */
function findCoveredAnswers({ all, name }: PartsKit, hillHeight: number): string[] {
  const slack = 2;
  /** The rim of the board, which stays free at both ends. */
  const rim = 20;
  const board = document.querySelector('[data-question] > :last-child');
  const marked = all('[data-question] [data-mark]');
  const again = marked.filter(one => one.getAttribute('data-mark') === 'again');
  const looked = again.length > 0 ? again : marked;
  if (!board || looked.length === 0) return [];
  const hillTop = innerHeight - hillHeight;
  const boxes = looked.map(part => ({ part, box: part.getBoundingClientRect() }));
  const highest = Math.min(...boxes.map(({ box }) => box.top));
  const lowest = Math.max(...boxes.map(({ box }) => box.bottom));
  const room = hillTop - board.getBoundingClientRect().top - 2 * rim;
  if (lowest - highest > room) return [];
  return boxes
    .map(({ part, box }) => ({ part, hidden: Math.round(box.bottom - hillTop) }))
    .filter(({ hidden }) => hidden > slack)
    .map(({ part, hidden }) => `${hidden} px under the feedback: ${name(part)}`);
}

/** Whether there is feedback, with one way on, that leaves room for the board. Runs inside the page. */
function findFrameFaults(
  { all, name }: PartsKit,
  hillHeight: number,
  mostHeight: number,
): string[] {
  if (hillHeight === 0) return ['there is no feedback'];
  const share = hillHeight / innerHeight;
  const isHigh = share > mostHeight;
  return [
    ...(isHigh ? [`the feedback takes ${Math.round(share * 100)} % of the window`] : []),
    ...all('footer button').map(button => `a second way on: ${name(button)}`),
  ];
}

/** Faults of the open feedback of a question, one line for each. */
export const findFeedbackFaults = (
  page: Pick<Page | Frame, 'evaluate'>,
  { mostHeight }: FeedbackRoom,
): Promise<string[]> =>
  page.evaluate<string[]>(`{
    const kit = (${makePartsKit})();
    const hillHeight = (${heightOfHill})();
    [
      ...(${findFrameFaults})(kit, hillHeight, ${mostHeight}),
      ...(${findOwnFaults})(kit),
      ...(${findCoveredAnswers})(kit, hillHeight),
    ];
  }`);
