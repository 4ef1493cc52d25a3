import type { LanguageCode, Languages } from '@digipals/contract';
import { languageName } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { classes, Pill, RoundButton } from '@digipals/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './TopBar.module.css';
import { useStable } from './use-stable.ts';

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
  /** A link to help, beside the tools. */
  help?: ReactNode;
  children: ReactNode;
};

/**
 * Languages on the left, progress in the middle, sound and exit on the right. A phone has no room for all of
 * them above the task: a menu shows languages and sound (FIT-06).
 */
export function TopBar({
  test,
  blockNavigation,
  onReplay,
  onSlow,
  onExit,
  help,
  children,
  ...given
}: Props) {
  const t = useText();
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useStable(() => {
    // What the menu hides on a phone would lose the focus.
    if (open) menu.current?.focus({ preventScroll: true });
    setOpen(false);
  });
  useEffect(() => (open ? closeOutside(header.current, close) : undefined), [open, close]);
  const canLeave = !test && !blockNavigation;
  const codes = codesOf(given.languages);
  const hasMenu = !test || codes.length > 1;
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <header ref={header} className={css['top']} data-open={open || undefined}>
      <LanguageButtons {...given} codes={codes} onClose={close} />
      {children}
      {(!test || canLeave || hasMenu || help) && (
        <Pill className={css['tools']}>
          {!test && (
            <span className={css['sounds']}>
              <RoundButton
                icon="replay"
                colour="blue"
                label={t('player.replay')}
                onClick={after(onReplay)}
              />
              <RoundButton
                icon="slow"
                colour="green"
                label={t('player.slow')}
                onClick={after(onSlow)}
              />
            </span>
          )}
          {help}
          {hasMenu && (
            <RoundButton
              ref={menu}
              icon="menu"
              label={t('menu.open')}
              className={css['menu']}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          )}
          {canLeave && <RoundButton icon="exit" label={t('player.leave')} onClick={onExit} />}
        </Pill>
      )}
    </header>
  );
}

/** Calls `close` on Escape and when something outside is pressed; returns how to stop. */
const closeOutside = (inside: Element | null, close: () => void) => {
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node && inside?.contains(target))) close();
  };
  addEventListener('keydown', onKey);
  addEventListener('pointerdown', onPress);
  return () => {
    removeEventListener('keydown', onKey);
    removeEventListener('pointerdown', onPress);
  };
};

/** The help-language flag is not shown where it is English itself (I18N-15). */
const codesOf = ({ supportLanguage, teachingLanguage }: Languages): LanguageCode[] => {
  const isEnglish = supportLanguage === 'gb' || supportLanguage === 'us';
  return isEnglish ? [teachingLanguage] : [supportLanguage, teachingLanguage];
};

type LanguageProps = Pick<Props, 'language' | 'languages' | 'onLanguage'> & {
  codes: readonly LanguageCode[];
  onClose(): void;
};

function LanguageButtons({ language, languages, codes, onLanguage, onClose }: LanguageProps) {
  const t = useText();
  const { teachingLanguage, flags } = languages;
  const labelOf = (code: LanguageCode) =>
    code === teachingLanguage
      ? t('player.language.english')
      : t('player.language.help', { language: languageName(code, t) });
  return (
    <Pill className={classes(css['languages'], codes.length === 1 && css['only'])}>
      {codes.map(code => (
        <button
          key={code}
          type="button"
          className={css['flag']}
          aria-label={labelOf(code)}
          aria-pressed={code === language}
          onClick={() => {
            onClose();
            onLanguage(code);
          }}
        >
          <img src={flags[code]} alt="" />
        </button>
      ))}
    </Pill>
  );
}
