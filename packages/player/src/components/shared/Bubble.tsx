import type { Component, Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Face, SpeakerButton } from '@digipals/ui';
import type { ReactNode } from 'react';
import type { Mark } from '../../part.ts';
import css from './Bubble.module.css';

/** The side of the face. */
export type Side = 'left' | 'right';

/** Sides of the lines of a dialogue: speakers alternate in order of first appearance, lines without a speaker by index. */
export const sidesOf = (speakers: readonly (string | undefined)[]): Side[] => {
  const names = [...new Set(speakers)];
  const unnamed = names.every(name => name === undefined);
  return speakers.map((name, place) =>
    (unnamed ? place : names.indexOf(name)) % 2 === 0 ? 'left' : 'right',
  );
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Address of the face of a speaker from `meta.speakers`; undefined when the author gave none. */
export const faceOf = (component: Component, speaker: string | undefined): string | undefined => {
  const faces = component.meta['speakers'];
  if (speaker === undefined || typeof faces !== 'object' || faces === null) return undefined;
  const face: unknown = Object.hasOwn(faces, speaker) && Reflect.get(faces, speaker);
  return isText(face) ? face : undefined;
};

type Line = Pick<Item, 'id' | 'audio'> & { text: string; speaker?: string | undefined };

/** The lines of `meta.bubbles`, of a dialogue with gaps or boxes; ids are their places from 0. */
export const bubblesOf = (component: Component): Line[] => {
  const { bubbles } = component.meta;
  if (!Array.isArray(bubbles)) return [];
  return bubbles.map(({ text, speaker, audio }, place) => ({
    id: String(place),
    text: String(text),
    ...(isText(speaker) && { speaker }),
    ...(isText(audio) && { audio }),
  }));
};

/** The speaker: the face of `meta.speakers`, else the first letter of the name, else a smile. */
function Speaker({ name, face }: { name: string | undefined; face: string | undefined }) {
  if (face) return <Face src={face} alt={name ?? ''} className={css['face']} />;
  if (name)
    return (
      <span role="img" aria-label={name} className={classes(css['face'], css['initial'])}>
        {[...name][0]?.toLocaleUpperCase('en')}
      </span>
    );
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classes(css['face'], css['smile'])}>
      <circle cx="17" cy="20" r="3" />
      <circle cx="31" cy="20" r="3" />
      <path d="M15 28c4 7 14 7 18 0" />
    </svg>
  );
}

type Props = {
  side: Side;
  speaker?: string | undefined;
  /** Address of the speaker's picture. */
  face?: string | undefined;
  /** Shows the speaker button and handles its press. */
  onSpeak?: (() => void) | undefined;
  /** A well in place of a missing bubble. */
  hole?: boolean;
  /** The state of the bubble in the hole, for the tail. */
  tone?: 'set' | Mark | undefined;
  children: ReactNode;
};

/** One line of a dialogue: the speaker's face, and a bubble with a tail towards it. */
export function Bubble({ side, speaker, face, onSpeak, hole = false, tone, children }: Props) {
  const t = useText();
  return (
    <div className={css['turn']} data-side-of={side} data-tone={tone}>
      <Speaker name={speaker} face={face} />
      <div className={classes(css['say'], hole && css['hole'])}>
        {onSpeak && (
          <SpeakerButton
            label={t('action.listen')}
            onSpeak={onSpeak}
            className={css['speak'] ?? ''}
          />
        )}
        <div className={css['words']}>{children}</div>
      </div>
    </div>
  );
}

/** The lines of a dialogue, one below the other over the height of the board. */
export function Turns({ children }: { children: ReactNode }) {
  return (
    <div className={css['turns']} data-firm>
      {children}
    </div>
  );
}
