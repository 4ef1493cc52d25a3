import type { Conversation, Submission } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { placeOf } from './MessageComposer.tsx';
import { useTakeBack } from './use-take-back.ts';

type Props = { me: string; submission: Submission; friend: Conversation['friend'] };

/** The way to take a text back as long as a person reads it. */
export function TakeBack({ me, submission, friend }: Props) {
  const t = useText();
  const { isBusy, ask } = useTakeBack(me);
  return (
    <Button
      variant="plain"
      icon="replay"
      disabled={isBusy(submission)}
      onClick={() => ask(submission, { draftKey: placeOf(friend) })}
    >
      {t('messages.takeBack')}
    </Button>
  );
}
