import type { FrameSource } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Later, latePart } from '../../../shared/later.tsx';
import { useDismiss } from '../../../shared/use-dismiss.ts';
import { useNarrow } from '../../../shared/use-narrow.ts';
import { useRestoreCount } from '../drafts/drafts.ts';
import css from './Composer.module.css';
import { ComposerText } from './ComposerText.tsx';
import { ComposerTools } from './ComposerTools.tsx';
import { erased, textBefore, typed } from './edits.ts';
import { HintStrip, NotSent, TakenOut } from './HintStrip.tsx';
import { type ComposerProps, type PartProps, useComposer } from './use-composer.ts';
import { failureText } from './use-sending.ts';

/** Loads while the child writes, so that it is there when it is opened. */
const sentenceMaker = latePart(async () => ({
  default: (await import('./SentenceMaker.tsx')).SentenceMaker,
}));
/** Only narrow windows have one. */
const keyboard = latePart(async () => ({
  default: (await import('./OnScreenKeyboard.tsx')).OnScreenKeyboard,
}));

/**
 * Where a child writes in English: text, marks, hints, sentence maker, and an on-screen keyboard below
 * 1024 px. The draft is stored until it is sent (MSG-01, KEYB-08, NOTSHOWN-01, NOTSHOWN-33).
 */
export function Composer(props: ComposerProps) {
  const { me, draftKey, editing } = props;
  const place = editing ? `mend/${editing.submissionId}/${editing.at}` : draftKey;
  const restoreCount = useRestoreCount(me, draftKey);
  const shown = useRef(restoreCount);
  const last = useRef({ place, draftKey });
  const own = { place, restoreCount, shown, last };
  return <Box key={place} {...own} {...props} />;
}

type BoxProps = ComposerProps & {
  place: string;
  /** Grows with each text restored to the draft. */
  restoreCount: number;
  /** The last restore count that the box has shown. */
  shown: { current: number };
  /** The box before this one. */
  last: { current: { place: string; draftKey: string } };
};

function Box(props: BoxProps) {
  const narrow = useNarrow();
  const { ready = false, place, draftKey, restoreCount, shown, last } = props;
  const composer = useComposer(props);
  const [isMaking, setIsMaking] = useState(false);
  const [showKeyboard, setShowKeyboard] = useState(ready);
  const box = useRef<HTMLElement>(null);
  const focusText = useFocusText(box);
  const { reread } = composer;
  useEffect(() => {
    const parts = narrow ? [keyboard, sentenceMaker] : [sentenceMaker];
    for (const part of parts) part.preload().catch(() => undefined);
  }, [narrow]);
  useEffect(() => {
    if (shown.current === restoreCount) return;
    shown.current = restoreCount;
    reread();
    setIsMaking(false);
    focusText();
  }, [restoreCount, shown, reread, focusText]);
  useEffect(() => {
    const before = last.current;
    last.current = { place, draftKey };
    const isOther = before.place !== place && before.draftKey === draftKey;
    // The pressed button has disappeared, and its focus with it. A text that a poll brings takes no focus from elsewhere.
    if (isOther && document.activeElement === document.body) focusText();
  }, [last, place, draftKey, focusText]);
  const close = () => setShowKeyboard(false);
  useDismiss(box, narrow && showKeyboard && !isMaking, close);
  const { writing, write } = composer;
  if (isMaking) {
    const leave = () => {
      setIsMaking(false);
      focusText();
    };
    const use = (sentence: string, frame?: FrameSource) => {
      composer.begin(sentence, frame);
      leave();
    };
    return (
      <section ref={box} className={css['write']}>
        <Later part={sentenceMaker} props={{ me: props.me, onUse: use, onClose: leave }} />
      </section>
    );
  }
  return (
    <section ref={box} className={css['write']} data-composer="">
      <Notice {...props} composer={composer} focusText={focusText} />
      <ComposerText
        {...props}
        composer={composer}
        narrow={narrow}
        onFocus={() => setShowKeyboard(true)}
      />
      <ComposerTools {...props} composer={composer} onMake={() => setIsMaking(true)} />
      {narrow && showKeyboard && (
        <div className={css['keys']}>
          <Later
            part={keyboard}
            props={{
              before: textBefore(writing),
              onType: letters => write(typed(writing, letters)),
              onErase: () => write(erased(writing)),
            }}
          />
        </div>
      )}
    </section>
  );
}

/**
 * Shows a send failure, else what was just taken out, else the first tip. A tip that blocks sending comes
 * before what was taken out, or Send would seem to do nothing.
 */
function Notice({ composer, goneText, focusText }: PartProps & { focusText(): void }) {
  const t = useText();
  const { error, tip, coveredByNote, blocksSending, putBack } = composer;
  if (error) return <NotSent text={failureText(error, t, goneText)} />;
  if (putBack && !blocksSending) {
    const restore = () => {
      putBack();
      focusText();
    };
    return <TakenOut onPutBack={restore} />;
  }
  if (!tip) return null;
  return (
    <HintStrip
      key={tip.id}
      tip={tip}
      coveredByNote={coveredByNote}
      blocksSending={blocksSending}
      onTake={() => {
        composer.take(tip);
        focusText();
      }}
      onDismiss={() => {
        composer.dismiss(tip);
        focusText();
      }}
    />
  );
}

/** Nothing behind an open popup can take focus, and a closing popup first restores the previous focus. */
function focusWhenFree(area: HTMLElement): void {
  const focus = () => area.focus({ preventScroll: true });
  const popup = document.querySelector('dialog[open]');
  if (popup) popup.addEventListener('close', () => queueMicrotask(focus), { once: true });
  else focus();
}

/** Returns a function that focuses the text area after the pressed button has disappeared. */
function useFocusText(box: RefObject<HTMLElement | null>): () => void {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (turns > 0 && area) focusWhenFree(area);
  }, [box, turns]);
  return useCallback(() => setTurns(before => before + 1), []);
}
