import type { AskedChild } from '@digipals/contract';
import { Button, Segments } from '@digipals/ui/grown-ups';
import { Actions } from '../parts/Box.tsx';
import { consentWords } from '../words/consents.ts';
import css from './ChooseFamilies.module.css';
import { askedText, isOpen } from './consent-state.ts';

const idsOf = (people: readonly AskedChild[]): string[] => people.map(({ childId }) => childId);

/** The children whose families have something to answer. */
export const openIds = (people: readonly AskedChild[]): string[] => idsOf(people.filter(isOpen));

type Props = {
  people: readonly AskedChild[];
  chosen: readonly string[];
  onChoose(children: readonly string[]): void;
};

/** The children of a class, of which some get a letter: one, several, those without an answer, or all. */
export function ChooseFamilies({ people, chosen, onChoose }: Props) {
  const groups = { open: openIds(people), all: idsOf(people) };
  const isChosen = (ids: readonly string[]) =>
    ids.length === chosen.length && ids.every(id => chosen.includes(id));
  const group = isChosen(groups.open) ? 'open' : isChosen(groups.all) ? 'all' : 'some';
  const toggle = (childId: string) =>
    onChoose(
      chosen.includes(childId) ? chosen.filter(one => one !== childId) : [...chosen, childId],
    );
  return (
    <>
      <Actions>
        <Segments<'open' | 'all' | 'some'>
          label={consentWords.whom}
          options={[
            { value: 'open', words: consentWords.open(groups.open.length) },
            { value: 'all', words: consentWords.everybody(people.length) },
          ]}
          value={group}
          onChoose={value => value !== 'some' && onChoose(groups[value])}
        />
        <Button disabled={chosen.length === 0} onClick={() => onChoose([])}>
          {consentWords.clear}
        </Button>
      </Actions>
      <fieldset className={css['children']} aria-label={consentWords.children}>
        {people.map(child => {
          const state = askedText(child, Date.now()) ?? consentWords.answered;
          return (
            <label key={child.childId}>
              <input
                type="checkbox"
                checked={chosen.includes(child.childId)}
                onChange={() => toggle(child.childId)}
              />
              <span>
                {child.name} <small>{state}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
