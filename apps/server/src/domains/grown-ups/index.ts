export {
  findAddresses,
  findLetterAddress,
  type GrownUp,
  listLetterAddresses,
  type NamedAddress,
  readGrownUp,
  saveGrownUp,
} from './grown-ups.data.ts';
