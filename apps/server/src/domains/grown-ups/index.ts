export { readGrownUp, saveGrownUp } from './grown-ups.service.ts';
