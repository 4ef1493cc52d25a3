import naughty from 'naughty-words';
import { fold } from '../fold/fold.ts';
import { isKnownWord } from '../read/known-word.ts';

const list = (words: string): string[] => words.trim().split(/\s+/);

/** English words in any usual spelling that a child must never receive. */
const strongEnglish = list(`
  arse arsehole arseholes ass asses asshole assholes asswipe bastard bastards biatch bitch bitches
  bitchy bollocks boner boob boobs bullshit bugger clit cock cocksucker cum cunt cunts dick dickhead
  dickheads dicks dildo douche douchebag dumbass dumbasses fag faggot faggots fags fuck fucked
  fucker fuckers fuckin fucking fucks fuckwit goddamn handjob horny jackass jerkoff jizz kike
  milf mofo motherfucker motherfuckers motherfucking nigga niggas nigger niggers nsfw nude nudes orgasm
  orgy paki penis piss pissed pissing porn porno pornhub prick pussy rape raped rapist retard retarded
  sex sexy shag shit shits shitty shithead shitting slut sluts slutty smartass spastic stfu tit tits
  titties tosser tranny turd twat twats vagina wank wanker wankers whore whores wtf wtaf gtfo lmfao
  asf milfs feck effing fck fkn bullcrap horseshit dipshit shithole shitshow shitstorm badass assface asshat
  dickface dickwad fuckboy fuckface knobhead bellend skank butthole bumhole arsewipe ballsack nutsack hentai blowjob bullshitter chink gook wetback masturbate boobies pedo paedo
`);

const strongVariants: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fuck: 'fak fack faak fukk fuhk fock phack fucc fuc fuk fuq fck fcuk phuck phuk phuq fuqq fuxk fukc fvck fux phuc',
    fucking:
      'fuken fukken fakin facking fukin fuking fcking fkin fking fuckn fckn fukn fkn frkn effing f-ing',
    fucker: 'fuker fucka fucka',
    motherfucker: 'mothafucka mothafucker muthafucka mofos motherfukker muddafucka',
    shit: 'shet shitt sheit shiit shid shyt shiit shti shite',
    bitch: 'beyotch bitsh beatch bicth bisch bihch bich bych biotch bitchh btch beotch biatches',
    ass: 'azz arss',
    asshole: 'azhole asshol ashol assole ashole asshol azzhole ahole a-hole',
    bastard: 'basterd bastart bastid',
    cunt: 'kunt cnut',
    dick: 'dik dikk dic',
    pussy: 'pusy puzzy',
    whore: 'whoar',
    nigger: 'niga nigr',
    porn: 'pron',
    sex: 'seks segs',
    wanker: 'wankr wanka',
    bullshit: 'bulshit bullshitt bulshitt bullsh1t',
    dickhead: 'dikhead dickhed dikhed',
    dumbass: 'dumas dumass dumbas',
    arse: 'ars arce',
    penis: 'pen15 peenis',
    slut: 'sluut slvt',
    bollocks: 'bollox bollocs',
    motherfuck: 'muthafuka mthrfckr',
    fuckboy: 'fukboy fuccboi fuckboi',
    goddamn: 'goddamnit goddamit goddam',
    damn: 'dam damm dayum',
  }).flatMap(([word, spellings]) => list(spellings).map(spelling => [spelling, word] as const)),
);

const mild = list(`
  bloody butthead crap crapp crappy crp krap shiz frick fricking frickin bish wth minger f-word b-word c-word n-word hella helll damn damned damnit dammit frigging hell omfg sucks wuss turdface
`);

