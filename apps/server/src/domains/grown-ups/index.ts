export { readFamily, readGrownUp, saveGrownUp } from './grown-ups.data.ts';
