import { useWindowWidth } from '../shell/use-window.ts';

/** The rows of the alphabet where ten keys in a row would have less than 44 px each (decision 50). */
export const alphabetInSevens: readonly string[] = ['abcdefg', 'hijklmn', 'opqrstu', 'vwxyz'];

/** In CSS pixels. */
const leastForTenKeys = 480;

/** Whether the window is too narrow for ten keys in a row. */
export const useNarrowKeyboard = (): boolean => useWindowWidth() < leastForTenKeys;
