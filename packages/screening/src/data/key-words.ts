import { wordList } from './word-list.ts';

/** Key words of the checks for personal details, plans and secrets: misspellings are read as these. */
export const keyWords: readonly string[] = wordList(`
  address apartment camera clothes delete email message messages number parents password phone school secret street
  surname teacher tomorrow
`);

/** More words that the rules look for: a misspelling may mean one of these. */
export const soughtWords: readonly string[] = wordList(`
  abuse account accent adult adults afraid alive alone apologise avenue bleach bleed blood bloody body bottom bruise
  bruises bullied bully bullies bullying burn cinema country cousin crying dead depressed die died dirty disappear
  disgusting drunk dying erase everybody everyone face family fist friend friends frightened gift grandpa hate hated
  hates hit hits hurt hurting hurts invited keep kick kill killed kiss knife laugh laughs lane lonely meet meeting
  mirror money mum naked nobody noone nothing park party photo photos pills playground police present pretty primary
  private promise punch punish push pushed road sad safe scared scratch scream search secrets send shout sleep slap
  smell smells stepdad surprise talk tell touch touched touches touching trust ugly uncle undress video weapon whisper
  close nursery academy gmail hotmail please because before birthday broke broken chat church answer arm arms wrists
  another
`);
