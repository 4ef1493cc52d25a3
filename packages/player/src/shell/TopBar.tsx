import type { LanguageCode, Languages } from '@digipals/contract';
import { languageName } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Pill, RoundButton } from '@digipals/ui';
import type { ReactNode } from 'react';
import css from './TopBar.module.css';

type Props = {
  language: LanguageCode;
  languages: Languages;
  onLanguage(code: LanguageCode): void;
  /** Tests have no replay and no exit (PLAYER-18, PLAYER-21). */
  test: boolean;
  blockNavigation: boolean;
  onReplay(): void;
  onSlow(): void;
  onExit(): void;
  children: ReactNode;
};

/** Languages on the left, progress in the middle, sound and exit on the right. */
export function TopBar({
  test,
  blockNavigation,
  onReplay,
  onSlow,
  onExit,
  children,
  ...given
}: Props) {
  const t = useText();
  const canLeave = !test && !blockNavigation;
  return (
    <header className={css['top']}>
      <LanguageButtons {...given} />
      {children}
      {(!test || canLeave) && (
        <Pill className={css['tools']}>
          {!test && (
            <>
              <RoundButton
                icon="replay"
                colour="blue"
                label={t('player.replay')}
                onClick={onReplay}
              />
              <RoundButton icon="slow" colour="green" label={t('player.slow')} onClick={onSlow} />
            </>
          )}
          {canLeave && <RoundButton icon="exit" label={t('player.leave')} onClick={onExit} />}
        </Pill>
      )}
    </header>
  );
}

type LanguageProps = Pick<Props, 'language' | 'languages' | 'onLanguage'>;

/** The help-language flag is not shown where it is English itself (I18N-15). */
function LanguageButtons({ language, languages, onLanguage }: LanguageProps) {
  const t = useText();
  const { supportLanguage, teachingLanguage, flags } = languages;
  const help = supportLanguage === 'gb' || supportLanguage === 'us' ? [] : [supportLanguage];
  const labelOf = (code: LanguageCode) =>
    code === teachingLanguage
      ? t('player.language.english')
      : t('player.language.help', { language: languageName(code, t) });
  return (
    <Pill className={css['languages']}>
      {[...help, teachingLanguage].map(code => (
        <button
          key={code}
          type="button"
          className={css['flag']}
          aria-label={labelOf(code)}
          aria-pressed={code === language}
          onClick={() => onLanguage(code)}
        >
          <img src={flags[code]} alt="" />
        </button>
      ))}
    </Pill>
  );
}
