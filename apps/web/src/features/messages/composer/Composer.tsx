import { useText } from '@digipals/i18n/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useDismiss } from '../../../shared/use-dismiss.ts';
import { useNarrow } from '../../../shared/use-narrow.ts';
import { useGivenWords } from '../drafts.ts';
import css from './Composer.module.css';
import { ComposerText } from './ComposerText.tsx';
import { Tools } from './ComposerTools.tsx';
import { erased, typed } from './edits.ts';
import { HintStrip, NotSent } from './HintStrip.tsx';
import { OwnKeys } from './OnScreenKeyboard.tsx';
import { SentenceMaker } from './SentenceMaker.tsx';
import { type ComposerProps, type PartProps, useComposer } from './use-composer.ts';
import { failureText } from './use-sending.ts';

/**
 * Where a child writes in English: text, marks, hints, sentence blocks, own keyboard under 1024 px, and
 * a text that is kept until it is sent (MSG-01, KEYB-08, NOTSHOWN-01, NOTSHOWN-33).
 */
export function Composer(props: ComposerProps) {
  const { me, draftKey, mending } = props;
  const place = mending ? `mend/${mending.submissionId}/${mending.at}` : draftKey;
  const given = useGivenWords(me, draftKey);
  const shown = useRef(given);
  return <Box key={place} place={place} given={given} shown={shown} {...props} />;
}

type BoxProps = ComposerProps & {
  place: string;
  /** Grows when words have come back to the draft, and which of them the child has before it. */
  given: number;
  shown: { current: number };
};

function Box(props: BoxProps) {
  const narrow = useNarrow();
  const { ready = false, given, shown } = props;
  const composer = useComposer(props);
  const [making, setMaking] = useState(false);
  const [keys, setKeys] = useState(ready);
  const box = useRef<HTMLElement>(null);
  const toText = useToText(box);
  const { reread } = composer;
  useEffect(() => {
    if (shown.current === given) return;
    shown.current = given;
    reread();
    setMaking(false);
    toText();
  }, [given, shown, reread, toText]);
  const close = () => setKeys(false);
  useDismiss(box, narrow && keys && !making, close);
  const { writing, write } = composer;
  if (making) {
    const leave = () => {
      setMaking(false);
      toText();
    };
    const use = (sentence: string) => {
      composer.begin(sentence);
      leave();
    };
    return (
      <section ref={box} className={css['write']}>
        <SentenceMaker onUse={use} onClose={leave} />
      </section>
    );
  }
  return (
    <section ref={box} className={css['write']} data-composer="">
      <Notice {...props} composer={composer} toText={toText} />
      <ComposerText {...props} composer={composer} narrow={narrow} onFocus={() => setKeys(true)} />
      <Tools {...props} composer={composer} onMake={() => setMaking(true)} />
      {narrow && keys && (
        <div className={css['keys']}>
          <OwnKeys
            before={writing.text.slice(0, writing.caret)}
            onType={letters => write(typed(writing, letters))}
            onErase={() => write(erased(writing))}
          />
        </div>
      )}
    </section>
  );
}

/** What there is to say: what did not work, or one thing to look at. */
function Notice({ composer, goneText, toText }: PartProps & { toText(): void }) {
  const t = useText();
  const { error, tip, told, held } = composer;
  if (error) return <NotSent text={failureText(error, t, goneText)} />;
  if (!tip) return null;
  return (
    <HintStrip
      key={tip.id}
      tip={tip}
      told={told}
      held={held}
      onTake={() => {
        composer.take(tip);
        toText();
      }}
      onAside={() => {
        composer.putAside(tip);
        toText();
      }}
      onSendNow={() => void composer.deliver()}
    />
  );
}

/** While a popup closes, nothing behind it can have the focus; at its end it goes back first. */
function focusWhenFree(area: HTMLElement): void {
  const focus = () => area.focus({ preventScroll: true });
  const popup = document.querySelector('dialog[open]');
  if (popup) popup.addEventListener('close', () => queueMicrotask(focus), { once: true });
  else focus();
}

/** Gives the focus to the text in a box: what was pressed is gone then, and who uses the keyboard goes on. */
function useToText(box: RefObject<HTMLElement | null>): () => void {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (turns > 0 && area) focusWhenFree(area);
  }, [box, turns]);
  return useCallback(() => setTurns(before => before + 1), []);
}
