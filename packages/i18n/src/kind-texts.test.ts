import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../catalogues');
const catalogues = readdirSync(folder).map(file => {
  const texts: Record<string, string> = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return { locale: path.basename(file, '.json'), texts };
});

/** Words that hurry a child, threaten it with a loss, or shame it. */
const unkind: Readonly<Record<string, RegExp>> = {
  'en-GB':
    /hurry|last chance|before it.s too late|don.t lose|you lost|you.(ll| will) lose|only \S+ left|\bfailed\b(?! to fetch)|lazy|stupid|ashamed|disappoint|too slow|miss out/i,
  'en-US': /hurry|last chance|don.t lose|you lost|lazy|stupid|ashamed|disappoint|too slow/i,
  es: /(?<!\p{L})(date prisa|apres[uú]rate|[uú]ltima oportunidad|has perdido|perder[aá]s|vago|tont[oa]|verg[uü]enza|decepcion|demasiado lent)/iu,
  tr: /(?<!\p{L})(acele et|son şans|kaybettin|kaybedeceksin|tembel|aptal|utan|hayal kırıklığı|çok yavaş)/iu,
  az: /(?<!\p{L})(tələs|son şans|itirdin|itirəcəksən|tənbəl|axmaq|utan|məyus|çox yavaş)/iu,
  fr: /(?<!\p{L})(dépêche|dernière chance|tu as perdu|tu vas perdre|paresseu|stupide|bête\b|honte|décev|trop lent)/iu,
  ru: /(?<!\p{L})(поторопи|последний шанс|ты проиграл|ты потерял|потеряешь|ленив|глуп|стыд|разочаров|слишком медленно)/iu,
  th: /รีบ(หน่อย|เลย)|โอกาสสุดท้าย|แพ้แล้ว|ขี้เกียจ|โง่|น่าอาย|ผิดหวัง|ช้าเกินไป/,
  zh: /快点|最后机会|你输了|会失去|懒|笨|丢脸|羞|失望|太慢/,
};

test('RIGHTS-17 no text of the interface hurries, threatens or shames, in any language', () => {
  expect(Object.keys(unkind).sort()).toEqual(catalogues.map(({ locale }) => locale).sort());
  for (const { locale, texts } of catalogues) {
    const found = Object.entries(texts).filter(([, text]) => unkind[locale]?.test(text));
    expect([locale, found]).toEqual([locale, []]);
  }
});

const WORDS = 16;
/** Thai and Chinese have no spaces between words. */
const SIGNS: Readonly<Record<string, number>> = { th: 60, zh: 28 };

test('RIGHTS-18 the notice for children has short sentences in every language', () => {
  for (const { locale, texts } of catalogues) {
    const notice = Object.entries(texts).filter(([key]) => key.startsWith('settings.seen.'));
    if (locale !== 'en-US') expect(notice.length).toBeGreaterThan(6);
    const sentences = notice.flatMap(([, text]) => text.split(/\n|(?<=[.!?。！？])\s*/));
    const signs = SIGNS[locale];
    const long = sentences.filter(sentence =>
      signs ? sentence.length > signs : sentence.split(/\s+/).length > WORDS,
    );
    expect([locale, long]).toEqual([locale, []]);
  }
});
