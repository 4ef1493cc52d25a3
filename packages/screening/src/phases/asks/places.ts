import type { Rule } from '../../read/reading.ts';
import { asksFor, ends, family, gap, oneOf, please } from './words.ts';

const home = oneOf('house, home, flat, apartment, building');
const area = oneOf(
  'street, city, town, village, area, district, part, road, floor, building, house, neighbourhood, quarter',
);
const verb = oneOf('live, living, stay, are, from, come');
const near = oneOf(
  'near, next to, around, opposite, close to, in front of, behind, beside, outside, by',
);

const landmark = oneOf(
  'station, school, park, shop, church, mosque, metro, mall, market, supermarket, hospital, bank, stadium, cinema, bus stop, library, tesco, lidl, aldi, asda, carrefour, mcdonalds?, kfc',
);

/** Questions about where the child lives, and how its home looks. */
const homes: readonly Rule[] = [
  ...asksFor(2, 'Asks where exactly the child lives', [
    `where (?:is (?:situated |located )?your ${home}|do you live exactly|exactly do you live)\\b`,
  ]),
  ...asksFor(1, 'Asks where the child lives', [
    'where (?:do )?you live\\b(?! in (?:the|this|your) (?:story|game|book|film|castle|play))(?: (?:exactly|precisely|now|\\. street))?',
    '(?:where|what|which|in which|in what)(?: (?:exactly|exact|street|your|you|is|do))* (?<!they |he |she )(?:you live|you living|you stay|your house|your home|house located|your home located)\\b(?: exactly| now)?',
    `(?:what|which) ${area}(?: (?:of|in|the|your|and) [^ .?]{1,12}){0,2}(?: (?:do|does|are|is|exactly|city|street|your|house))* (?:you(?: ${verb})?|your ${home}|house|live|living)\\b(?! (?:want|like|think|see|love|prefer|choose|draw|visit|know|need))`,
    `you (?:live|stay|are living)(?: (?:in|at|on))? (?:which|what|where) ?(?:${area}|exactly)?\\b`,
    'which city and street\\b',
    `(?:in|at|on) (?:what|which) ${area} (?:and|or|is it|exactly)(?: (?:in|of|what|which|the|near|next to|close to)){0,4}(?: ${landmark})?${ends}`,
    `(?:what|which) (?:house number|floor|bus stop|street)(?: (?:is|are|you|on|in|at|your|yours)){1,3}(?:${ends}|(?= (?:i|my|in)\\b))`,
    `(?:what|which)(?! (?:colou?r|animals?)\\b)${gap(5)} ${near} (?:to )?your (?:${home}|school)\\b`,
    `your ${home}(?: and)? what is ${near} (?:to )?it\\b`,
    `${near} (?:to )?your ${home} \\? (?:which|what)(?: (?:one|is it|name|is the name))*${ends}`,
    `your ${home} is ${near} (?:what|which)\\b[^.?]{0,15}`,
    `(?:what|which) ${home} is yours\\b`,
    `(?:is your ${home}|do you live) ${near} (?:to )?(?:the |a )?(?:(?:big|new|old|little|small) )?${landmark}\\b`,
    `(?:what|which)(?: is the)? number${gap(2)} your (?:${home}|door)\\b`,
  ]),
  ...asksFor(1, "Asks what the child's home looks like", [
    `(?:send|show|give|share|take|make|want|see|post|put|upload|pass)(?: (?:me|us|to me|please|a|an|the|some|one|to see|of))*(?: photos?| video)(?: (?:of|from|with|how))* your (?:${home}|room|school|street|door|window|building)\\b(?:[^.?]{0,8} (?:outside|inside|front))?(?! you (?:draw|drew))`,
    `(?:photo of your (?:${home}|street|school)(?: please)?${ends})`,
    `show(?: me)? your (?:bed)?room\\b(?! in the (?:picture|story|game))`,
    `(?:please )?(?:photo|film) your (?:${home}|street|school)\\b`,
    `(?:show|send)(?: me)?(?: please)? how your (?:${home}|room) looks?\\b`,
  ]),
];

const school = oneOf('school, class, grade, kindergarten');
const activity = oneOf(
  'swim, swimming, dance, dancing, ballet, karate, judo, football, basketball, tennis, chess, gymnastics, piano, guitar, music, art, drawing, boxing, hockey, volleyball, taekwondo, singing, riding, skating, sports?',
);
const learns = oneOf('go, study, learn, attend, in, at, going, studying, learning, visit');

const schools: readonly Rule[] = asksFor(1, "Asks for the child's school", [
  `(?:what|which)(?: [^ .?]{2,12})? ${school}(?: (?:do|are|is|you|your|to|now))* ${learns}\\b(?! subjects?)(?:[^.?]{0,20}which school)?`,
  `(?:what|which)(?: [^ .?]{2,10}){0,2} school (?:do |are |is )?you(?:rs)?\\b`,
  `(?:what|which)(?: is the)? number${gap(2)} your school\\b`,
  `(?:how (?:is|are) (?:called|named)|what name has) your (?:${school}|street|village|(?:${activity} )?(?:club|team|school))\\b`,
  'your school (?:how|what)(?: is| it)*(?: called| name)?\\b',
  'your class(?: is)? [^.?]{0,15} \\? (?:what|which) school\\b',
  `(?<!not know )you (?:are |now )?${learns}(?: (?:in|at|to|now))* (?:which|what) ${school}\\b`,
  `(?:what|which) class (?:are|is) you\\b`,
  `(?<=^|[.?] )(?:and )?(?:what|which) (?:school|class)(?: and (?:what|which) class)?${ends}`,
  `your (?:${school}|${home})(?: name)? is(?: (?:in|on|at))? (?:which|what|where)\\b[^.?]{0,10}`,
  `(?:where do you (?:study|go to school)|where is your school|how is your school called)\\b`,
  `what is (?:the name of )?your ${school}(?: name| called)?${please}${ends}`,
  `which class are you in\\b[^.?]{0,22}`,
  'what is the name of your (?:school|kindergarten)\\b',
]);

