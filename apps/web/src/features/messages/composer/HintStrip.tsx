import type { WritingHint } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, Icon } from '@digipals/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListenButton } from '../../../shared/speech.tsx';
import css from './HintStrip.module.css';
import type { Tip } from './tips.ts';

type HintKey = Extract<MessageKey, `messages.hint.${string}`>;

const texts: Record<WritingHint, HintKey> = {
  phone: 'messages.hint.secret',
  email: 'messages.hint.secret',
  address: 'messages.hint.secret',
  school: 'messages.hint.secret',
  fullName: 'messages.hint.secret',
  socialMedia: 'messages.hint.secret',
  birthDate: 'messages.hint.secret',
  link: 'messages.hint.link',
  unkind: 'messages.hint.unkind',
  notEnglish: 'messages.hint.notEnglish',
};

/** Hints whose marked words can be removed with one tap. */
const removable: ReadonlySet<WritingHint> = new Set([
  'phone',
  'email',
  'address',
  'school',
  'fullName',
  'socialMedia',
  'birthDate',
  'link',
]);

type Props = {
  tip: Tip;
  /** Whether the note of the returned text already says this. Hidden on small screens then. */
  coveredByNote: boolean;
  /** Whether a tap on Send showed this tip: announced as an alert. The next tap sends. */
  blocksSending: boolean;
  onTake(): void;
  onDismiss(): void;
};

/** One tip to consider before sending. Nobody else sees it. */
export function HintStrip({ tip, ...rest }: Props) {
  return tip.kind === 'spelling' ? (
    <DidYouMean from={tip.from} to={tip.to} {...rest} />
  ) : (
    <HintBox code={tip.code} {...rest} />
  );
}

type HintBoxProps = Omit<Props, 'tip'> & { code: WritingHint };

function HintBox({ code, coveredByNote, blocksSending, onTake }: HintBoxProps) {
  const t = useText();
  const text = t(texts[code]);
  return (
    <Strip kind={blocksSending ? 'strong' : coveredByNote ? 'covered' : undefined}>
      <p role={blocksSending ? 'alert' : 'status'} className={css['words']}>
        {text}
      </p>
      <ListenButton quiet text={text} className={css['say'] ?? ''} />
      {removable.has(code) && (
        <div className={css['ways']}>
          <Button variant={blocksSending ? 'action' : 'secondary'} onClick={onTake}>
            {t('messages.hint.takeOut')}
          </Button>
        </div>
      )}
    </Strip>
  );
}

type DidYouMeanProps = Pick<Props, 'onTake' | 'onDismiss'> & { from: string; to: string };

function DidYouMean({ from, to, onTake, onDismiss }: DidYouMeanProps) {
  const t = useText();
  return (
    <Strip kind="mean">
      <p role="status" className={css['words']}>
        <b>{t('messages.didYouMean')}</b>
        <span className={css['swap']} lang="en">
          <span className={css['from']}>{from}</span>
          <Icon name="right" />
          <b>{to}</b>
        </span>
      </p>
      <div className={css['answers']}>
        <Button variant="secondary" icon="ok" className={css['use']} onClick={onTake}>
          {t('messages.useWord')}
        </Button>
        <button
          type="button"
          className={css['no']}
          aria-label={t('action.noThanks')}
          onClick={onDismiss}
        >
          <span>{t('action.noThanks')}</span>
          <Icon name="x" />
        </button>
      </div>
    </Strip>
  );
}

/** Says that a sentence was taken out, with a button that restores it. */
export function TakenOut({ onPutBack }: { onPutBack(): void }) {
  const t = useText();
  return (
    <Strip>
      <p role="status" className={css['words']}>
        {t('messages.takenOut')}
      </p>
      <div className={css['ways']}>
        <Button variant="quiet" icon="again" onClick={onPutBack}>
          {t('messages.putBack')}
        </Button>
      </div>
    </Strip>
  );
}

/** Says why a text was not sent, and that it is stored. */
export function NotSent({ text }: { text: string }) {
  const t = useText();
  return (
    <Strip>
      <div className={css['words']}>
        <p role="alert">
          <b>{text}</b>
        </p>
        <p className={css['more']}>{t('messages.kept')}</p>
      </div>
      <ListenButton quiet text={`${text} ${t('messages.kept')}`} className={css['say'] ?? ''} />
    </Strip>
  );
}

type StripProps = { kind?: 'mean' | 'covered' | 'strong' | undefined; children: ReactNode };

function Strip({ kind, children }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'strong') strip.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={strip} className={classes(css['strip'], kind && css[kind])} data-hint={kind ?? ''}>
      <Domino mood="head" className={css['dog']} />
      {children}
    </div>
  );
}
