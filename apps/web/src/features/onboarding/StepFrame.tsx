import { useText } from '@digipals/i18n/react';
import {
  Button,
  type ButtonVariant,
  type IconName,
  RoundButton,
  SpeakerButton,
} from '@digipals/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { usePageTitle } from '../../shared/page-title.tsx';
import { useServices } from '../../shared/services.tsx';
import { Paws } from './Paws.tsx';
import css from './StepFrame.module.css';
import { type Say, useReadAloud } from './use-read-aloud.ts';

/** How long the button of a step takes no tap, in ms: the second of a double tap belongs to the step before. */
const doubleTapMs = 400;

/** The ways out of a step. */
export type Nav = {
  step: number;
  /** Whether the child came from another step: the heading is then focused and read. */
  moved: boolean;
  onBack: (() => void) | null;
  onNext(): void;
};

type Props = {
  nav: Nav;
  title: Say;
  /** What is read aloud after the title. */
  more?: Say;
  /** Whether the child has done what the step asks for: the button is quiet until then. */
  done: boolean;
  /** The button once it is done; `always` keeps its label before. */
  next?: { label: Say; variant?: ButtonVariant; icon?: IconName; always?: boolean };
  /** In the top right corner. */
  corner?: ReactNode;
  /** Beside the button. */
  note?: ReactNode;
  children: ReactNode;
};

/** Whether the child has only just come to a step. */
function useFresh(moved: boolean): boolean {
  const [isFresh, setFresh] = useState(moved);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), doubleTapMs);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}

/** One of the first steps: the paws above, a short heading, what to do, and one button below. */
export function StepFrame({ nav, title, more, done, next, corner, note, children }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const reader = useReadAloud();
  const heading = useRef<HTMLHeadingElement>(null);
  const say: Say = inLanguage => [title, more].map(one => one?.(inLanguage) ?? '').join(' ');
  usePageTitle(title(t));
  const arrive = useEffectEvent(() => {
    if (nav.moved) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  const isFresh = useFresh(nav.moved);
  const canRead = reader !== null;
  const isRead = useRef(!nav.moved);
  const readOnce = useEffectEvent(() => {
    if (isRead.current) return;
    isRead.current = true;
    if (sounds.on.get()) reader?.start(say);
  });
  // Voices and English texts may load after the step is shown.
  useEffect(() => {
    if (canRead) readOnce();
  }, [canRead]);
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        {nav.onBack ? (
          <RoundButton icon="left" label={t('action.back')} onClick={nav.onBack} />
        ) : (
          <span />
        )}
        <Paws step={nav.step} />
        <div className={css['corner']}>
          <Lifebuoy />
          {corner}
          {reader && (
            <SpeakerButton
              label={t('action.listen')}
              speaking={reader.reads}
              onSpeak={() => reader.toggle(say)}
            />
          )}
        </div>
      </header>
      <h1 ref={heading} tabIndex={-1} className={css['ask']}>
        {title(t)}
      </h1>
      <div className={css['scene']}>{children}</div>
      <div className={css['act']} data-fresh={isFresh || undefined}>
        {note}
        <Button
          big
          variant={done ? (next?.variant ?? 'action') : 'secondary'}
          {...(done && next?.icon && { icon: next.icon })}
          onClick={nav.onNext}
        >
          {next && (done || next.always) ? next.label(t) : t('action.next')}
        </Button>
      </div>
    </div>
  );
}
