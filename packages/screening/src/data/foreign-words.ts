import { fold } from '../fold/fold.ts';
import { helpLanguages } from './help-languages.ts';
import { homeWords } from './home-words.ts';
import { otherLanguages } from './other-languages.ts';
import { wordList } from './word-list.ts';

const languages = { ...helpLanguages, ...otherLanguages } as const;

/** A language that may be written in Latin letters. */
export type ForeignLanguage = keyof typeof languages;

/** Maps a folded word to its languages. Most words are in none. */
export const foreignWords: ReadonlyMap<string, readonly ForeignLanguage[]> = (() => {
  const words = new Map<string, ForeignLanguage[]>();
  for (const [language, own] of [...Object.entries(languages), ...Object.entries(homeWords)] as [
    ForeignLanguage,
    string[],
  ][]) {
    for (const word of own) words.set(word, [...new Set([...(words.get(word) ?? []), language])]);
  }
  return words;
})();

/**
 * Foreign words that children also use in English, besides everyday words: short forms, names for
 * family members and given names.
 */
export const englishToo: ReadonlySet<string> = new Set(
  wordList(`
    me no on i a my men it son pour ton net ya da ma you he hen let est fan kan con bit van amigo amigos ha ho oh
    mama mamma papa baba dada tata nana nene oma opa anne
    ana anya bao bella bo chao ela ella guo hai hao huan hui jian jing kai kerem lei leo li mai mei mert min mine na nan nina noi nong ping sana shu shui sila su ton tong wan wen xia xiang xiaoming xin xue yang yu
  `),
);

/** Greetings and similar words that are always foreign, never a name or a dish. */
export const foreignAlone: ReadonlySet<string> = new Set(
  wordList(`
    merhaba selam nasilsin naber tesekkurler tesekkur gunaydin salam necesen sagol privet spasibo poka
    zdravstvuy hola gracias adios bonjour merci salut sawasdee sawatdee nihao xiexie zaijian
  `),
);

/** Greetings and thanks: friendly within an English text, so they are not marked. */
export const greetings: ReadonlySet<string> = new Set([
  ...foreignAlone,
  ...wordList(`
    amigo amiga amigos buenos dias noches bonsoir revoir hasta luego manana dostum arkadasim
    sagolun cox teshekkur tesekkur ederim sawadee sawaddee sawasdi krap krub khrap khob khun xie ni hao nihao
    привет здравствуи здравствуите спасибо пока до свидания 你好 您好 谢谢 再见 大家好
  `),
  ...wordList('สวัสดี สวัสดีครับ สวัสดีค่ะ ขอบคุณ ขอบคุณครับ ขอบคุณค่ะ').map(word => fold(word).text),
]);
