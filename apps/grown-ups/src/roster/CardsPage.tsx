import { invalidateChanges } from '@digipals/client';
import type { ClassPage, SignInCard } from '@digipals/contract';
import { Button, EmptyState, FormError, Segments } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardKindField } from '../classes/CardKindField.tsx';
import { Actions, Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { Question } from '../parts/Question.tsx';
import { useServices } from '../shared/services.tsx';
import { useAsked } from '../shared/use-asked.ts';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import { roster } from '../words/roster.ts';
import { CardSheets } from './CardSheets.tsx';

type Who = 'without' | 'all';

/** New cards for children of a class, seen once. */
export function CardsPage({ data }: { data: ClassPage }) {
  const { call, location } = useServices();
  const queries = useQueryClient();
  const here = data.people.filter(({ leftAt }) => leftAt === null);
  const without = here.filter(({ hasCard }) => !hasCard);
  const [who, setWho] = useState<Who>('without');
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  const { problem, setProblem, isSending, send } = useSend();
  const { asked, ask } = useAsked<true>(setProblem);
  if (cards.length > 0) {
    const done = () => location.go(`/classes/${data.classId}`);
    return <CardSheets cards={cards} data={data} onDone={done} />;
  }
  const chosen = who === 'all' ? here : without;
  const replaced = chosen.filter(({ hasCard }) => hasCard).length;
  const make = async () => {
    const key = 'POST grown-ups/roster/classes/{classId}/cards';
    await send(async () => {
      const children = chosen.map(({ childId }) => childId);
      const made = await call(key, { params: { classId: data.classId }, body: { children } });
      // The pictures come first: they are seen only now.
      setCards(made.cards);
      await invalidateChanges(queries, key);
    });
  };
  return (
    <>
      <Head
        title={roster.cardsTitle(data.className)}
        about={data.cardKind === 'pictures' ? roster.cardsAbout : roster.badgeAbout}
      />
      {here.length === 0 ? (
        <EmptyState title={roster.nobody} />
      ) : (
        <Box title={roster.who}>
          <div>
            <Segments
              label={roster.who}
              options={[
                { value: 'without', words: roster.without(without.length) },
                { value: 'all', words: roster.everybody(here.length) },
              ]}
              value={who}
              onChoose={setWho}
            />
          </div>
          <CardKindField data={data} />
          {chosen.length === 0 && <p>{roster.allHave}</p>}
          <FormError words={asked ? null : problem} />
          <Actions>
            <Button
              variant="primary"
              disabled={isSending || chosen.length === 0}
              onClick={() => (replaced > 0 ? ask(true) : void make())}
            >
              {classWords.makeCards(chosen.length)}
            </Button>
          </Actions>
        </Box>
      )}
      {asked && (
        <Question
          yes={classWords.makeCards(chosen.length)}
          about={roster.endsCards(replaced)}
          {...{ problem, isSending }}
          onYes={() => void make()}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
