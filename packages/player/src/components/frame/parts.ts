import { confirmButton } from './confirmButton/index.ts';

/** The component types of this family. */
export const frameParts = { confirmButton };
