import type { Sent, Submission } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { TextArea } from '@digipals/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDismiss } from '../../shared/use-dismiss.ts';
import { useNarrow } from '../../shared/use-narrow.ts';
import css from './Composer.module.css';
import { Tools } from './ComposerTools.tsx';
import { erased, moved, typed, type Writing } from './edits.ts';
import { failureText } from './failure-text.ts';
import { useGivenWords } from './given-words.ts';
import { HintStrip, NotSent } from './HintStrip.tsx';
import { OwnKeys } from './OwnKeys.tsx';
import { SentenceMaker } from './SentenceMaker.tsx';
import { useComposer } from './use-composer.ts';
import type { Send } from './use-sending.ts';
import { useToText } from './use-to-text.ts';

/** What a composer is for. */
export type ComposerProps = {
  /** The child that writes. */
  me: string;
  /** The place the text is kept under, such as 'message/USERID', 'post/USERID' or 'status'. */
  draftKey: string;
  /** What is written here, and that it is in English; also what it is called. */
  label: string;
  /** The text that came back and is mended here. */
  mending?: Submission | null;
  /** The friend who would like to know more, where a text of one or two words is asked about. */
  sayMoreTo?: string;
  /** Told where the two may not write to each other any more. */
  goneText?: string;
  /** Whether the own keyboard is there at once. */
  ready?: boolean;
  send: Send;
  /** A text has arrived, also where the child has left the box meanwhile. */
  onArrived(sent: Sent): void;
  /** A text has arrived, and its box is still there. */
  onSent(): void;
  /** Puts what is mended aside for another text; left out where there is nothing else to write. */
  onAside?(): void;
  /** The text that came back was decided or taken back meanwhile; its words are kept as the draft. */
  onStale?(): void;
};

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
      <Text {...props} composer={composer} narrow={narrow} onFocus={() => setKeys(true)} />
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

/** What the parts of a composer share. */
export type PartProps = ComposerProps & { composer: ReturnType<typeof useComposer> };

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

const controls: Partial<Record<string, (writing: Writing) => Writing>> = {
  Backspace: erased,
  ArrowLeft: writing => moved(writing, -1),
  ArrowRight: writing => moved(writing, 1),
  Enter: writing => typed(writing, '\n'),
};

type TextProps = PartProps & { narrow: boolean; onFocus(): void };

function Text({ composer, label, narrow, onFocus }: TextProps) {
  const t = useText();
  const { writing, write, marks, busy, count, max } = composer;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      void composer.press();
      return;
    }
    // A keyboard that is plugged in writes into a box that is only read, too.
    if (!narrow || busy || ctrlKey || metaKey || altKey) return;
    const control = controls[key];
    if (!control && key.length !== 1) return;
    event.preventDefault();
    write(control ? control(writing) : typed(writing, key));
  };
  const tooLong = count > max;
  return (
    <div>
      <TextArea
        label={label}
        placeholder={label}
        value={writing.text}
        caret={writing.caret}
        marks={marks}
        readOnly={narrow || busy}
        aria-invalid={tooLong || undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={narrow ? 'none' : 'text'}
        onFocus={onFocus}
        onClick={onFocus}
        onKeyDown={onKeyDown}
        onEdit={(text, caret) => write({ text, caret })}
        onCaret={composer.placeCaret}
        corner={
          <>
            <span aria-hidden="true">{t('common.xOfY', { current: count, total: max })}</span>
            <span className={css['heard']}>{t('messages.counter', { count, max })}</span>
          </>
        }
      />
      {tooLong && (
        <p role="status" className={css['long']}>
          {t('messages.tooLong', { count: count - max })}
        </p>
      )}
    </div>
  );
}
