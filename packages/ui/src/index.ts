import './css-properties.ts';

export { classes } from './classes.ts';
export { colourClass, TOOLBAR_COLOURS, type ToolbarColour } from './colours.ts';
export { flagUrl, setFlagBaseUrl } from './flags/flag-url.ts';
export { Icon, type IconName, loadMoreIcons } from './icons/Icon.tsx';
export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './parts/Button.tsx';
export { Card, Chip, Island, Pill } from './parts/Card.tsx';
export { Confetti } from './parts/confetti/Confetti.tsx';
export { CounterChip } from './parts/CounterChip.tsx';
export {
  allDominoUrls,
  Domino,
  type DominoMood,
  dominoUrls,
  ownDominoUrls,
} from './parts/Domino.tsx';
export { Drawer } from './parts/drawer/Drawer.tsx';
export { Face } from './parts/Face.tsx';
export { Flag } from './parts/Flag.tsx';
export { CodeBoxes } from './parts/fields/CodeBoxes.tsx';
export { TextArea } from './parts/fields/TextArea.tsx';
export { TextField } from './parts/fields/TextField.tsx';
export type { TextMark } from './parts/fields/text-pieces.ts';
export { WritingKeyboard } from './parts/fields/WritingKeyboard.tsx';
export { HeartBurst } from './parts/hearts/HeartBurst.tsx';
export { KEY_HIGHLIGHT_MS, Keyboard, type KeyState } from './parts/keyboard/Keyboard.tsx';
export { alphabetRows, qwertyRows } from './parts/keyboard/keyboard-rows.ts';
export { MovingDomino } from './parts/moving/MovingDomino.tsx';
export { type DotState, ProgressBar, ProgressDots } from './parts/Progress.tsx';
export { Popup } from './parts/popup/Popup.tsx';
export { POPUP_CLOSE_MS, useClosing } from './parts/popup/use-closing.ts';
export { Coin, LingoCount, LingosBadge, Padlock, Star, type StarFill } from './parts/Reward.tsx';
export { RoundButton, roundButtonClass, SpeakerButton } from './parts/RoundButton.tsx';
export { SpeechBubble } from './parts/SpeechBubble.tsx';
export { Spinner } from './parts/Spinner.tsx';
export { ToolbarTile } from './parts/ToolbarTile.tsx';
export { Trophy, type TrophyEmblem, type TrophyMetal } from './parts/trophy/Trophy.tsx';
export { useSwipe } from './parts/swipe/use-swipe.ts';
export { VisuallyHidden } from './parts/VisuallyHidden.tsx';
export type { SoundName } from './sounds/index.ts';
export { wallpaperProperties } from './wallpapers/wallpaper.ts';
