import type { Component, Item, Pick } from '@digipals/contract';
import { samePick, togglePick } from '@digipals/engine';
import type { KeyboardEvent, MouseEvent } from 'react';
import { shake } from '../../motion/motion.ts';
import { type PartProps, pickKey } from '../../part.ts';

const pickOf = (component: Component, item: Item): Pick => ({
  id: item.id,
  value: item.value,
  componentId: component.id,
});

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys move from button to button of the group. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const group = event.currentTarget.closest('[data-choices]');
  if (step === undefined || !group) return;
  event.preventDefault();
  const buttons = [...group.querySelectorAll<HTMLElement>('[data-choice]')];
  const next = buttons.indexOf(event.currentTarget) + step;
  buttons[(next + buttons.length) % buttons.length]?.focus();
};

/**
 * State of a choice by tap: single choice replaces (COMP-56), a full group
 * refuses (COMP-57), an item with a sound plays it.
 */
export function useChoice(part: PartProps) {
  const { component, picks, onPick, limit, locked, marks, hint, ports } = part;
  return (item: Item) => {
    const pick = pickOf(component, item);
    const chosen = picks.some(other => samePick(other, pick));
    const gone = hint?.gone.some(other => samePick(other, pick)) || undefined;
    const refused = !chosen && limit > 1 && picks.length >= limit;

    const choose = (event: MouseEvent<HTMLElement>) => {
      if (locked) return;
      if (item.audio) ports.sound.play(item.audio);
      else if (!refused) ports.effect('select');
      if (refused) shake(event.currentTarget);
      else onPick(togglePick(picks, pick, limit));
    };

    return {
      chosen,
      mark: marks?.get(pickKey(pick)),
      button: {
        role: limit === 1 ? ('radio' as const) : ('checkbox' as const),
        'aria-checked': chosen,
        'aria-disabled': locked || refused || undefined,
        // A wrong choice that has left keeps its place.
        ...(gone ? { 'data-gone': item.id, disabled: true } : { 'data-choice': item.id }),
        onClick: choose,
        onKeyDown: moveFocus,
      },
    };
  };
}
