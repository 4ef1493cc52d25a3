import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('text');
const labels = () => import('../text/Labels.tsx');
const paragraphs = () => import('../text/Paragraphs.tsx');
const dialogue = () => import('../text/rare/Dialogue.tsx');

/** Texts to read: nothing is picked in them. */
export const textParts = {
  textLabel: row(labels),
  textLabels: row(labels),
  textContainer: row(paragraphs),
  largeTextContainer: row(paragraphs, { large: true }),
  fillableTextLabel: row(() => import('../text/rare/Fillable.tsx')),
  speechBubble: row(dialogue),
  speechBubbles: row(dialogue),
} satisfies Parts;
