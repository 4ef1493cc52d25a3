import { useEffect, useRef } from 'react';
import { type ActionId, actionOf } from './actions.ts';
import { bindings } from './bindings.ts';

/** From outside to inside; what is further in hears a key first. */
const levels = ['frame', 'page', 'panel', 'dialog'] as const;
type Level = (typeof levels)[number];

type Layer = {
  level: Level;
  actions?: Partial<Record<ActionId, () => void>>;
  /** By `KeyboardEvent.key` in small letters: numbers, enter, escape; `control+enter` also while typing. */
  keys?: Partial<Record<string, () => void>>;
  /** Nothing further out hears what this one does not take. */
  alone?: boolean;
};

const layers = new Set<{ current: Layer }>();

const typing = 'input, textarea, select, [contenteditable]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;
/** Enter and Space belong to the button or link that has the focus. */
const isForControl = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('button, a, summary') !== null;

/** The name under which a key is looked up in `keys`; null for what belongs to the browser. */
function nameOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing) return null;
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl) return event.key === 'Enter' ? 'control+enter' : null;
  const isBusy = isTyping(event.target) || isForControl(event);
  return isBusy && event.key !== 'Escape' ? null : event.key.toLowerCase();
}

function handlerOf(layer: Layer, name: string): (() => void) | undefined {
  const direct = layer.keys?.[name];
  if (direct) return direct;
  const action = actionOf(bindings.get(), name);
  return action && layer.actions?.[action];
}

/** Finds who hears a key and tells it. A key that is held down counts once. */
function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const name = nameOf(event);
  if (name === null) return;
  const inOrder = [...layers].sort(
    (one, other) => levels.indexOf(other.current.level) - levels.indexOf(one.current.level),
  );
  for (const { current } of inOrder) {
    const handler = handlerOf(current, name);
    if (handler) {
      event.preventDefault();
      if (!event.repeat) handler();
      return;
    }
    if (current.alone) return;
  }
}

/** Gives keys a meaning for as long as the part is there and `isOn`. */
export function useKeys(layer: Layer, isOn = true): void {
  const ref = useRef(layer);
  useEffect(() => {
    ref.current = layer;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    if (layers.size === 0) window.addEventListener('keydown', hear);
    layers.add(ref);
    return () => {
      layers.delete(ref);
      if (layers.size === 0) window.removeEventListener('keydown', hear);
    };
  }, [isOn]);
}
