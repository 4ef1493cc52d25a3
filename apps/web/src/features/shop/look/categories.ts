import type { AvatarKind } from '@digipals/avatar';
import type { MessageKey } from '@digipals/i18n';

/** A picture in the row of categories: a part, and perhaps a smaller one that belongs to it. */
export type Category = {
  title: MessageKey;
  part: string;
  /** The smaller part: eyelids of eyes, badge of a hat, texture of a top. */
  under?: { part: string; title: MessageKey };
  /** The part that is coloured, if another one. */
  coloured?: string;
  /** The model in its picture, framed closely. */
  picture: { model: string; colour: string; crop?: string };
  /** True if only the colour is chosen; the models are moods, which the app sets. */
  colourOnly?: true;
};

/** The 14 parts of the child in eleven pictures, the 7 of Domino in six (AVATAR-01, AVATAR-02). */
export const categories: Readonly<Record<AvatarKind, readonly [Category, ...Category[]]>> = {
  human: [
    {
      title: 'room.me',
      part: 'body',
      picture: { model: 'middle', colour: '#f2b78c' },
    },
    {
      title: 'room.face',
      part: 'head',
      coloured: 'body',
      picture: { model: 'round', colour: '#f2b78c' },
    },
    {
      title: 'room.eyes',
      part: 'eyes',
      under: { part: 'eyelids', title: 'room.eyelids' },
      picture: { model: 'oval', colour: '#4b2e1c' },
    },
    {
      title: 'room.glasses',
      part: 'glasses',
      picture: { model: 'round', colour: '#2b6fdf' },
    },
    {
      title: 'room.hair',
      part: 'hair',
      picture: { model: 'spiky', colour: '#8a5230', crop: '70 10 260 210' },
    },
    {
      title: 'room.hats',
      part: 'hat',
      under: { part: 'badge', title: 'room.badges' },
      picture: { model: 'cap', colour: '#3fbf7f', crop: '60 24 280 170' },
    },
    {
      title: 'room.tops',
      part: 'top',
      under: { part: 'topTexture', title: 'room.textures' },
      picture: { model: 'tshirt', colour: '#ffd23f', crop: '90 306 216 176' },
    },
    {
      title: 'room.bottoms',
      part: 'bottom',
      picture: { model: 'shorts', colour: '#4a7be8', crop: '120 440 160 104' },
    },
    {
      title: 'room.socks',
      part: 'socks',
      picture: { model: 'stripes', colour: '#ff5d5d', crop: '132 528 136 70' },
    },
    {
      title: 'room.shoes',
      part: 'shoes',
      picture: { model: 'sneakers', colour: '#ff5d5d', crop: '112 560 176 66' },
    },
    {
      title: 'room.extras',
      part: 'accessories',
      picture: { model: 'backpack', colour: '#7d5be0' },
    },
  ],
  domino: [
    {
      title: 'room.fur',
      part: 'body',
      picture: { model: 'half', colour: '#ffffff' },
    },
    {
      title: 'room.tuft',
      part: 'hair',
      picture: { model: 'curl', colour: '#262a36' },
    },
    {
      title: 'room.face',
      part: 'head',
      coloured: 'body',
      picture: { model: 'patch', colour: '#ffffff' },
    },
    {
      title: 'room.eyes',
      part: 'eyes',
      colourOnly: true,
      under: { part: 'eyelids', title: 'room.eyelids' },
      picture: { model: 'hello', colour: '#2f6fb5' },
    },
    {
      title: 'room.collars',
      part: 'collar',
      picture: { model: 'tag', colour: '#ff4f5e', crop: '112 310 196 90' },
    },
    {
      title: 'room.clothes',
      part: 'top',
      picture: { model: 'tshirt', colour: '#ffd23f' },
    },
  ],
};
