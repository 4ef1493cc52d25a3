import type { AskedChild, ClassChild } from '@digipals/contract';
import { useState } from 'react';
import { readItem, writeItem } from '../shared/tab-storage.ts';
import { classWords } from '../words/classes.ts';
import { ClassGrid } from './ClassGrid.tsx';
import css from './ClassPage.module.css';
import { ClassTools } from './ClassTools.tsx';
import { type ClassView, orders, shows, viewOf, wholeClass } from './class-view.ts';

/** A class of at most this many children needs no search. */
const FEW = 8;

/** The choice that this tab stored, if this version of the app knows it. */
function readView(key: string): ClassView {
  const stored = readItem<ClassView>(key);
  const isKnown = stored && shows.includes(stored.show) && orders.includes(stored.order);
  return isKnown ? stored : wholeClass;
}

type Props = {
  people: readonly ClassChild[];
  classId: string;
  asked: readonly AskedChild[];
};

/** The children who are in a class: all, or those that the teacher wants to see. */
export function ClassPeople({ people, classId, asked }: Props) {
  // In the storage of the tab, so that the choice is still there after a look at a child.
  const key = `class.view.${classId}`;
  const [chosen, setChosen] = useState(() => readView(key));
  const isLong = people.length > FEW;
  const view = isLong ? chosen : wholeClass;
  const facts = { asked, now: Date.now() };
  const shown = viewOf(people, view, facts);
  const change = (next: ClassView) => {
    writeItem(key, next);
    setChosen(next);
  };
  return (
    <>
      {isLong && <ClassTools {...{ people, facts, view }} shown={shown.length} onChange={change} />}
      <ClassGrid people={shown} {...{ classId, asked }} all={people} />
      <p className={css['legend']}>{classWords.legend}</p>
    </>
  );
}