const outside = oneOf(
  'swimming, karate, judo, dance, dancing, ballet, gymnastics, boxing, taekwondo, football, training, hockey, riding, skating',
);
const club = `(?:(?:${activity} )?(?:club|training|practice)|${activity} (?:class(?:es)?|lessons?|school|course|group|pool|hall))`;
const lessons = `(?:(?:${activity} )?(?:club|training|practice|lessons?|class|team)|${activity} (?:school|course|group))`;
const time = oneOf('when, what time, which days?, what days?, at what time, where');

const ways: readonly Rule[] = [
  ...asksFor(1, 'Asks when the child is on its way', [
    '(?:what time|when) (?:do |are |will )?you (?:go|going|walk|walking|come|coming|get|leave|leaving|finish|finishing) (?:home )?(?:at |from |in )?(?:the )?school\\b(?<!go school)',
    'what time (?:do|does) (?:you|your school|school)(?: get| come| finish| end| leave)? ?(?:home|out|over|school)\\b(?! start)',
    'when (?:do|does) your (?:school|class|lessons?) (?:finish|end)\\b',
    `(?:what|which|where)${gap(3)} your (?:school )?(?:bus|tram|bus stop|stop|station)\\b`,
    'where do you (?:get off|get on|get out|change)\\b[^.?]{0,15}',
    '(?:what|which) bus number\\b[^.?]{0,25}',
    'how do you (?:go|get|come|walk) (?:back )?home\\b[^.?]{0,30}',
    '(?:which|what)(?: is the)? (?:number|line)(?: (?:is|of|has))+ (?:your|the) (?:school )?(?:bus|tram)(?= [.?]|$| you take| to school| home)(?: you take)?',
    '(?:which|what) (?:number )?(?:bus|tram|metro|train|bus stop|stop|station|way|road|street)(?: (?:number|line|home|is|it is))?(?: do| did| will| are)? you (?:take|go|use|get|walk|come|wait|ride|catch|drive|taking|going|live)[^.?]{0,30}',
    'you (?:take|go by|use|go with|come by|come with) (?:which|what) (?:bus|tram|metro|train|way)\\b[^.?]{0,20}',
    'who (?:picks?|collects?|takes?|brings?|drives?|fetch(?:es)?) you (?:up|home|(?:from|to) school)\\b[^.?]{0,20}',
    'who (?:goes|walks|comes|rides) (?:home |(?:to|from) school )?with you (?:home|(?:to|from) school|after school)\\b',
    `(?:do|does|will|is|are) (?:someone|anyone|your ${family})(?: (?:coming|come|comes) to)? (?:pick|take|collect|fetch|bring|drive|wait for|meet) you (?:up|home|(?:from|to|after|at|outside) school)\\b[^.?]{0,20}`,
  ]),
  ...asksFor(1, "Asks where the child's club is, and when", [
    `${time}(?: (?:is|are|do|does|you|your|have|go|to|start|starts|the|next)){1,5} ${club}\\b(?! (?:was|were) )`,
    `you (?:have|go to|do|are in|said)\\b[^.?]{0,15}\\b${club} (?<mark>(?:and )?(?:where|when|what time) (?:is it|it is|do you go)[^.?]{0,25})`,
    `(?:which|what) (?:${activity} )?(?:club|gym|pool|school|stadium) (?:do|are) you (?:go|going|train|training|swim|play|dance|in)\\b(?: to)?`,
    `(?:in|at) (?:which|what) (?:${activity} )?(?:club|gym|pool|swimming pool|hall)\\b`,
    `(?:what|which) days?(?: (?:do|are))? you (?:(?:have|go to|go|do|at) ${outside}|swim|dance|train)\\b[^.?]{0,12}`,
    `${time} (?:is your|do you have|you have) ${outside}${ends}`,
    `where (?:do )?you (?:play|do|have) ${outside}\\b`,
    `${club} is (?:where|what time|at what time|when)${ends}`,
    'where do you train\\b',
    `(?:name|hour|time|place|day|days|address)(?: (?:of|from|for))?(?: the| a)? your ${lessons}\\b`,
    `(?:what|which) (?:${activity} )?(?:club|gym|team|pool) (?:are |do )?you (?:with|at|in|for)\\b(?! (?:the|this) (?:game|film|book))`,
  ]),
  ...asksFor(1, 'Asks when the child is alone', [
    '(?:do you |can you |are you |you )(?:go|walk|come|travel|going|walking)(?: (?:to|from|home|there|school|the|back|by bus|by the park|by the street))* (?:alone|by yourself|on your own|without your (?:mum|dad|parents))\\b(?<!not go alone)(?: or (?:with|does|do)[^.?]{0,30})?',
    '(?<!(?:pigs?|i) )walk home alone\\b',
    '(?:are you allowed|can you|may you|do you)(?: to)? go (?:out|outside) (?:alone|by yourself)\\b',
    `(?:do|does|will) your ${family} (?:let|allow) you(?: to)? (?:go|walk|play|stay|come)(?: (?:out|outside|home|to school|to the park))* (?:alone|by yourself)\\b`,
  ]),
];

/** Questions about where the child is to be found. */
export const asksForPlaces: readonly Rule[] = [...homes, ...schools, ...ways];
