import { useEffect, useRef, useState } from 'react';
import { type ActionId, actionIds, bind, deskActions, firstBindings, keyName } from './actions.ts';
import { bindings, useBindings } from './bindings.ts';
import { useKeys } from './use-keys.ts';

const groups = ['Decide', 'Read', 'Desk'] as const;

type RowProps = { id: ActionId; isChanging: boolean; waits: boolean; onChange(): void };

function Row({ id, isChanging, waits, onChange }: RowProps) {
  const key = keyName(useBindings()[id]);
  return (
    <>
      <dt>
        {isChanging ? (
          <button
            type="button"
            className={waits ? 'rebind on' : 'rebind'}
            aria-label={`Key for: ${deskActions[id].words}`}
            onClick={onChange}
          >
            <kbd>{waits ? 'Press a key' : key}</kbd>
          </button>
        ) : (
          <kbd>{key}</kbd>
        )}
      </dt>
      <dd>{deskActions[id].words}</dd>
    </>
  );
}

/** Hears one key for the action that waits for one. */
function useRebinding(waiting: ActionId | null, done: () => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const hear = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key !== 'Escape') bindings.set(bind(bindings.get(), waiting, event.key));
      done();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [waiting, done]);
}

/** The list of keys, where each can be changed. */
export function KeysList({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isChanging, setChanging] = useState(false);
  const [waiting, setWaiting] = useState<ActionId | null>(null);
  const [stopWaiting] = useState(() => () => setWaiting(null));
  useEffect(() => dialog.current?.showModal(), []);
  useRebinding(waiting, stopWaiting);
  useKeys({
    level: 'dialog',
    alone: true,
    actions: { keys: onClose },
    keys: { escape: onClose },
  });
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="keys-title" onCancel={onClose}>
      <header>
        <h1 id="keys-title">Keys</h1>
        <span className="q">Off while you type. Every key can be changed.</span>
        <span className="sp" />
        {isChanging && (
          <button type="button" className="btn" onClick={() => bindings.set(firstBindings)}>
            As at first
          </button>
        )}
        <button type="button" className="btn" onClick={() => setChanging(!isChanging)}>
          {isChanging ? 'Done' : 'Change keys'}
        </button>
        <button type="button" className="btn ghost" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <div className="groups">
        {groups.map(group => (
          <section key={group}>
            <h2>{group}</h2>
            <dl>
              {actionIds
                .filter(id => deskActions[id].group === group)
                .map(id => (
                  <Row
                    key={id}
                    id={id}
                    isChanging={isChanging}
                    waits={waiting === id}
                    onChange={() => setWaiting(id)}
                  />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
