export {
  findAddresses,
  findLetterAddress,
  type GrownUp,
  listLetterAddresses,
  readGrownUp,
  saveGrownUp,
} from './grown-ups.data.ts';
