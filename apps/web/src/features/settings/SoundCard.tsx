import type { Settings } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, Icon, type IconName, RoundButton, type ToolbarColour } from '@digipals/ui';
import { soundUrls } from '@digipals/ui/sounds';
import { useStore } from '@digipals/ui/store';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { useOwnLanguages } from './keep/use-settings.ts';
import css from './SoundCard.module.css';
import { Sign, Switch } from './Switch.tsx';
import { samples } from './samples.ts';

type Kind = 'voices' | 'sounds' | 'music';

const kinds = [
  { kind: 'voices', text: 'settings.sound.voices', icon: 'speak', colour: 'blue' },
  { kind: 'sounds', text: 'settings.sound.sounds', icon: 'bell', colour: 'yellow' },
  { kind: 'music', text: 'settings.sound.music', icon: 'music', colour: 'violet' },
] as const satisfies readonly {
  kind: Kind;
  text: string;
  icon: IconName;
  colour: ToolbarColour;
}[];

/** Some devices ignore the volume that a page sets; there, sounds are on or off. */
function canSetVolume(): boolean {
  const audio = document.createElement('audio');
  audio.volume = 0.5;
  return audio.volume === 0.5;
}

type Props = { userId: string; settings: Settings; change(changes: Partial<Settings>): void };

/** How loud voices, sounds and songs are (SETTINGS-08). */
export function SoundCard({ userId, settings, change }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const on = useStore(sounds.on);
  const english = useOwnLanguages(userId).languages?.teachingLanguage ?? 'gb';
  const [slides] = useState(canSetVolume);
  const tryOut = (kind: Kind) => {
    if (kind === 'sounds') sounds.effect('pop');
    else if (kind === 'music') void sounds.play(soundUrls.achievement, { music: true });
    else void sounds.play(samples[english].sound);
  };
  return (
    <Card
      title={t('settings.sound.title')}
      aside={
        <RoundButton
          icon={on ? 'speak' : 'mute'}
          colour={on ? 'blue' : undefined}
          label={on ? t('common.sound.on') : t('common.sound.off')}
          onClick={() => sounds.setOn(!on)}
        />
      }
    >
      <div className={css['list']}>
        {kinds.map(({ kind, text, icon, colour }) =>
          slides ? (
            <Slider
              key={kind}
              label={t(text)}
              sign={<KindSign icon={icon} colour={colour} />}
              value={settings[kind]}
              onChange={volume => change({ [kind]: volume })}
              onEnd={() => tryOut(kind)}
            />
          ) : (
            <Switch
              key={kind}
              label={t(text)}
              sign={<KindSign icon={icon} colour={colour} />}
              on={settings[kind] > 0}
              quiet
              onChange={loud => {
                change({ [kind]: loud ? 100 : 0 });
                tryOut(kind);
              }}
            />
          ),
        )}
        <p className={css['note']} role="status">
          {(!on || settings.voices === 0) && t('settings.sound.written')}
        </p>
      </div>
    </Card>
  );
}

function KindSign({ icon, colour }: { icon: IconName; colour: ToolbarColour }) {
  return (
    <Sign colour={colour}>
      <Icon name={icon} />
    </Sign>
  );
}

type SliderProps = {
  label: string;
  sign: ReactNode;
  value: number;
  onChange(value: number): void;
  onEnd(): void;
};

function Slider({ label, sign, value, onChange, onEnd }: SliderProps) {
  return (
    <label className={css['row']}>
      {sign}
      <span className={css['words']}>
        <b>{label}</b>
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={value}
          style={{ '--part': value / 100 }}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          onPointerUp={onEnd}
          onKeyUp={({ key }) => /^(Arrow|Home|End|Page)/.test(key) && onEnd()}
        />
      </span>
    </label>
  );
}
