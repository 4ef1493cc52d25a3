import type { WritingHint } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, Icon } from '@digipals/ui';
import type { ReactNode } from 'react';
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
  link: 'messages.hint.link',
  meeting: 'messages.hint.meeting',
  unkind: 'messages.hint.unkind',
  notEnglish: 'messages.hint.notEnglish',
};

/** What can simply be taken out; other words are for the child to find. */
const removable: ReadonlySet<WritingHint> = new Set([
  'phone',
  'email',
  'address',
  'school',
  'fullName',
  'socialMedia',
  'link',
]);

type Props = {
  tip: Tip;
  /** Something else says it already: where room is short, that comes first. */
  told: boolean;
  /** Sending waits for it: it is said aloud, and there is the way to send all the same. */
  held: boolean;
  onTake(): void;
  onAside(): void;
  onSendNow(): void;
};

/** One thing to look at before sending, in kind words; it costs nothing and reaches nobody. */
export function HintStrip({ tip, ...rest }: Props) {
  return tip.kind === 'spelling' ? (
    <DidYouMean from={tip.from} to={tip.to} {...rest} />
  ) : (
    <Secret code={tip.code} {...rest} />
  );
}

type SecretProps = Omit<Props, 'tip'> & { code: WritingHint };

function Secret({ code, told, held, onTake, onSendNow }: SecretProps) {
  const t = useText();
  const text = t(texts[code]);
  return (
    <Strip kind={told && !held ? 'told' : undefined}>
      <p role={held ? 'alert' : 'status'} className={css['words']}>
        {text}
      </p>
      <ListenButton quiet text={text} className={css['say'] ?? ''} />
      {(removable.has(code) || held) && (
        <div className={css['ways']}>
          {removable.has(code) && (
            <Button variant="secondary" onClick={onTake}>
              {t('messages.hint.takeOut')}
            </Button>
          )}
          {held && (
            <Button variant="quiet" onClick={onSendNow}>
              {t('messages.sendNow')}
            </Button>
          )}
        </div>
      )}
    </Strip>
  );
}

type MeanProps = Pick<Props, 'onTake' | 'onAside'> & { from: string; to: string };

function DidYouMean({ from, to, onTake, onAside }: MeanProps) {
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
      <Button variant="secondary" icon="ok" onClick={onTake}>
        {t('action.yes')}
      </Button>
      <button
        type="button"
        className={css['no']}
        aria-label={t('action.noThanks')}
        onClick={onAside}
      >
        <span>{t('action.noThanks')}</span>
        <Icon name="x" />
      </button>
    </Strip>
  );
}

/** What did not work, and that nothing is lost. */
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

type StripProps = { kind?: 'mean' | 'told' | undefined; children: ReactNode };

function Strip({ kind, children }: StripProps) {
  return (
    <div className={classes(css['strip'], kind && css[kind])} data-hint={kind ?? ''}>
      <Domino mood="head" className={css['dog']} />
      {children}
    </div>
  );
}
