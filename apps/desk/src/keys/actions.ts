import { review } from '@digipals/contract/constants';

/** The actions that keys trigger, with their default keys. */
export const deskActions = {
  deliver: { key: 'a', words: 'Deliver', group: 'Decide' },
  return: { key: 'r', words: 'Return, then 1 to 7', group: 'Decide' },
  edit: { key: 'e', words: 'Edit a little, then deliver', group: 'Decide' },
  lead: { key: 'l', words: 'To the lead, with a note', group: 'Decide' },
  hold: { key: 'h', words: 'Hold, with a note', group: 'Decide' },
  withhold: { key: 'w', words: 'Keep back, with a note', group: 'Decide' },
  skip: { key: 's', words: 'Skip, not shown to you again', group: 'Decide' },
  known: { key: 'k', words: 'I know this child, card goes', group: 'Decide' },
  undo: { key: 'u', words: `Undo, for ${review.undoMs / 1_000} seconds`, group: 'Decide' },
  changes: { key: 'd', words: 'What changed since the last version', group: 'Read' },
  more: { key: 'm', words: 'More messages of this pair', group: 'Read' },
  translate: { key: 't', words: 'Machine translation into English', group: 'Read' },
  wrong: { key: 'f', words: 'Wrong mark, then its number', group: 'Read' },
  open: { key: ' ', words: 'Open or fold severe text', group: 'Read' },
  start: { key: 'g', words: 'Start reviewing', group: 'Desk' },
  pause: { key: 'p', words: 'Pause, card goes back', group: 'Desk' },
  search: { key: '/', words: 'Search', group: 'Desk' },
  next: { key: 'j', words: 'Next row', group: 'Desk' },
  before: { key: 'k', words: 'Row before', group: 'Desk' },
  measures: { key: 'b', words: 'Measures for the child', group: 'Desk' },
  note: { key: 'n', words: 'Add a note', group: 'Desk' },
  invite: { key: 'i', words: 'Invite somebody', group: 'Desk' },
  close: { key: 'c', words: 'Close a case', group: 'Desk' },
  verify: { key: 'v', words: 'Check the audit log', group: 'Desk' },
  keys: { key: '?', words: 'This list', group: 'Desk' },
} as const satisfies Record<string, { key: string; words: string; group: string }>;

/** An action that a key triggers. */
export type ActionId = keyof typeof deskActions;
/** The key of each action, as `KeyboardEvent.key` in lower case. */
export type Bindings = Readonly<Record<ActionId, string>>;

/** Every action, in the order of the list. */
export const actionIds = Object.keys(deskActions) as ActionId[];

/** The default keys. */
export const firstBindings = Object.fromEntries(
  actionIds.map(id => [id, deskActions[id].key]),
) as Bindings;

/** Keys that panels use; no action may be bound to them. */
const reserved = /^([0-9]|enter|escape|tab|arrow\w+|shift|control|alt|meta|capslock|dead)$/;

/** Whether a key may be bound to an action. */
export const isAllowed = (key: string): boolean => !reserved.test(key);

/** Actions of lists, which no card has: they may have the key of an action of a card. */
const listActions: readonly ActionId[] = [
  'search',
  'next',
  'before',
  'note',
  'invite',
  'close',
  'verify',
];
const isOfCard = (id: ActionId): boolean => deskActions[id].group !== 'Desk';

/** Whether two actions can be wanted on the same page, so that each needs its own key. */
const meet = (one: ActionId, other: ActionId): boolean =>
  !(isOfCard(one) && listActions.includes(other)) &&
  !(isOfCard(other) && listActions.includes(one));

/** Binds a key to an action; an action of the same page that had the key gets the old one in exchange. */
export function bind(bindings: Bindings, action: ActionId, key: string): Bindings {
  const wanted = key.toLowerCase();
  if (!isAllowed(wanted) || bindings[action] === wanted) return bindings;
  const holder = actionIds.find(id => bindings[id] === wanted && meet(id, action));
  return {
    ...bindings,
    ...(holder && { [holder]: bindings[action] }),
    [action]: wanted,
  };
}

/** The actions bound to a key: at most one on a page. */
export const actionsOf = (bindings: Bindings, key: string): readonly ActionId[] =>
  actionIds.filter(id => bindings[id] === key.toLowerCase());

/** The label of a key: "A", "Space". */
export const keyName = (key: string): string => (key === ' ' ? 'Space' : key.toUpperCase());