/** Turkish, Azerbaijani, Russian and Thai words as children type them in Latin letters, and words that the lists lack. */
const abroad = list(`
  aq ananisikeyim anani avradini sikiyim siktir siktirgit sikik sikerim sikeyim sikim amk amq amina amcik aminakoyim aminakoyayim orospu
  orospucocugu gotveren gotlek kahpe kaltak pezevenk yarrak yarak serefsiz ibne pust gerizekali
  qehbe qahba qehpe peyser gijdillaq gicdillaq petux sikdir sikdirol fahise
  cyka suka suki blyat blyad bliat blyaty pizdec pizdets pizda pizdetz nahuy nahui nahuj
  nahuya idinahui idinahuy ebat yebat eblan ebanat ebal mudak mudaki gandon gondon pidor pidoras pidaras
  pidar zalupa dolboeb dolboyob hujnya huinya govno derjmo ublyudok padla shlyuha shluha
  kuay khuay heeya yedmae yedmeh ayhia aihia
  hijodeputa coño ostia hostia puta putas putamadre mierda joder cabron gilipollas pendejo pendeja culero culo chinga chingar
  chingada maricon verga carajo hijueputa merde putain connard connasse salope encule batard nique
  сука суки сучка сучара блять бля блядина пиздец пизда пиздеж хуй хуи хуйня нахуй похуй ебать ебаный ебанутый
  мудак мудаки пидор пидорас гандон ублюдок падла шлюха жопу говнюк дерьмо залупа долбоеб еблан
  niquer ntm fdp bordel foutre pute caonima tamade wangbadan tmd cnm nmsl shabi
`);

/** First letters of phrases with a strong word: never part of another word. */
const initials = list('ffs fml jfc mf mfs');

/** In the word lists, but harmless or usually something else. */
const harmless = new Set(
  list(`
  asno concha drogas heroina infierno martillo orina pinche trio nazi racista fiesta pervertido
  asesinato maldito maciza prostituta brouter bourre bourree chouette folle gerbe gerber grande peter
  pedale bander baiser jouir ramoner tanche trique gueule caca pipi pis meuf bite bitte con cul conne
  deconne deconner suce byk gol goliy голыи мент хохол хрен секс бугор хапать фига perdet petuh uboy
  sukin ebalo taste гол голый обнаженный обнаженныи cingene cingenede cingeneden cingeneler
  cingenelerde cingenelerden cingenelere cingeneleri cingenelerin cingenenin cingeneye cingeneyi 
  sike siker sikin กะปิ กู มึง ห่า หี สัด ขี้ เสือก หลั่ง 成人 激情 祖宗 月经 包皮 私服 密洞 老母 老味 老二 你全家 刚度
  靠背 双峰 九游 精子 处女 野鸡 花柳 笨實 粉腸 硬膠 一 三级片 白痴 笨蛋 卵子 撒尿 屁股 鸡鸡
`),
);

const languages = ['es', 'fr', 'ru', 'tr', 'th', 'zh'] as const;
const usable = (word: string): boolean =>
  !harmless.has(word) &&
  (/[^ -~]/.test(word) ? word.length > 1 : word.length > 3 && !isKnownWord(word));

const fromLists = languages
  .flatMap(language => naughty[language])
  .map(word => fold(word).text.trim())
  .filter(word => usable(word) && !word.includes(' '));

const isWithoutSpaces = /[\p{Script=Thai}\p{Script=Han}]/u;

/** Words with severity 2 as spelt, folded. */
export const strongWords: ReadonlySet<string> = new Set([
  ...strongEnglish,
  ...initials,
  ...abroad.map(word => fold(word).text),
  ...fromLists.filter(word => !isWithoutSpaces.test(word)),
]);
/** Other spellings of strong words. */
export const strongSpellings = strongVariants;
/** Words with severity 1. */
export const mildWords: ReadonlySet<string> = new Set(mild);
/** Stems of strong words in languages with suffixes, folded. */
export const strongStems: readonly string[] = list(`
  orospu siktir sikeyi pezevenk serefsiz gotveren qehbe qahbe pizde pizdu blyad mudak pidor dolboe gandon
  gilipoll pendej connar putain encul пизд хуй хуе хуя бляд блят ебан ебат мудак пидор гандон шлюх
`).map(word => fold(word).text);
/** Strong English words: also searched behind leet, masks and spaces. */
export const hiddenWords: readonly string[] = strongEnglish;
/** Thai, Chinese and pictures are written without spaces, so these match anywhere. */
export const wordsWithoutSpaces: readonly string[] = [
  ...new Set(
    [
      ...fromLists.filter(word => isWithoutSpaces.test(word)),
      '他妈',
      '操你',
      '傻逼',
      '妈的',
      '🖕',
      'ไอ้สัตว์',
      'ควย',
    ].map(word => fold(word).text),
  ),
];
