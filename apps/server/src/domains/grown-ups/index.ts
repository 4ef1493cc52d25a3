export { readGrownUp, saveGrownUp } from './grown-ups.data.ts';
