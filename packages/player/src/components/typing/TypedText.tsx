import { GapText } from '../shared/GapText.tsx';
import { GapBoxes } from './GapBoxes.tsx';
import css from './typing.module.css';
import type { Boxes } from './use-boxes.ts';

/** A text whose gaps are boxes for letters. */
export function TypedText({ boxes, text }: { boxes: Boxes; text: string }) {
  return (
    <p className={css['line']} lang="en">
      <GapText text={text}>{gap => <GapBoxes boxes={boxes} gap={gap} />}</GapText>
    </p>
  );
}
