import { type ReactNode, useId } from 'react';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import css from './Trophy.module.css';

/** The metal of a cup; `none` is the pale shape of one that is not won yet. */
export type TrophyMetal = 'gold' | 'silver' | 'bronze' | 'none';
/** The emblem on the cup. */
export type TrophyEmblem = 'messages' | 'friends' | 'countries' | 'streak';

type Colours = { light: string; middle: string; deep: string; edge: string; ink: string };

const metals: Record<TrophyMetal, Colours> = {
  gold: { light: '#fff0a8', middle: '#ffcb3f', deep: '#f0a015', edge: '#c98200', ink: '#8a5200' },
  silver: { light: '#fbfdff', middle: '#d3dcef', deep: '#a9b7d6', edge: '#7f8eb4', ink: '#4f5d86' },
  bronze: { light: '#ffd2ab', middle: '#e2945d', deep: '#c26a34', edge: '#93491c', ink: '#6d310c' },
  none: { light: '#fafbff', middle: '#e6ebf9', deep: '#d5ddf2', edge: '#bcc7e4', ink: '#a9b5d9' },
};

/** The plinth tells the kinds apart from a distance; it is also pale until the cup is won. */
const plinths: Record<TrophyEmblem, { face: string; edge: string }> = {
  messages: { face: '#7c5cf6', edge: '#573ace' },
  friends: { face: '#22a458', edge: '#157a40' },
  countries: { face: '#2a8cf4', edge: '#1767c4' },
  streak: { face: '#ff7a3c', edge: '#cf4f17' },
};

const emblems: Record<TrophyEmblem, ReactNode> = {
  messages: (
    <g fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinejoin="round">
      <rect x="-15" y="-10.5" width="30" height="21" rx="4.5" />
      <path d="m-13-7.5 13 9.5 13-9.5" strokeLinecap="round" />
    </g>
  ),
  friends: (
    <>
      <circle cx="-6.5" cy="-6" r="5" />
      <circle cx="6.5" cy="-6" r="5" />
      <path d="M-15 9c0-6 3.5-9.5 8.5-9.5 2.6 0 4.9 1 6.5 2.8C1.6.5 3.9-.5 6.5-.5 11.5-.5 15 3 15 9c0 1.4-1 2.3-2.3 2.3h-25.4C-14 11.3-15 10.4-15 9Z" />
    </>
  ),
  countries: (
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
      <circle r="13" />
      <path d="M-12.3-4.5h24.6M-12.3 4.5h24.6M0-13c-7.5 8-7.5 18 0 26M0-13c7.5 8 7.5 18 0 26" />
    </g>
  ),
  streak: (
    <path d="M1.5-15C2.5-9.5 12-5 12 4.2 12 11 6.8 15 0 15S-12 11-12 4.2c0-4.8 3-7.4 4.5-11.4 2.7 1.4 4 3.4 4 5.7C-.8-4.2 2.6-9 1.5-15Z" />
  ),
};

type Props = {
  emblem: TrophyEmblem;
  metal: TrophyMetal;
  /** Accessible name, unless a text beside it names it. */
  label?: string;
  className?: string | undefined;
};

/** A cup to win, lit from the top left like every control; its width sets its size. */
export function Trophy({ emblem, metal, label, className }: Props) {
  const id = useId();
  const { light, middle, deep, edge, ink } = metals[metal];
  const plinth = metal === 'none' ? { face: deep, edge } : plinths[emblem];
  return (
    <span className={classes(css['trophy'], className)} data-metal={metal} data-emblem={emblem}>
      <svg viewBox="0 0 104 112" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2=".75" y2="1">
            <stop offset="0" stopColor={light} />
            <stop offset=".45" stopColor={middle} />
            <stop offset="1" stopColor={deep} />
          </linearGradient>
        </defs>
        <g fill="none" strokeLinecap="round" strokeWidth="8">
          <path
            d="M26 25H13c-5 0-7 3-6 8 2 13 10 20 22 22"
            stroke={edge}
            transform="translate(0 3)"
          />
          <path
            d="M78 25h13c5 0 7 3 6 8-2 13-10 20-22 22"
            stroke={edge}
            transform="translate(0 3)"
          />
          <path d="M26 25H13c-5 0-7 3-6 8 2 13 10 20 22 22" stroke={middle} />
          <path d="M78 25h13c5 0 7 3 6 8-2 13-10 20-22 22" stroke={deep} />
        </g>
        <path d="M45 68h14l4 22H41Z" fill={edge} />
        <path d="M45 68h10l1 22H41Z" fill={deep} />
        <rect x="25" y="90" width="54" height="18" rx="8" fill={plinth.edge} />
        <rect x="25" y="86" width="54" height="17" rx="8" fill={plinth.face} />
        <path
          d="M32 91c1-1.5 2-2 4-2h12"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".6"
        />
        <path d="M20 16h64v17c0 25-12 40-32 40S20 58 20 33Z" fill={edge} />
        <path d="M20 13h64v17c0 25-12 40-32 40S20 55 20 30Z" fill={`url(#${id})`} />
        <rect x="15" y="7" width="74" height="14" rx="7" fill={edge} />
        <rect x="15" y="4" width="74" height="14" rx="7" fill={`url(#${id})`} />
        <path
          d="M28 29c0 13 3 22 9 29"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".75"
        />
        <path d="M22 10.5h24" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".75" />
        <g transform="translate(54 40)" color={ink} fill="currentColor">
          {emblems[emblem]}
        </g>
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
