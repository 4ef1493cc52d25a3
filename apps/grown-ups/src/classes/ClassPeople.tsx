import type { AskedChild, ClassChild } from '@digipals/contract';
import { useState } from 'react';
import { readItem, writeItem } from '../shared/tab-storage.ts';
import { classWords } from '../words/classes.ts';
import { ClassGrid } from './ClassGrid.tsx';
import css from './ClassPage.module.css';
import { ClassTools } from './ClassTools.tsx';
import { type ClassView, viewOf, wholeClass } from './class-view.ts';

/** So many children are found at a glance. */
const FEW = 8;

type Props = {
  people: readonly ClassChild[];
  classId: string;
  asked: readonly AskedChild[];
};

/** The children who are in a class: all, or those that the teacher wants to see. */
export function ClassPeople({ people, classId, asked }: Props) {
  // In the storage of the tab, so that the choice is still there after a look at a child.
  const kept = `class.view.${classId}`;
  const [chosen, setChosen] = useState(() => readItem<ClassView>(kept) ?? wholeClass);
  const isLong = people.length > FEW;
  const view = isLong ? chosen : wholeClass;
  const facts = { asked, now: Date.now() };
  const shown = viewOf(people, view, facts);
  const change = (next: ClassView) => {
    writeItem(kept, next);
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
