import type { Frame, FrameTile } from '@digipals/contract';
import { type FramePicks, frameText, gapsOf, isWholeLetter, offeredTiles } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton, useEnglish, useVoice } from '../../../shared/speech.tsx';
import { gap as openGap } from '../composer/edits.ts';
import css from './FrameLetter.module.css';

type Props = {
  frame: Frame;
  /** What the gaps are filled with at first. */
  filled?: FramePicks;
  /** Takes what the gaps are filled with, after each tile. */
  onFill?(picks: FramePicks): void;
  /** Takes the finished letter. */
  onUse(letter: string): void;
};

/** The first open gap after one, else the first of all; the same one when none is open. */
const nextGap = (frame: Frame, picks: FramePicks, from: number): number => {
  const open = gapsOf(frame).flatMap((_, gap) => (picks[gap] === undefined ? [gap] : []));
  return open.find(gap => gap > from) ?? open[0] ?? from;
};

/** A letter with gaps: a tap on a gap shows its tiles, a tap on a tile fills it (COURSE-54). */
export function FrameLetter({ frame, filled = [], onFill, onUse }: Props) {
  const t = useText();
  const [picks, setPicks] = useState(filled);
  const [open, setOpen] = useState(() => Math.max(0, nextGap(frame, filled, -1)));
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(box);
  const say = useSay();
  const gaps = gapsOf(frame);
  const isWhole = isWholeLetter(frame, picks);
  const letter = frameText(frame, picks);
  const choose = (tile: FrameTile) => {
    const next = gaps.map((_, gap) => (gap === open ? tile.text : picks[gap]));
    setPicks(next);
    onFill?.(next);
    setOpen(nextGap(frame, next, open));
    say(tile, isWholeLetter(frame, next) ? frameText(frame, next) : null);
    focusNext();
  };
  return (
    <div ref={box} className={css['frame']}>
      <div className={css['letter']}>
        <Letter frame={frame} picks={picks} open={open} onOpen={setOpen} />
      </div>
      <fieldset className={css['tiles']} aria-label={t('frame.fill')}>
        {offeredTiles(frame, picks, open).map(tile => (
          <button
            key={`${open} ${tile.text}`}
            type="button"
            className={css['tile']}
            aria-pressed={picks[open] === tile.text}
            onClick={() => choose(tile)}
          >
            {tile.picture !== null && <img src={tile.picture} alt="" width={52} height={52} />}
            <span lang="en">{tile.text}</span>
          </button>
        ))}
      </fieldset>
      <div className={css['buttons']}>
        <ListenButton text={letter} english />
        <Button disabled={!isWhole} data-use="" onClick={() => onUse(letter)}>
          {t('sentence.use')}
        </Button>
      </div>
    </div>
  );
}

/** What closes a sentence stays on the line of the gap before it. */
const closing = /^[.,!?]+/;

type LetterProps = { frame: Frame; picks: FramePicks; open: number; onOpen(gap: number): void };

function Letter({ frame, picks, open, onOpen }: LetterProps) {
  const t = useText();
  let gap = -1;
  const parts = frame.map((piece, place) => {
    const next = frame[place + 1];
    if ('text' in piece) {
      const text = place === 0 ? piece.text : piece.text.replace(closing, '');
      return (
        <span key={`text ${gap}`} lang="en">
          {text}
        </span>
      );
    }
    gap += 1;
    const own = gap;
    const words = picks[own];
    return (
      <span key={own} className={css['kept']}>
        <button
          type="button"
          className={css['gap']}
          aria-current={own === open || undefined}
          aria-label={words === undefined ? t('frame.gap', { index: own + 1 }) : undefined}
          data-gap={own}
          data-open={words === undefined || undefined}
          onClick={() => onOpen(own)}
        >
          {words === undefined ? openGap : <span lang="en">{words}</span>}
        </button>
        {next && 'text' in next && closing.exec(next.text)?.[0]}
      </span>
    );
  });
  return <>{parts}</>;
}

/** Says the whole letter when it is finished, else the tile: its recording, or a voice of the device. */
function useSay(): (tile: FrameTile, letter: string | null) => void {
  const { sounds } = useServices();
  const voice = useVoice(useEnglish());
  return ({ text, audio }, letter) => {
    if (!sounds.on.get()) return;
    if (letter !== null && voice) voice.start(letter);
    else if (audio !== null) void sounds.play(audio);
    else voice?.start(text);
  };
}

/** Returns a function that focuses the gap to fill next, or the button of the finished letter. */
function useFocusNext(box: RefObject<HTMLElement | null>): () => void {
  const [turns, setTurns] = useState(0);
  useLayoutEffect(() => {
    if (turns === 0) return;
    const next =
      box.current?.querySelector<HTMLElement>('[data-gap][data-open][aria-current]') ??
      box.current?.querySelector<HTMLElement>('[data-use]');
    next?.focus({ preventScroll: true });
  }, [box, turns]);
  return () => setTurns(before => before + 1);
}
