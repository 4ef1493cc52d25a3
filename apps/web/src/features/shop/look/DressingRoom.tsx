import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { EditorBar } from '../change/EditorBar.tsx';
import { Bought } from '../frame/Bought.tsx';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import { Room } from '../frame/Room.tsx';
import type { Ways } from '../frame/ways.ts';
import { Categories } from './Categories.tsx';
import { categories } from './categories.ts';
import { Parts } from './Parts.tsx';
import { figurePicture, thingPicture, tilePicture } from './pictures.ts';
import dogRoom from './room-domino.svg';
import childRoom from './room-me.svg';
import { SavedLooks } from './SavedLooks.tsx';
import { type RoomOptions, useRoom } from './use-room.ts';

type Props = RoomOptions & {
  /** Name of the child. */
  username: string;
  ways: Ways;
  lingos: ReactNode;
  /** Base address of the pictures of the child's own Domino. */
  domino: string;
};

/** Height of a figure, of its width. */
const tall = { human: 690 / 400, domino: 476 / 400 };

/** Where a child dresses itself or Domino (AVATAR-05). */
export function DressingRoom({ username, ways, lingos, domino, ...options }: Props) {
  const t = useText();
  const { kind, saved, shop, nameOf } = options;
  const room = useRoom(options);
  const { look, wanted, editor } = room;
  const human = kind === 'human';
  const [category, setCategory] = useState(
    () =>
      categories[kind].find(({ part }) => part === (human ? 'hat' : 'top')) ?? categories[kind][0],
  );
  const figure = useMemo(() => figurePicture(kind, look), [kind, look]);
  const sign = useMemo(
    () =>
      human
        ? thingPicture(kind, saved, { part: 'top', model: '', crop: '90 306 216 176' })
        : tilePicture(kind, saved, { part: 'head', model: '' }),
    [human, kind, saved],
  );
  const alt = human ? username : t('room.domino');
  if (editor.bought.length > 0) {
    return (
      <Bought
        bought={editor.bought}
        left={shop.amount}
        figure={{ src: figure, alt }}
        domino={human ? domino : undefined}
        onDone={editor.goOn}
      />
    );
  }
  const inRoom = (
    <Room
      label={alt}
      background={human ? childRoom : dogRoom}
      figure={figure}
      alt={alt}
      tall={tall[kind]}
      rail={
        <>
          <RoundButton
            icon="undo"
            label={t('room.undo')}
            disabled={!room.undo}
            onClick={room.undo}
          />
          <RoundButton icon="dice" label={t('room.surprise')} onClick={room.surpriseMe} />
        </>
      }
    >
      <SavedLooks
        kind={kind}
        userId={options.userId}
        saved={saved}
        look={look}
        onPutOn={room.tryOn}
        onSave={room.remember}
      />
    </Room>
  );
  return (
    <EditorFrame
      title={human ? t('room.title') : t('room.domino')}
      picture={sign}
      lingos={lingos}
      onBack={editor.back}
      room={inRoom}
    >
      <Categories kind={kind} saved={saved} current={category} onChoose={setCategory} />
      {category && (
        <Parts
          key={category.part}
          category={category}
          choosing={{ kind, look, saved, shop, nameOf }}
          onChange={room.tryOn}
        />
      )}
      <EditorBar editor={editor} wanted={wanted} amount={shop.amount} ways={ways} />
    </EditorFrame>
  );
}
