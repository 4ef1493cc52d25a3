import { breakpoints, player } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { classes, RoundButton } from '@digipals/ui';
import { isCalm } from '@digipals/ui/calm';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../../motion/Announcer.tsx';
import { useWindowWidth } from '../../shell/use-window.ts';
import css from './Carousel.module.css';
import { useFingerSwipe } from './use-finger-swipe.ts';

/** Visible slides by the width of the window in CSS pixels (AMBIG-42). */
export const slidesInView = (windowWidth: number): number =>
  windowWidth < breakpoints.mobile ? player.carouselItemsMobile : player.carouselItems;

/** How far a key on an arrow moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = {
  slides: readonly { id: string; content: ReactNode }[];
  /** Slides advance automatically until the carousel is touched (AMBIG-41). */
  automatic?: boolean;
  /** The child turned to other slides. */
  onTurn(): void;
  /** How many are visible at once; by default this depends on the width of the window. */
  inView?: 1;
};

/**
 * Slides side by side in a window of two or three: arrows, dots and swipes move it by one. With few
 * slides it is a plain row (CONST-32). Slides out of view cannot be reached by keyboard or screen reader.
 */
export function Carousel({ slides, automatic = false, inView, onTurn }: Props) {
  const width = useWindowWidth();
  const isOn = slides.length > (inView ?? player.carouselOnAboveColumns);
  return isOn ? (
    <Moving
      slides={slides}
      automatic={automatic}
      seen={inView ?? slidesInView(width)}
      onTurn={onTurn}
    />
  ) : (
    <div className={css['row']} style={{ '--seen': slides.length }}>
      {slides.map(({ id, content }) => (
        <div key={id} className={css['slide']}>
          {content}
        </div>
      ))}
    </div>
  );
}

type MovingProps = Pick<Props, 'slides' | 'onTurn'> & { automatic: boolean; seen: number };

function Moving({ slides, automatic, seen, onTurn }: MovingProps) {
  const t = useText();
  const announce = useAnnounce();
  const { at, stops, move, touch } = usePlace({ count: slides.length, seen, automatic });
  const track = useGlide(at);

  const where = (place: number) =>
    t('player.slideAt', { first: place + 1, last: place + seen, total: slides.length });
  const go = (by: number) => {
    const next = move(by);
    if (next === at) return;
    onTurn();
    announce(where(next));
  };
  const swipe = useFingerSwipe(go);
  const arrow = (by: -1 | 1) => ({
    // Stays focusable: a disabled button would lose the focus.
    'aria-disabled': at + by < 0 || at + by >= stops,
    onClick: () => go(by),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key in steps) event.preventDefault();
      go(steps[event.key] ?? 0);
    },
  });

  return (
    <fieldset
      aria-label={where(at)}
      className={css['carousel']}
      data-carousel={at}
      onPointerDownCapture={touch}
      onKeyDownCapture={touch}
      onFocusCapture={touch}
    >
      <RoundButton
        icon="left"
        label={t('player.slideBack')}
        className={css['back']}
        {...arrow(-1)}
      />
      <div className={css['window']} {...swipe}>
        <div ref={track} className={css['row']} style={{ '--seen': seen }}>
          {slides.map(({ id, content }, place) => (
            <div key={id} className={css['slide']} hidden={place < at || place >= at + seen}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <RoundButton
        icon="right"
        colour="violet"
        label={t('player.slideNext')}
        className={css['forth']}
        {...arrow(1)}
      />
      <span className={css['dots']} aria-hidden="true">
        {Array.from({ length: stops }, (_, stop) => `stop-${stop}`).map((key, stop) => (
          <i key={key} className={classes(stop === at && css['here'])} />
        ))}
      </span>
    </fieldset>
  );
}

/** The index of the first visible slide, and the timer that advances an untouched carousel. */
function usePlace({ count, seen, automatic }: { count: number; seen: number; automatic: boolean }) {
  const [wanted, setWanted] = useState(0);
  const [touched, setTouched] = useState(false);
  const stops = count - seen + 1;
  const at = Math.min(wanted, stops - 1);
  const moving = automatic && !touched;

  useEffect(() => {
    if (!moving || isCalm()) return;
    const clock = setInterval(() => setWanted(last => (last + 1) % stops), player.carouselSpeedMs);
    return () => clearInterval(clock);
  }, [moving, stops]);

  return {
    at,
    stops,
    touch: () => setTouched(true),
    move: (by: number): number => {
      const next = Math.min(Math.max(at + by, 0), stops - 1);
      setWanted(next);
      return next;
    },
  };
}

/** Animates the row from its old position to the new one; fades with reduced motion. */
function useGlide(at: number) {
  const track = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  useLayoutEffect(() => {
    const side = Math.sign(at - last.current);
    last.current = at;
    const row = track.current;
    const first = row?.querySelector(':scope > :not([hidden])');
    if (side === 0 || !row || !first) return;
    const calm = isCalm();
    const from = calm
      ? { opacity: 0.35 }
      : { opacity: 0.35, transform: `translateX(${side * first.getBoundingClientRect().width}px)` };
    const to = calm ? { opacity: 1 } : { opacity: 1, transform: 'none' };
    row.animate([from, to], { duration: 240, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' });
  }, [at]);
  return track;
}
