import type { Pick, Question, SolutionItem } from '@digipals/contract';

/*
 * A second, naive implementation of the answer rules, written from the specification alone (B §5 and
 * its decisions). The fast rules are tested against it.
 */

/** Checked position by position. */
const ordered = [
  'draggableTextButtons',
  'draggableTextButtonsWithAudio',
  'draggableImageButtonsOrderSensitive',
];

/** Types whose picks have a gap number. */
const gapped = [
  'draggableTextContainerWithGaps',
  'draggableSpeechBubblesWithGaps',
  'draggableTextButtonsForHotspots',
  'draggableImageHotspots',
  'draggableImageHotspotsWithWrappers',
  'typingTextContainerWithGaps',
  'typingSpeechBubbles',
  'verticalTextButtonsWithAudio',
];

/** Compared by text. */
const written = [
  'typingTextContainerWithGaps',
  'typingSpeechBubbles',
  'typeInTextBox',
  'spellingGame',
];

/** Done rather than answered. */
const done = ['speakingActivity', 'karaokeListen'];

const normalise = (text: string): string => {
  let result = '';
  for (const sign of text.normalize('NFC')) {
    const isSpace = sign.trim() === '';
    if (isSpace && (result === '' || result.endsWith(' '))) continue;
    if (isSpace) result += ' ';
    else result += '’‘ʼ`´'.includes(sign) ? "'" : sign.toLowerCase();
  }
  return result.endsWith(' ') ? result.slice(0, -1) : result;
};

const isSame = (pick: Pick, item: SolutionItem): boolean => {
  if (written.includes(item.type)) return normalise(pick.value) === normalise(item.value);
  const sameParts =
    item.componentId === undefined ||
    pick.componentId === undefined ||
    item.componentId === pick.componentId;
  return (pick.id === item.id && sameParts) || pick.value.trim() === item.value.trim();
};

const answers = (pick: Pick, item: SolutionItem): boolean =>
  isSame(pick, item) && (!gapped.includes(item.type) || `${pick.gap}` === item.label);

/** Tries every way to pair each solution item with a different pick. */
const canPairAll = (items: readonly SolutionItem[], picks: readonly Pick[]): boolean => {
  const [item, ...others] = items;
  if (!item) return true;
  return picks.some(
    (pick, at) => answers(pick, item) && canPairAll(others, picks.toSpliced(at, 1)),
  );
};

const isTurn = (question: Question, pick: Pick): boolean =>
  question.components.some(
    component =>
      done.includes(component.type) &&
      component.id === pick.componentId &&
      component.data.some(({ id }) => id === pick.id) &&
      pick.gap === undefined,
  );

const allTurnsDone = (question: Question, picks: readonly Pick[]): boolean =>
  question.components
    .filter(({ type }) => done.includes(type))
    .every(component =>
      component.data.every(({ id }) =>
        picks.some(
          pick => pick.id === id && pick.componentId === component.id && pick.gap === undefined,
        ),
      ),
    );

/** Whether an answer is valid according to the specification. */
export const referenceJudge = (question: Question, picks: readonly Pick[]): boolean => {
  const { solution } = question;
  const given = picks.filter(pick => !isTurn(question, pick));
  if (!allTurnsDone(question, picks)) return false;
  if (solution.length === 0) return true;
  const takesAny = solution.some(
    item => item.type.includes('MultiChoice') || item.meta.multiChoice,
  );
  if (takesAny) return given.some(pick => solution.some(item => answers(pick, item)));
  if (given.length !== solution.length) return false;
  if (solution.some(item => ordered.includes(item.type)))
    return solution.every((item, at) => {
      const pick = given[at];
      return pick !== undefined && answers(pick, item);
    });
  return canPairAll(solution, given);
};
