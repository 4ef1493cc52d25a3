/**
 * Draws everything in the avatar kit on one page: random children, every model of
 * every part, models in each of their colours, hats on every hair, Domino in all moods.
 * `node tools/avatar-sheet.ts [file]`; by default the page is `.build/avatar-sheet.html`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AvatarChoice,
  type ComposeOptions,
  composeAvatar,
  composeDomino,
  DOMINO_MOODS,
  DOMINO_PARTS,
  demoAvatars,
  HUMAN_PARTS,
  modelsOf,
  paletteOf,
  randomAvatar,
  randomDomino,
} from '@digipals/avatar';

const CHILDREN = 40;
const file = path.resolve(
  process.argv[2] ?? path.join(import.meta.dirname, '../.build/avatar-sheet.html'),
);

/** Repeatable random numbers, so that two sheets can be compared. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

let drawn = 0;
const uid = () => `n${drawn++}`;
const cell = (svg: string, name: string) =>
  `<figure>${svg}<figcaption>${name}</figcaption></figure>`;
const human = (choice: AvatarChoice, name: string, view: ComposeOptions['view'] = 'full') =>
  cell(composeAvatar('human', choice, { uid: uid(), view }), name);
const section = (title: string, width: number, cells: string[]) =>
  `<h2>${title}</h2><div style="--w:${width}px">${cells.join('')}</div>`;

const mia = demoAvatars['mia'] ?? {};
const bare: AvatarChoice = { ...mia, accessories: { model: 'none' } };
const onHead = new Set(['head', 'eyes', 'eyelids', 'glasses', 'hair', 'hat', 'badge']);

function children(): string {
  const random = chance(2026);
  const cells = Array.from({ length: CHILDREN }, (_, index) =>
    human(randomAvatar(random), `${index + 1}`),
  );
  return section(`${CHILDREN} children by chance`, 150, cells);
}

function humanModels(part: string): string {
  const view = onHead.has(part) ? 'head' : 'full';
  const hat = part === 'badge' ? { hat: { model: 'cap', colour: '#3fbf7f' } } : {};
  const cells = modelsOf('human', part).flatMap(model => {
    const palette = paletteOf('human', part);
    const colours = palette.length > 0 ? palette : [undefined];
    return colours.map((colour, index) =>
      human(
        { ...bare, ...hat, [part]: { model, ...(colour && { colour }) } },
        index === 0 ? model : '',
        view,
      ),
    );
  });
  return section(`human: ${part}`, 88, cells);
}

/** Combinations on a head: every hair under every hat, and other headwear. */
function heads(): string {
  const cells = modelsOf('human', 'hair').flatMap(hair =>
    modelsOf('human', 'hat').map((hat, index) =>
      human(
        {
          ...bare,
          hair: { model: hair, colour: '#5b3422' },
          hat: { model: hat, colour: '#4a7be8' },
          badge: { model: 'star', colour: '#ff5d5d' },
          glasses: { model: index % 2 === 1 ? 'round' : 'none' },
        },
        `${hair} ${hat}`,
        'head',
      ),
    ),
  );
  const extras = modelsOf('human', 'accessories').flatMap(model =>
    ['long', 'afro', 'hijab', 'buzz'].flatMap(hair =>
      ['none', 'beanie'].map(hat =>
        human(
          { ...bare, hair: { model: hair }, hat: { model: hat }, accessories: { model } },
          `${model} ${hair} ${hat}`,
        ),
      ),
    ),
  );
  return section('hair and hats', 118, cells) + section('accessories', 110, extras);
}

/** Combinations below: tops with textures, and legs with shoes and socks, standing and sitting. */
function clothes(): string {
  const tops = modelsOf('human', 'top').flatMap(top =>
    modelsOf('human', 'topTexture').map(texture =>
      human(
        { ...bare, top: { model: top, colour: '#4fc3f7' }, topTexture: { model: texture } },
        `${top} ${texture}`,
      ),
    ),
  );
  const legs = ['none', 'wheelchair'].flatMap(chair =>
    modelsOf('human', 'bottom').flatMap(bottom =>
      modelsOf('human', 'shoes').map((shoes, index) =>
        human(
          {
            ...bare,
            bottom: { model: bottom },
            shoes: { model: shoes },
            socks: { model: modelsOf('human', 'socks')[index % 5] ?? 'none' },
            accessories: { model: chair },
          },
          `${bottom} ${shoes}`,
        ),
      ),
    ),
  );
  return section('tops and textures', 100, tops) + section('legs', 100, legs);
}

function dominos(): string {
  const random = chance(7);
  const base: AvatarChoice = Object.fromEntries(
    DOMINO_PARTS.map(part => [part, { model: modelsOf('domino', part)[0] ?? '' }]),
  );
  const choices = [
    base,
    ...modelsOf('domino', 'top').map(model => ({ ...randomDomino(random), top: { model } })),
    ...Array.from({ length: 4 }, () => randomDomino(random)),
  ];
  const moods = choices.flatMap(choice =>
    DOMINO_MOODS.map(mood => cell(composeDomino(choice, mood, { uid: uid() }), mood)),
  );
  const models = DOMINO_PARTS.flatMap(part =>
    modelsOf('domino', part).flatMap(model =>
      paletteOf('domino', part === 'head' ? 'body' : part).map((colour, index) =>
        cell(
          composeDomino({ ...base, [part]: { model, colour } }, 'sit', { uid: uid() }),
          index === 0 ? `${part} ${model}` : '',
        ),
      ),
    ),
  );
  return section('Domino: moods', 150, moods) + section('Domino: parts', 84, models);
}

const page = `<!doctype html><meta charset="utf-8"><title>Avatar sheet</title><style>
  body { margin: 12px; background: #e3f1ff; font: 10px/1.2 sans-serif; color: #28306a }
  div { display: flex; flex-wrap: wrap; gap: 4px }
  figure { margin: 0; width: var(--w); text-align: center }
  svg { display: block; width: 100% }
</style>${children()}${HUMAN_PARTS.map(humanModels).join('')}${heads()}${clothes()}${dominos()}`;

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, page);
process.stdout.write(`${drawn} drawings in ${file}\n`);
