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

const isFitting = (pick: Pick, item: SolutionItem): boolean =>
  isSame(pick, item) &&
  (!gapped.includes(item.type) || item.label === undefined || `${pick.gap}` === item.label);

const isOrdered = (item: SolutionItem): boolean => ordered.includes(item.type);

/** A pick of a component that has answers is compared with no answer of another component. */
const isElsewhere = (items: readonly SolutionItem[], pick: Pick, item: SolutionItem): boolean => {
  const named = items.some(one => one.componentId && one.componentId === pick.componentId);
  return named && item.componentId !== undefined && item.componentId !== pick.componentId;
};

/** Tries every way to pair each solution item with a different pick. */
const canPairAll = (
  items: readonly SolutionItem[],
  picks: readonly Pick[],
  all: readonly SolutionItem[] = items,
): boolean => {
  const [item, ...others] = items;
  if (!item) return true;
  return picks.some(
    (pick, at) =>
      isFitting(pick, item) &&
      !isElsewhere(all, pick, item) &&
      canPairAll(others, picks.toSpliced(at, 1), all),
  );
};

/** The answer whose component a pick belongs to: of the component it names, with its id, with its value, the first. */
const homeOf = (solution: readonly SolutionItem[], pick: Pick): SolutionItem | undefined => {
  const tests: ((item: SolutionItem) => boolean)[] = [
    item => pick.componentId !== undefined && item.componentId === pick.componentId,
    item => item.id === pick.id,
    item => item.value.trim() === pick.value.trim(),
    () => true,
  ];
  const found = tests.map(matches => solution.find(matches));
  return found.find(item => item !== undefined);
};

/** Whether the rows whose order counts are complete and right, each by itself. */
const areRowsRight = (solution: readonly SolutionItem[], picks: readonly Pick[]): boolean => {
  const names = new Set(solution.filter(isOrdered).map(({ componentId }) => componentId));
  return [...names].every(name => {
    const items = solution.filter(item => isOrdered(item) && item.componentId === name);
    const row = picks.filter(pick => {
      const home = homeOf(solution, pick);
      return home !== undefined && isOrdered(home) && home.componentId === name;
    });
    return (
      row.length === items.length &&
      items.every((item, at) => {
        const pick = row[at];
        return pick !== undefined && isFitting(pick, item);
      })
    );
  });
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
  if (!areRowsRight(solution, given)) return false;
  const items = solution.filter(item => !isOrdered(item));
  const free = given.filter(pick => {
    const home = homeOf(solution, pick);
    return home === undefined || !isOrdered(home);
  });
  if (takesAny)
    return (
      items.length === 0 ||
      free.some(pick =>
        items.some(item => isFitting(pick, item) && !isElsewhere(items, pick, item)),
      )
    );
  return given.length === solution.length && canPairAll(items, free);
};
