import { languageCodes } from '@digipals/contract/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './flipbook.module.css';
import type { Page } from './pages.ts';
import { stateNames } from './states.ts';

const sizes = ['360x640', '768x1024', '1024x768', '1366x768', '1920x1080'] as const;

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly string[];
  onChange(next: string): void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

const nameOf = ({ activity, question }: Page) => `${activity} / ${question}`;

/** The selection is in the address, so that a page can be shared. */
const useChosen = () => {
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search));
  const choose = (next: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...Object.fromEntries(chosen), ...next });
    history.replaceState(null, '', `?${query}`);
    setChosen(query);
  };
  return { choose, of: (key: string, otherwise: string) => chosen.get(key) ?? otherwise };
};

/** All pages, one at a time, in a window of the chosen size; the arrow keys turn them. */
export function Book({ chapters }: { chapters: ReadonlyMap<string, readonly Page[]> }) {
  const { choose, of } = useChosen();
  const names = [...chapters.keys()];
  const chapter = of('chapter', names[0] ?? '');
  const pages = chapters.get(chapter) ?? [];
  const at = Math.max(
    0,
    pages.findIndex(page => nameOf(page) === of('page', '')),
  );
  const page = pages[at];
  const [state, language] = [of('state', 'empty'), of('language', 'gb')];
  const [width, height] = of('size', '1366x768').split('x');

  const turn = (by: number) => {
    const next = pages[(at + by + pages.length) % pages.length];
    if (next) choose({ page: nameOf(next) });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const leaf = page && new URLSearchParams({ leaf: '', ...page, state, language });
  return (
    <div className={css['book']}>
      <header className={css['bar']}>
        <button type="button" onClick={() => turn(-1)}>
          Previous
        </button>
        <output>{`${at + 1} / ${pages.length}`}</output>
        <button type="button" onClick={() => turn(1)}>
          Next
        </button>
        <Choice
          label="Chapter"
          value={chapter}
          options={names}
          onChange={next => choose({ chapter: next, page: '' })}
        />
        <Choice
          label="Page"
          value={page ? nameOf(page) : ''}
          options={pages.map(nameOf)}
          onChange={next => choose({ page: next })}
        />
        <Choice
          label="State"
          value={state}
          options={stateNames}
          onChange={next => choose({ state: next })}
        />
        <Choice
          label="Help language"
          value={language}
          options={languageCodes}
          onChange={next => choose({ language: next })}
        />
        <Choice
          label="Size"
          value={`${width}x${height}`}
          options={sizes}
          onChange={next => choose({ size: next })}
        />
      </header>
      {leaf && (
        <iframe
          key={String(leaf)}
          className={css['leaf']}
          title={`${chapter}, page ${at + 1}`}
          src={`?${leaf}`}
          width={width}
          height={height}
        />
      )}
    </div>
  );
}
