import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { composeAvatar, demoAvatars } from '../../avatar/src/index.ts';
import { glyphs } from '../src/icons/glyphs.tsx';
import { moreGlyphs } from '../src/icons/more/glyphs.tsx';
import * as ui from '../src/index.ts';
import '../src/styles/base.css';
import css from './Sheet.module.css';

const flags = ['gb', 'us', 'es', 'fr', 'ru', 'tr', 'az', 'th', 'zh', 'br', 'ke'];
const moods = ['sit', 'hello', 'cheer', 'think', 'sorry', 'sleep', 'school', 'head'] as const;
const iconNames = Object.keys({ ...glyphs, ...moreGlyphs }) as ui.IconName[];
const none = () => undefined;

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ui.Card title={title}>
      <div className={css['row']}>{children}</div>
    </ui.Card>
  );
}

function Buttons() {
  return (
    <>
      <Row title="Buttons">
        <ui.Button big>Read</ui.Button>
        <ui.Button>Play</ui.Button>
        <ui.Button variant="go" icon="ok">
          Check
        </ui.Button>
        <ui.Button variant="secondary">Not now</ui.Button>
        <ui.Button variant="quiet" icon="pen">
          Write
        </ui.Button>
        <ui.Button variant="again" icon="again">
          Try again
        </ui.Button>
        <ui.Button disabled>Wait</ui.Button>
        <ui.Button variant="secondary" wide iconAfter="right">
          Next
        </ui.Button>
      </Row>
      <Row title="Round buttons">
        <ui.RoundButton icon="left" label="Back" />
        {ui.TOOLBAR_COLOURS.map(colour => (
          <ui.RoundButton key={colour} icon="plus" label={colour} colour={colour} />
        ))}
        <ui.RoundButton icon="left" label="Back" disabled />
        <ui.SpeakerButton label="Listen" onSpeak={none} />
        <ui.SpeakerButton label="Listen" onSpeak={none} speaking />
      </Row>
      <Row title="Toolbar tiles">
        <ui.ToolbarTile icon="friends" colour="green" />
        <ui.ToolbarTile icon="trophy" colour="yellow" />
        <ui.ToolbarTile icon="globe" colour="blue" />
        <ui.ToolbarTile icon="academy" colour="violet" />
        <ui.ToolbarTile icon="home" colour="red" />
        <ui.ToolbarTile icon="menu" colour="darkBlue" />
      </Row>
    </>
  );
}

function Rewards() {
  return (
    <>
      <Row title="Lingos, chips, counts">
        <ui.LingoCount amount={248} />
        <ui.LingoCount amount={268} spinning />
        <ui.LingosBadge amount={20} />
        <ui.LingosBadge amount={5} small />
        <ui.Chip>
          <ui.Flag code="tr" /> Ali
        </ui.Chip>
        <ui.CounterChip count={2} />
        <ui.CounterChip count={12} />
      </Row>
      <Row title="Stars and padlock">
        <ui.Star fill="full" />
        <ui.Star fill="half" />
        <ui.Star fill="empty" />
        <ui.Padlock />
        <ui.Coin />
      </Row>
      <ui.Card title="Progress">
        <ui.ProgressDots states={['ok', 'ok', 'again', 'now', 'next', 'next']} label="4 of 6" />
        <br />
        <ui.ProgressBar value={60} label="60 of 100" />
      </ui.Card>
    </>
  );
}

function Figures() {
  return (
    <>
      <Row title="Faces">
        {Object.entries(demoAvatars).map(([name, choice], index) => (
          <ui.Face
            key={name}
            src={`data:image/svg+xml,${encodeURIComponent(composeAvatar('human', choice, { view: 'head' }))}`}
            tint={ui.TOOLBAR_COLOURS[index % 6] ?? 'blue'}
            flag={flags[index]}
            online={index % 2 === 0}
          />
        ))}
      </Row>
      <Row title="Domino's moods">
        {moods.map(mood => (
          <ui.Domino key={mood} mood={mood} className={css['mood']} />
        ))}
      </Row>
      <Row title="Loader, bubbles, island">
        <ui.Spinner label="Loading" />
        <ui.SpeechBubble tail="left">Domino runs…</ui.SpeechBubble>
        <ui.SpeechBubble at="30%">Hello, Mia!</ui.SpeechBubble>
        <ui.Island className={css['island']} />
      </Row>
    </>
  );
}

function Fields() {
  const [code, setCode] = useState('DEM');
  return (
    <>
      <ui.Card title="Fields">
        <ui.CodeBoxes label="Class code" value={code} length={4} longest={6} onChange={setCode} />
        <ui.TextField label="Name" defaultValue="Mia" />
        <ui.TextField label="Name" error="Look at your card once more." />
      </ui.Card>
      <ui.Card title="Four scripts">
        <h2>Hello! · Привет, друзья! · สวัสดี! · Salam! · ¡Hola! · 你好，朋友！ · Ça va ?</h2>
        <p className="read">
          The cat is in the box. 1 l I a g · Кошка · แมวอยู่ในกล่อง · əğışçöü · 猫在盒子里。
        </p>
      </ui.Card>
      <Row title="Icons">
        {iconNames.map(name => (
          <span key={name} title={name} className={css['icons']}>
            <ui.Icon name={name} />
          </span>
        ))}
      </Row>
    </>
  );
}

function Popups() {
  const [open, setOpen] = useState<'closable' | 'fixed' | undefined>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Row title="Popups and confetti">
        <ui.Button id="open-closable" onClick={() => setOpen('closable')}>
          Closable
        </ui.Button>
        <ui.Button id="open-fixed" onClick={() => setOpen('fixed')}>
          Not closable
        </ui.Button>
        <div className={css['confetti']}>
          <ui.Confetti />
        </div>
      </Row>
      <ui.Popup
        open={open === 'closable'}
        closable
        onClose={close}
        closeLabel="Close"
        mood="cheer"
        title="5 days in a row!"
        text="You have 20 Lingos today. Domino stays on your page."
        speaker={<ui.SpeakerButton label="Listen" onSpeak={none} />}
        actions={
          <ui.Button big onClick={close}>
            Hooray!
          </ui.Button>
        }
      />
      <ui.Popup
        open={open === 'fixed'}
        mood="sorry"
        title="Oops!"
        text="The internet connection is not working."
        speaker={<ui.SpeakerButton label="Listen" onSpeak={none} />}
        actions={
          <ui.Button big icon="again" onClick={close}>
            Retry
          </ui.Button>
        }
      />
    </>
  );
}

const root = document.getElementById('sheet');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <main className={css['sheet']}>
        <Buttons />
        <Rewards />
        <Figures />
        <Fields />
        <Popups />
      </main>
    </StrictMode>,
  );
}
