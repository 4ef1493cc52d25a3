import { useEffect, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { type Glyph, glyphs } from './glyphs.tsx';
import css from './Icon.module.css';
import type { moreGlyphs } from './more/glyphs.tsx';

export type IconName = keyof typeof glyphs | keyof typeof moreGlyphs;

let more: Readonly<Partial<Record<string, Glyph>>> = {};
const listeners = new Set<() => void>();

/**
 * Loads the icons that are not part of the first page. Each icon loads them when it renders;
 * preloading avoids a delay. Rejects when they cannot be fetched.
 */
export async function loadMoreIcons(): Promise<void> {
  more = (await import('./more/glyphs.tsx')).moreGlyphs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const glyphOf = (name: IconName): Glyph | undefined =>
  (glyphs as Partial<Record<string, Glyph>>)[name] ?? more[name];

type Props = { name: IconName; filled?: boolean; className?: string | undefined };

/** A line icon as tall as the text around it, in the colour of that text; always decorative. */
export function Icon({ name, filled = false, className }: Props) {
  const glyph = useSyncExternalStore(subscribe, () => glyphOf(name));
  const missing = glyph === undefined;
  useEffect(() => {
    // A missing decoration is not an error.
    if (missing) loadMoreIcons().catch(() => undefined);
  }, [missing]);
  return (
    <svg
      className={classes(css['icon'], filled && css['filled'], className)}
      viewBox={glyph?.box ?? '0 0 24 24'}
      aria-hidden="true"
    >
      {glyph?.body}
    </svg>
  );
}
