/** What touches or pushes a child without danger. */
export const animals =
  '(?:animals?|dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|horses?|pon(?:y|ies)|donkeys?|goats?|cows?|calf|sheep|lambs?|pigs?|chickens?|roosters?|goose|geese|ducks?|birds?|parrots?|fish|jellyfish|crabs?|dolphins?|sharks?|snakes?|spiders?|monkeys?|elephants?|lions?|seaweed|waves?)';

/** Not what the animal of somebody does: `the goat of my uncle`. */
export const notOfAnimal = `(?<!\\b${animals} of (?:(?:my|our|his|her|the) )?)`;
/** Not what an animal does itself. */
export const notByAnimal = `(?<!\\b${animals} )`;
/** Not what only animals can hit with. */
export const notWithTail =
  '(?! (?:by|with) (?:(?:the|its|his|her|a) )?(?:tail|horns?|paws?|hoof|hooves|beak|wings?)\\b)';

/** Not a baby that hits with its rattle. */
export const notBaby = '(?<!\\bbaby )';

/** Not soon before the name of a game of throwing, in the next sentence too: `Everybody hit me! I love paintball`. */
export const notPaintball =
  '(?!.{0,60}\\b(?:paintball|dodge ?ball|laser tag|foam balls?|water balloons?|(?:snowball|water|pillow) fight)\\b)';

const thrown =
  '(?:(?:[^ .?]{2,8} )?(?:snowballs?|balls?|towel|rope|jacket|keys?|frisbee|apple|orange|banana|sweets?|candy|biscuit|pillow|kiss|party))';
/** Not `threw me a ball`, or out of a game: `hit me out`. */
export const notThrownTo = `(?<!\\bthr(?:ew|ows?|ow) (?:me|us)(?= (?:a|an|the|some|his|her) ${thrown}\\b))(?<!\\bhits? me(?= out\\b(?! of)))`;

const child = '(?:he|she|(?:my )?(?:(?:big|little|older|small) )?(?:brother|sister|cousin|friend))';
/** Not a scuffle of children, in which each does the same to the other. Grown-ups have no such excuse. */
export const notScuffle = `(?!${child} (?<shove>push|kick|splash|tickle)(?:e?s|e?d)? me (?:[^ .?]{1,8} ){0,3}and (?:then )?(?:me )?i \\k<shove>)`;

/** Not the blows that free a throat: `I choked on a bone and dad hit me on the back`. */
export const notChoking = '(?<!\\bchok(?:ed?|ing) (?:on|with|by|from) [^.?]{0,40})';

/** Places in which children lock each other while they play. */
export const notInCastle =
  '(?! (?:up )?in(?:to)? (?:the|a|our|his|her) (?:jail|prison|dungeon|tower|castle)\\b)';
/** Not a brother who wants a shared room for himself. */
export const notOutOfRoom =
  '(?<!\\b(?:brother|sister|cousin) (?:[^ .?]{2,8} )?(?:locks?|locked) me(?= out of (?:our|my|the|his|her) (?:bed ?)?room\\b))';

/** Not in a school play. */
export const notInDrama =
  '(?<!\\bin (?:(?:our|the|my|a|this) )?(?:school )?(?:play|theatre|drama|musical)\\b.{0,80})';

/** Before what a child asks about words: `please help me: he has or he have?` */
export const notBeforeGrammar =
  '(?![^?]{0,50}\\b(?:past (?:tense )?of|plural of|opposite of|how (?:do|can) (?:you|i) (?:say|spell|write|pronounce)|(?:present|past) (?:simple|perfect|continuous)|grammar|spelling)\\b)(?! (?:\\. )?(?<asked>he|she|it|i|we|they|is it) [^.?]{1,25} or \\k<asked>\\b)';

/** What might be a body: `I do not like when he touches my arm`, but not `my toys`. */
const body =
  '(?:body|legs?|bottom|bum|butt|privates?|chest|breasts?|back|hair|neck|thing|parts?|skin|arms?|hands?|face|belly|tummy|stomach|knees?|lips?|mouth|shoulders?|ears?|head|foot|feet|cheeks?|pants|underwear|clothes|shirt|skirt|dress)';
/** After `touch`: not what a child owns. */
export const notBelongings = `(?! my (?!(?:[^ .?]{2,8} )?${body}\\b))`;

/** Not a guest or a brother who shares a room. */
export const notGuest =
  '(?<!\\b(?:grandma|grandmother|grandpa|brother|sister|friend|aunt|cousin|baby) sleeps? in my room(?= [.?]|$| (?:and|with|too|because|when|this|we|on|for)\\b))';

const pets = '(?:dog|cat|hamster|rabbit|bunny|fish|bird|parrot|horse|pony|turtle|guinea pig)';
/** Not of a dead pet, unless the writer is named after it. */
export const notPet = `(?<!\\b${pets} (?:(?!(?:i|me|we|us)\\b)[^ .?]+ ){0,6})`;

/**
 * Not what children only feared or dislike: `I thought I will die`, `if I eat it I will die`, `I will die lol`. A wish to
 * die has no such excuse.
 */
export const notExaggerated =
  '(?!(?<=\\b(?:thought|think)(?: that)? )i (?:will|am going to) die\\b)(?!(?<=\\bif i (?:have to |must )?(?:eat|taste|smell|drink) (?!anything|again)[^.?]{2,30} )i (?:will|am going to) die\\b)(?!i (?:will|am going to) die (?:lol|haha|laughing|(?:of|from|with) (?:laughing|laughter|boredom|heat|cold|joy|happiness|embarrassment|shame|curiosity|hunger|thirst))\\b)';

/** Not by accident; that somebody says so is no excuse. */
export const notByAccident =
  '(?! (?:(?!(?:says?|said|every|always|again)\\b)[^ .?]{1,10} ){0,5}(?:by (?:accident|mistake)|accidentally)\\b)';

/** Not a kiss of a woman of the family, unless it is a strange one. */
export const notKissOfMum =
  '(?!(?:my |the )?(?:mum|grandma|grandmother|aunt|sister) (?:(?:always|often|still|sometimes) ){0,2}kiss(?:es|ed)? me\\b(?![^.?]{0,40}\\b(?:lips?|mouth|tongue|neck|body|bottom|bed|naked|not like|hate|secret|strange|weird)\\b))';

/** Not who comes into a room as families do. */
export const notAsFamilies =
  '(?! and (?:turns? on the light|opens? the (?:curtains?|window)|(?:took|takes?|steals?|stole|eats?|ate|broke|breaks?) my (?!clothes|blanket|pyjamas|phone)))(?<!\\b(?:brother|sister) (?:[^ .?]{2,9} ){0,2}(?:in|into) my room(?= without (?:knocking|asking)\\b))(?<!\\bmum (?:[^ .?]{2,9} ){0,2}(?:in|into|to) my (?:bed|room)(?: at night)?(?=(?: at night)? and (?:gives?|gave|reads?|tells?|sings?|says?)\\b))';

/** Not what somebody does not eat for other reasons. */
export const notFood =
  '(?! (?:meat|fish|pork|beef|animals|sweets?|candy|sugar|chocolate|crisps|chips|snails|fast food|junk food)\\b)';
