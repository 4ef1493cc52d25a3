import { languageCodes } from '@digipals/contract/constants';
import { describe, expect, test } from 'vitest';
import { compileCatalogue } from '../build/index.ts';
import {
  createTranslator,
  defaultLocale,
  type Locale,
  languageName,
  loadCatalogue,
  localeOf,
  locales,
  type Translate,
} from '../index.ts';

async function translatorOf(locale: Locale): Promise<Translate> {
  return createTranslator(locale, await loadCatalogue(locale));
}

const ownTexts = [
  { id: 'I18N-01', code: 'gb', wellDone: 'Well done!', skipped: 'You skipped 80' },
  { id: 'I18N-02', code: 'us', wellDone: 'Well done!', skipped: 'You skipped 80' },
  { id: 'I18N-03', code: 'es', wellDone: '¡Muy bien!', skipped: 'Saltaste 80' },
  { id: 'I18N-04', code: 'fr', wellDone: 'Bravo\u202f!', skipped: 'Tu en as passé 80' },
  { id: 'I18N-05', code: 'ru', wellDone: 'Молодец!', skipped: 'Пропущено 80 вопросов' },
  { id: 'I18N-06', code: 'tr', wellDone: 'Aferin!', skipped: '80 tanesini atladın' },
  { id: 'I18N-07', code: 'az', wellDone: 'Afərin!', skipped: '80 sualı ötürdün' },
  { id: 'I18N-08', code: 'th', wellDone: 'เก่งมาก!', skipped: 'ข้ามไป 80 ข้อ' },
  { id: 'I18N-09', code: 'cn', wellDone: '真棒！', skipped: '你跳过了 80 题' },
] as const;

describe('interface languages', () => {
  test.each(ownTexts)('$id help language $code shows its own texts', async own => {
    const t = await translatorOf(localeOf(own.code));
    expect(t('player.wellDone')).toBe(own.wellDone);
    expect(t('rewards.skipped', { count: 80 })).toBe(own.skipped);
  });

  test('I18N-01 I18N-02 UK and US English spell differently', async () => {
    const british = await translatorOf('en-GB');
    const american = await translatorOf('en-US');
    expect(british('dnd.cancelled', { item: 'cat' })).toBe('Cancelled. cat is back in its place.');
    expect(american('dnd.cancelled', { item: 'cat' })).toBe('Canceled. cat is back in its place.');
  });

  test('I18N-10 AMBIG-45 without a known code the texts are English', async () => {
    const codes = [undefined, null, '', 'en', 'xx', 'constructor'];
    expect(codes.map(localeOf)).toEqual(codes.map(() => 'en-GB'));
    const t = await translatorOf(defaultLocale);
    expect(t('player.wellDone')).toBe('Well done!');
  });

  test('AMBIG-45 US English falls back to UK texts for every key', async () => {
    const british = await loadCatalogue('en-GB');
    const american = await loadCatalogue('en-US');
    expect(Object.keys(american)).toEqual(Object.keys(british));
    const different = Object.keys(british).filter(key => british[key] !== american[key]);
    expect(different).toContain('dnd.cancelled');
    expect(different.length).toBeLessThan(50);
  });

  test('I18N-11 exactly the nine help-language codes exist, each with its own locale', () => {
    expect([...languageCodes].sort()).toEqual('az cn es fr gb ru th tr us'.split(' '));
    expect([...new Set(languageCodes.map(localeOf))].sort()).toEqual([...locales].sort());
  });

  test('each help language has a name in every language', async () => {
    for (const locale of locales) {
      const t = await translatorOf(locale);
      const names = languageCodes.map(code => languageName(code, t));
      expect(new Set(names).size, `names in ${locale}`).toBe(languageCodes.length);
    }
    expect(languageName('cn', await translatorOf('ru'))).toBe('Китайский');
  });
});

describe('specified texts', () => {
  const exact = [
    ['ERR-01', 'error.generic', 'Oops! Something went wrong. Could you try again?'],
    ['ERR-02', 'error.offline', 'Oops! The internet connection is not working.'],
    [
      'ERR-05',
      'error.noGameAccess',
      "Oops! You don't have access to the games. Ask your parents about upgrading your account!",
    ],
    [
      'ERR-11',
      'error.offlineActivity',
      "Uh oh! You have lost your internet connection. Don't worry, we have saved your activity score!",
    ],
    ['ERR-12', 'error.retrying', 'Trying to resolve connection...'],
    [
      'NOTSHOWN-06',
      'leave.activity',
      'Are you sure you want to leave? Your answers are saved, but you will start this activity again.',
    ],
    [
      'NOTSHOWN-06',
      'leave.test',
      'Are you sure you want to leave? You will not be able to do this test again.',
    ],
  ] as const;

  test.each(exact)('%s the English text of %s is exact', async (_id, key, text) => {
    const british = await translatorOf('en-GB');
    const american = await translatorOf('en-US');
    expect(british(key)).toBe(text);
    expect(american(key)).toBe(text);
  });

  test('LEAVE-04 both leave questions exist in every locale and differ', async () => {
    const seen = new Set<string>();
    for (const locale of locales.filter(name => name !== 'en-US')) {
      const t = await translatorOf(locale);
      expect(t('leave.activity')).not.toBe('leave.activity');
      expect(t('leave.test')).not.toBe('leave.test');
      seen.add(t('leave.activity')).add(t('leave.test'));
    }
    expect(seen.size).toBe((locales.length - 1) * 2);
  });
});

describe('numbers in texts', () => {
  const counts = [1, 2, 5, 21, 1.5];

  test('plural branches follow the language', async () => {
    const russian = await translatorOf('ru');
    const english = await translatorOf('en-GB');
    expect(counts.map(count => russian('rewards.skipped', { count }))).toEqual([
      'Пропущен 1 вопрос',
      'Пропущено 2 вопроса',
      'Пропущено 5 вопросов',
      'Пропущен 21 вопрос',
      'Пропущено 1,5 вопроса',
    ]);
    expect(english('lingos.count', { count: 1 })).toBe('1 Lingo');
    expect(english('lingos.count', { count: 1000 })).toBe('1,000 Lingos');
  });

  test('Azerbaijani separates thousands with a full stop and Thai keeps the digits 0 to 9', async () => {
    const azerbaijani = await translatorOf('az');
    const thai = await translatorOf('th');
    expect(azerbaijani('lingos.count', { count: 1234 })).toBe('1.234 Lingo');
    expect(thai('lingos.count', { count: 1234 })).toContain('1,234');
  });

  test('compiled messages give the same texts as the source messages', async () => {
    const source = { 'rewards.skipped': '{count, plural, one {# skip} other {# skips}}' };
    const compiled = createTranslator('en-GB', compileCatalogue(source));
    expect(compiled('rewards.skipped', { count: 1 })).toBe('1 skip');
    expect(compiled('rewards.skipped', { count: 2000 })).toBe('2,000 skips');
  });

  test('an error names the message that does not parse', () => {
    expect(() => compileCatalogue({ 'player.check': '{count, plural, one {x}' })).toThrow(
      'player.check',
    );
  });
});
