import { karaokeListen } from './karaokeListen/index.ts';
import { speakingActivity } from './speakingActivity/index.ts';

/** The component types of this family. */
export const voiceParts = { karaokeListen, speakingActivity };
