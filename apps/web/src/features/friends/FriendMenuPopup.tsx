import type { Summary } from '@digipals/contract';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Popup } from '@digipals/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFlag } from '../../shared/flags.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import type { Relation } from './card/relation.ts';
import css from './FriendMenu.module.css';
import { useFriendship } from './use-friendship.tsx';

/** Actions that need a confirmation, because the child alone cannot undo them. */
type Step = 'unfriend' | 'block';

const steps = {
  unfriend: { title: 'safety.unfriend', text: 'safety.unfriend.text' },
  block: { title: 'safety.block', text: 'safety.block.text' },
} as const satisfies Record<Step, { title: MessageKey; text: MessageKey }>;

type Props = {
  me: string;
  other: Summary;
  relation: Relation;
  onBlocked?: (() => void) | undefined;
  open: boolean;
  onClose(): void;
};

/** Actions for a child, and their confirmation. */
export function FriendMenuPopup({ me, other, relation, onBlocked, open, onClose }: Props) {
  const t = useText();
  const { remove, block } = useFriendship(me);
  const [step, setStep] = useState<Step | null>(null);
  const [shown, setShown] = useState(open);
  // Start over when it opens again, but do not change while it closes.
  if (shown !== open) {
    setShown(open);
    if (open) setStep(null);
  }
  const act = (action: () => Promise<void>) => () => {
    onClose();
    void action();
  };
  const acts = {
    unfriend: act(() => remove(other)),
    block: act(() => block(other, onBlocked)),
  } satisfies Record<Step, () => void>;
  const text = step && t(steps[step].text, { username: other.username });
  return (
    <Popup
      open={open}
      closable
      onClose={onClose}
      closeLabel={t('action.close')}
      mood="think"
      title={step ? t(steps[step].title) : other.username}
      text={text}
      speaker={text && <ListenButton text={text} />}
      actions={
        step ? (
          <Choices key={step}>
            <Button onClick={acts[step]}>{t(steps[step].title)}</Button>
            <Button variant="quiet" data-first="" onClick={onClose}>
              {t('action.notNow')}
            </Button>
          </Choices>
        ) : (
          <Choices key="all">
            {relation === 'friends' && <MutualLink otherId={other.userId} />}
            {relation === 'friends' && (
              <Button variant="quiet" onClick={() => setStep('unfriend')}>
                {t('safety.unfriend')}
              </Button>
            )}
            {relation === 'asked' && (
              <Button variant="quiet" onClick={act(() => remove(other))}>
                {t('friend.takeBack')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setStep('block')}>
              {t('safety.block')}
            </Button>
          </Choices>
        )
      }
    />
  );
}

/** Stacked buttons. The safe choice, marked with `data-first`, gets the focus. */
function Choices({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  return (
    <div ref={box} className={css['choices']}>
      {children}
    </div>
  );
}

/** Shown only if its flag is on (AMBIG-07). */
function MutualLink({ otherId }: { otherId: string }) {
  const t = useText();
  const shows = useFlag('mutualFriends');
  if (!shows) return null;
  return (
    <Link
      to={path('friends-mutual', { userId: otherId })}
      className={buttonClass({ variant: 'quiet' })}
    >
      {t('friends.mutual')}
    </Link>
  );
}
