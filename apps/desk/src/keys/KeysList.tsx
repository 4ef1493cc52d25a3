import { Button, classes, Dialog, KeyCap } from '@digipals/ui/grown-ups';
import { useEffect, useState } from 'react';
import {
  type ActionId,
  actionIds,
  bind,
  deskActions,
  firstBindings,
  isAllowed,
  keyName,
} from './actions.ts';
import { bindings, useBindings } from './bindings.ts';
import css from './KeysList.module.css';
import { useKeys } from './use-keys.ts';

const groups = ['Decide', 'Read', 'Desk'] as const;

type RowProps = { id: ActionId; isChanging: boolean; asks: string | null; onChange(): void };

function Row({ id, isChanging, asks, onChange }: RowProps) {
  const key = keyName(useBindings()[id]);
  return (
    <>
      <dt>
        {isChanging ? (
          <button
            type="button"
            className={classes(css['rebind'], asks !== null && css['asking'])}
            aria-label={`${asks ?? 'Key for'}: ${deskActions[id].words}`}
            onClick={onChange}
          >
            <KeyCap>{asks ?? key}</KeyCap>
          </button>
        ) : (
          <KeyCap>{key}</KeyCap>
        )}
      </dt>
      <dd>{deskActions[id].words}</dd>
    </>
  );
}

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/** Binds the chosen action to the next allowed key; Escape cancels. */
function useRebinding() {
  const [waiting, setWaiting] = useState<ActionId | null>(null);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const hear = (event: KeyboardEvent) => {
      // Ignores browser shortcuts and modifier keys, such as the Shift of "?".
      if (event.ctrlKey || event.altKey || event.metaKey || modifiers.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isKey = event.key === 'Escape' || isAllowed(event.key.toLowerCase());
      setTaken(!isKey);
      if (!isKey) return;
      if (event.key !== 'Escape') bindings.set(bind(bindings.get(), waiting, event.key));
      setWaiting(null);
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [waiting]);
  const asks = isTaken ? 'Another, please' : 'Press a key';
  return {
    asksFor: (id: ActionId) => (id === waiting ? asks : null),
    choose(id: ActionId) {
      setTaken(false);
      setWaiting(id);
    },
  };
}

type Props = { canTranslate: boolean; onClose(): void };

/** The list of keys, each of which can be changed. */
export function KeysList({ canTranslate, onClose }: Props) {
  const [isChanging, setChanging] = useState(false);
  const { asksFor, choose } = useRebinding();
  useKeys({
    level: 'dialog',
    actions: { keys: onClose },
    keys: { escape: onClose },
  });
  return (
    <Dialog
      title="Keys"
      subtitle="Off while you type. Every key can be changed."
      onClose={onClose}
      actions={
        <>
          {isChanging && <Button onClick={() => bindings.set(firstBindings)}>As at first</Button>}
          <Button onClick={() => setChanging(!isChanging)}>
            {isChanging ? 'Done' : 'Change keys'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Close <KeyCap>Esc</KeyCap>
          </Button>
        </>
      }
    >
      <div className={css['groups']}>
        {groups.map(group => (
          <section key={group}>
            <h2>{group}</h2>
            <dl>
              {actionIds
                .filter(id => deskActions[id].group === group)
                .filter(id => canTranslate || id !== 'translate')
                .map(id => (
                  <Row
                    key={id}
                    id={id}
                    isChanging={isChanging}
                    asks={asksFor(id)}
                    onChange={() => choose(id)}
                  />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
