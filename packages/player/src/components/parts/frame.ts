import type { Parts } from '../../part.ts';

/** The frame of a question: the label of its confirm button, which the layout draws. */
export const frameParts = {
  confirmButton: { family: 'frame', view: null },
} satisfies Parts;
