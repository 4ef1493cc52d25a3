/** The values each message with placeholders demands. Made from en-GB.json by generate.ts. */
export interface MessageValues {
  'common.xOfY': { current: number; total: number };
  'nav.locked': { label: string };
  'lingos.count': { count: number };
  'lingos.badge': { count: number };
  'lingos.won': { count: number };
  'login.welcomeBack': { username: string };
  'profile.hello': { username: string };
  'profile.avatarAlt': { username: string };
  'training.help': { index: number };
  'training.lesson': { index: number };
  'rewards.title': { username: string };
  'rewards.right': { right: number; total: number };
  'player.lookAt': { count: number };
  'player.triesLeft': { count: number };
  'player.progress': { current: number; total: number };
  'player.dot': { state: 'correct' | 'later' | 'now' | 'other'; index: number };
  'player.language.help': { language: string };
  'player.place': { index: number };
  'player.gap': { index: number };
  'player.gapFilled': { index: number; item: string };
  'dnd.pickedUp': { item: string };
  'dnd.overGap': { item: string; index: number };
  'dnd.overPlace': { item: string; index: number; total: number };
  'dnd.overNothing': { item: string };
  'dnd.movedToGap': { item: string; index: number };
  'dnd.movedToPlace': { item: string; index: number; total: number };
  'dnd.swapped': { item: string; other: string };
  'dnd.cancelled': { item: string };
  'dnd.removed': { item: string };
  'signin.wait': { count: number };
  'signin.class': { name: string };
  'signin.chosen': { count: number; total: number };
  'rewards.percent': { percent: number };
  'player.placeFilled': { index: number; item: string };
}
