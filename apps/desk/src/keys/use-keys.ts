import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ActionId, actionsOf } from './actions.ts';
import { bindings } from './bindings.ts';

/** From the outermost to the innermost; inner layers handle a key first. */
const levels = ['frame', 'page', 'panel', 'dialog'] as const;
type Level = (typeof levels)[number];

type Layer = {
  level: Level;
  actions?: Partial<Record<ActionId, () => void>>;
  /** By `KeyboardEvent.key` in lower case: numbers, enter, escape; `control+enter` also while typing. */
  keys?: Partial<Record<string, () => void>>;
  /** Outer layers do not get the keys this one ignores. */
  alone?: boolean;
  /** The form that the keys belong to, if others may be on the page. */
  form?: () => Element | null | undefined;
};

const layers = new Set<{ current: Layer }>();

const typing = 'input, textarea, select, [contenteditable]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;
/** Enter and Space belong to the focused button or link. */
const isForControl = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('button, a, summary') !== null;

/** The name of a key in `keys`; null for keys that belong to the browser. */
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
  for (const action of actionsOf(bindings.get(), name)) {
    const handler = layer.actions?.[action];
    if (handler) return handler;
  }
  return undefined;
}

/** Whether a key is for the form of a layer: sending takes the focus in it, other keys no typing elsewhere. */
function isForForm({ form }: Layer, name: string): boolean {
  const focused = document.activeElement;
  if (!form || form()?.contains(focused)) return true;
  return name !== 'control+enter' && !isTyping(focused);
}

/** Calls the handler of a key. A key that is held down counts once. Keys never act behind an open dialog. */
function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const name = nameOf(event);
  if (name === null) return;
  const hasDialog = document.querySelector('dialog[open]') !== null;
  const inOrder = [...layers]
    .filter(({ current }) => current.level === 'dialog' || !hasDialog)
    .sort((one, other) => levels.indexOf(other.current.level) - levels.indexOf(one.current.level));
  for (const { current } of inOrder) {
    const handler = isForForm(current, name) ? handlerOf(current, name) : undefined;
    if (handler) {
      event.preventDefault();
      if (!event.repeat) handler();
      return;
    }
    if (current.alone) return;
  }
}

/** Handles keys while the component is mounted and `isOn`. */
export function useKeys(layer: Layer, isOn = true): void {
  const ref = useRef(layer);
  // Before the paint: a key pressed as soon as something is seen goes to the handler of what is seen.
  useLayoutEffect(() => {
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
