import type { Card } from '@digipals/contract';
import { EditPanel } from './EditPanel.tsx';
import type { Numbered } from './marked.ts';
import { NotePanel } from './NotePanel.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import type { Panel } from './review-state.ts';
import type { Review } from './use-review.ts';

type Props = { card: Card; panel: Panel; signals: readonly Numbered[]; review: Review };

/** The open panel below the text. */
export function Panels({ card, panel, signals, review }: Props) {
  const { dispatch, rights, state } = review;
  const onCancel = () => dispatch({ type: 'panel', panel: null });
  const isOn = rights[panel];
  const sendNote = async (note: string): Promise<boolean> => {
    if (panel === 'lead') return review.decide({ outcome: 'escalate', note });
    if (panel === 'withhold') return review.decide({ outcome: 'withhold', note });
    return review.hold(note);
  };
  if (panel === 'edit') {
    return (
      <EditPanel
        card={card}
        isOn={isOn}
        onCancel={onCancel}
        onSend={editedText => void review.decide({ outcome: 'deliver', editedText })}
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
          void review.decide({ outcome: 'return', reason, ...(note !== '' && { note }) })
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
