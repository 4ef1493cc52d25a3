import type { User } from '@digipals/contract';
import { ConversationFrame } from './ConversationFrame.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { NoMessages } from './NoMessages.tsx';
import type { Friend } from './WriteTo.tsx';

/** A thread that has not begun: the first message makes it (MSG-06, MSG-10). */
export function NewConversation({ user, friend }: { user: User; friend: Friend }) {
  return (
    <ConversationFrame friend={friend}>
      <NoMessages />
      <MessageComposer me={user.userId} friend={friend} conversationId={null} ready />
    </ConversationFrame>
  );
}
