import type { Card } from '@digipals/contract';
import { forgetDrafts } from '../shared/drafts.ts';
import { EditPanel } from './EditPanel.tsx';
import type { Numbered } from './marked.ts';
import { NotePanel } from './NotePanel.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import type { Panel } from './review-state.ts';
import type { Review } from './use-review.ts';

type Props = { card: Card; panel: Panel; signals: readonly Numbered[]; review: Review };

/** What is open under the text. */
export function Panels({ card, panel, signals, review }: Props) {
  const { dispatch, rights, state } = review;
  const onCancel = () => dispatch({ type: 'panel', panel: null });
  const isOn = rights[panel];
  const decide: Review['decide'] = async decision => {
    const done = await review.decide(decision);
    if (done) forgetDrafts(card.submissionId);
    return done;
  };
  const sendNote = async (note: string): Promise<boolean> => {
    if (panel === 'lead') return decide({ outcome: 'escalate', note });
    if (panel === 'withhold') return decide({ outcome: 'withhold', note });
    return review.hold(note).then(done => {
      if (done) forgetDrafts(card.submissionId);
      return done;
    });
  };
  if (panel === 'edit') {
    return (
      <EditPanel
        card={card}
        isOn={isOn}
        onCancel={onCancel}
        onSend={editedText => void decide({ outcome: 'deliver', editedText })}
      />
    );
  }
  if (panel === 'return') {
    return (
      <ReturnPanel
        card={card}
        signals={signals}
        reason={state.reason}
        isOn={isOn}
        onReason={reason => dispatch({ type: 'reason', reason })}
        onCancel={onCancel}
        onSend={(reason, note) =>
          void decide({ outcome: 'return', reason, ...(note !== '' && { note }) })
        }
      />
    );
  }
  return (
    <NotePanel
      key={panel}
      kind={panel}
      card={card}
      isOn={isOn}
      onCancel={onCancel}
      onSend={note => void sendNote(note)}
      onSendAndPause={async note => {
        if (await sendNote(note)) review.pause();
      }}
    />
  );
}
