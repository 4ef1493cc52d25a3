import { fold } from '../fold/fold.ts';

const list = (words: string): string[] => words.trim().split(/\s+/);

/** Frequent words of the help languages, folded and in Latin letters, that are no English ones. */
const languages = {
  Spanish: list(`
    hola que como estas esta estoy gracias muy mucho mucha bien donde cuando porque por para con los las
    una uno mi tu eres soy tengo tienes quiero quieres puedo puedes hoy ayer manana amigo amiga amigos
    jugar juego gusta me te se si pero tambien siempre nunca casa escuela perro gato bueno buena buenos
    dias noches adios haces hacer voy vamos eso esto este del el la es un y o yo ella ellos nosotros
    cumpleanos feliz tiene hace ahora aqui
  `),
  French: list(`
    bonjour salut merci beaucoup comment vas tu es je suis j'ai ai aime t'aime moi toi avec pour dans sur
    une un le la les des du de et ou mais tres bien oui non aujourd'hui demain hier mon ma mes ton ta tes
    il elle nous vous ils c'est est pas ne que qui quoi quand ou jouer veux peux voudrais ecole maison chien
    chat ami amie amis bonne journee nuit revoir aussi toujours jamais ca va fait
  `),
  Turkish: list(`
    merhaba selam nasilsin nasil iyiyim iyi misin ben sen biz siz onlar benim senin bugun yarin dun cok
    guzel tesekkur tesekkurler ederim evet hayir ne neden nerede kim ve ile icin ama var yok bir bu su o
    arkadas arkadasim arkadaslar canim okul okula okulda ev evde kedi kedim kopek kopegim seviyorum
    seviyor musun yapiyorsun yapiyorum gidiyorum gittim geldim oyun oynuyorum oynamak istiyorum adim yas
    yasindayim gunaydin geceler gorusuruz tamam mi da de hic sonra kadar gibi daha
  `),
  Azerbaijani: list(`
    salam necesen necesiniz yaxsi yaxsiyam men sen biz siz onlar menim senin bu gun sabah dunen cox gozel
    sagol saq ol beli xeyr niye harada kim ve ile ucun amma var yox bir dost dostum dostlar mekteb mektebe
    ev evde pisik pisiyim it itim sevirem sevirsen edirsen edirem gedirem oyun oynayiram isteyirem adim
    yasim yasi ne hec sonra kimi daha gorusenedek
  `),
  Russian: list(`
    privet kak dela ya ty on ona my vy oni menya zovut tebya moy moya moi tvoy tvoya chto gde kogda
    pochemu segodnya zavtra vchera ochen horosho khorosho plokho spasibo pozhaluysta da net drug druzhok
    podruga druzya shkola shkole doma koshka sobaka lyublyu lubliu lyubish igrat igrayu hochu khochu
    mozhno nado tozhe eto i v na ne s u zdravstvuy poka davay davai normalno mne let tebe skolko zhivu lyubimyy lyubimaya khochesh est yest
  `),
  Thai: list(`
    sawasdee sawatdee sawadee sawaddee krap khrap krub kha ka sabai dee mai chan phom pom khun rak tham
    arai yu thi nai laew mak khob khop khun aroi len rian rongrian maew mah phuean puean wan ni prungni
  `),
  Chinese: list(`
    ni hao wo shi ta men de le ma ne bu hen xie xiexie zai jian zaijian jintian mingtian xihuan pengyou
    xuexiao jia mao gou shenme nali zenme weishenme you mei meiyou ai nihao women nimen tamen duibuqi
    xiaoming laoshi xi huan chi ping guo pingguo he shui fan kan shu xue sheng xuesheng zhongguo jiao mingzi sui hui shuo
  `),
} as const;

/** A language that may be written in Latin letters. */
export type ForeignLanguage = keyof typeof languages;

/** The languages of a folded word: none for most. */
export const foreignWords: ReadonlyMap<string, readonly ForeignLanguage[]> = (() => {
  const words = new Map<string, ForeignLanguage[]>();
  for (const [language, own] of Object.entries(languages) as [ForeignLanguage, string[]][]) {
    for (const word of new Set(own)) words.set(word, [...(words.get(word) ?? []), language]);
  }
  return words;
})();

/** Those that children write in English as well. */
export const englishToo: ReadonlySet<string> = new Set(
  list(
    'me no on i a my men it son pour ton net ya da ma you he hen let est fan kan con bit van amigo amigos ha ho oh',
  ),
);

/** Greetings and the like that are foreign by themselves, and no name or dish. */
export const foreignAlone: ReadonlySet<string> = new Set(
  list(`
    merhaba selam nasilsin naber tesekkurler tesekkur gunaydin salam necesen sagol privet spasibo poka
    zdravstvuy hola gracias adios bonjour merci salut sawasdee sawatdee nihao xiexie zaijian
  `),
);

/** Greetings and thanks: in the midst of English they are friendly, and nothing to be marked. */
export const greetings: ReadonlySet<string> = new Set([
  ...foreignAlone,
  ...list(`
    amigo amiga amigos buenos dias noches bonsoir revoir hasta luego manana dostum arkadasim
    sagolun cox teshekkur tesekkur ederim sawadee sawaddee sawasdi krap krub khrap khob khun xie ni hao nihao
    привет здравствуи здравствуите спасибо пока до свидания 你好 您好 谢谢 再见 大家好
  `),
  ...list('สวัสดี สวัสดีครับ สวัสดีค่ะ ขอบคุณ ขอบคุณครับ ขอบคุณค่ะ').map(word => fold(word).text),
]);
