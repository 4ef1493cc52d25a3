import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import css from './PathSteps.module.css';
import type { Step } from './progress/steps.ts';
import { StepItem } from './StepItem.tsx';
import { usePathMoves } from './use-path-moves.ts';
import type { PathView } from './use-path-view.ts';

/** Where something after the last step is: its place, its side, and whether an arrow joins it. */
export type EndPlace = { place: number; left: boolean; joined: boolean };

/** What is shown after the last step. */
export type End = (at: EndPlace) => ReactNode;

type Props = {
  list: RefObject<HTMLOListElement | null>;
  steps: readonly Step[];
  view: PathView;
  ends: readonly End[];
};

/** The visible steps, connected by arrows (TRAIN-04, TRAIN-07). */
export function PathSteps({ list, steps, view, ends }: Props) {
  const [wanted, setWanted] = useState<{ index: number } | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    const item = list.current?.querySelector(`[data-place="${wanted.index}"]`);
    item?.querySelector<HTMLElement>(':is(a, button):not([tabindex="-1"])')?.focus();
  }, [list, wanted]);
  const moves = usePathMoves(view, index => setWanted({ index }));
  const { first, visible, way, total } = view;
  const end = first + visible;
  return (
    <ol ref={list} className={css['steps']} data-visible={visible} data-way={way} {...moves}>
      {steps.slice(first, end).map((step, place) => (
        <StepItem
          key={step.activity.activityId}
          step={step}
          joined={place > 0}
          place={first + place}
          total={total}
        />
      ))}
      {ends.map((shown, index) => {
        const place = steps.length + index;
        const joined = visible > 1 && place > first;
        return place >= first && place < end && shown({ place, left: place % 2 === 0, joined });
      })}
    </ol>
  );
}
