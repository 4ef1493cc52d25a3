import { fold } from '../fold/fold.ts';

const list = (words: string): string[] => words.trim().split(/\s+/);

/** Words that always hurt when said about a person. */
export const strongInsults: ReadonlySet<string> = new Set(
  list(`
  stupid stupids dumb dumbo idiot idiots idiotic ugly loser losers moron morons imbecile fool fatso
  fatty dork dweeb jerk creep pathetic disgusting worthless useless brainless clueless retarded psycho
  freak freaks weirdo weirdos trash garbage rubbish pig piggy cow donkey monkey rat snake dog toad
  lame noob nob scum dunce halfwit nitwit dimwit numpty bonehead blockhead airhead crybaby
  coward wimp liar cheater nasty horrible gross hideous repulsive smelly stinky filthy stinking
  gypsy oaf twit pest dirtbag scumbag snob brat bossy
`),
);
/** Words that hurt when said about a child, but are often harmless alone. */
export const mildInsults: ReadonlySet<string> = new Set(
  list(`
  fat skinny short baby babies boring crazy mad weird slow lazy bad worst awful terrible evil mean selfish
  annoying dirty silly ridiculous ashamed crap poor wrong mental insane spoiled rude
`),
);
/** Insults even when said alone or shouted at a person. */
export const shoutedInsults: readonly string[] = list(`
  stupid dumb idiot idiots ugly loser losers moron morons imbecile fatso fatty dork jerk creep weirdo
  weirdos dumbo noob crybaby liar scumbag freak
`);

/** Stems of insults in the help languages, folded. */
export const insultsAbroad: readonly string[] = list(`
  aptal salak ahmak axmaq esekoglu eseksin essekoglu esseksen tonto tonta estupid imbecil debile durak
  durachok tupoy tupaya urodina debil дурак дурач дурочк тупой тупая тупица идиот урод дебил
`).map(word => fold(word).text);
/** Insults in languages that are written without spaces. */
export const insultsWithoutSpaces: readonly string[] = list('笨蛋 傻瓜 白痴 蠢货 蠢猪 โง่ ไอ้บ้า').map(
  word => fold(word).text,
);

/** Common misspellings of insults. */
export const misspeltInsults: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stupid: 'stoopid stupit stuped stupyd styupid stupd stopid estupid estupido stubid sstupid',
    dumb: 'dum dumm dumd dumbb',
    idiot: 'idoit idot ediot idiote idiyot iddiot idiod idiota idyot',
    ugly: 'ugli uglly ugley agly ugy uglie uggly',
    loser: 'looser loosers luser lozer losser',
    moron: 'moran',
    fat: 'phat fatt',
    crazy: 'crazzy creazy krazy',
    disgusting: 'discusting disgosting',
    smelly: 'smely',
    hate: 'heit hayt hait h8',
    kill: 'kil kiil',
    noob: 'nub n00b newb nooob',
  }).flatMap(([word, spellings]) => list(spellings).map(spelling => [spelling, word] as const)),
);
