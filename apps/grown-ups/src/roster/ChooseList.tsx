import type { RosterSource } from '@digipals/contract';
import { rosterLimits } from '@digipals/contract/constants';
import { Button, FormError, LabelledTextBox } from '@digipals/ui/grown-ups';
import { type DragEvent, useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { roster } from '../words/roster.ts';
import css from './ChooseList.module.css';
import { readBase64 } from './read-file.ts';

type Props = {
  isSchool: boolean;
  isBusy: boolean;
  problem: string | null;
  /** The pasted list. */
  text: string;
  onText(text: string): void;
  onChoose(source: RosterSource): void;
};

/** A file or a pasted list, of which the trial run is shown. */
export function ChooseList(props: Props) {
  const { isSchool, isBusy, problem, text, onText, onChoose } = props;
  const [fault, setFault] = useState<string | null>(null);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    if (file.size > rosterLimits.fileBytes) return setFault(roster.tooLarge);
    const base64 = await readBase64(file).catch(() => null);
    if (base64 === null) setFault(roster.unreadable);
    else onChoose({ fileName: file.name, base64 });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void bring(event.dataTransfer.files[0]);
  };
  return (
    <>
      <p role="status">{isBusy ? roster.reading : roster.nothingYet}</p>
      <FormError words={fault ?? problem} />
      <div className={css['ways']}>
        <Box title={roster.file}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first */}
          <div className={css['drop']} onDragOver={event => event.preventDefault()} onDrop={drop}>
            <p>{isSchool ? roster.fileAbout : roster.fileAboutClass}</p>
            <label className={css['file']}>
              <span>{roster.choose}</span>
              <input
                type="file"
                accept=".csv,.tsv,.txt,.zip"
                disabled={isBusy}
                onChange={event => {
                  void bring(event.target.files?.[0]);
                  // The same file again, corrected, is a change too.
                  event.target.value = '';
                }}
              />
            </label>
          </div>
        </Box>
        <Box title={roster.paste}>
          <LabelledTextBox
            label={isSchool ? roster.pasteSchool : roster.pasteAbout}
            tall
            value={text}
            maxLength={rosterLimits.pasteChars}
            onChange={event => onText(event.target.value)}
          />
          <Actions>
            <Button
              variant="primary"
              disabled={isBusy || text.trim() === ''}
              onClick={() => onChoose({ text })}
            >
              {roster.see}
            </Button>
          </Actions>
        </Box>
      </div>
    </>
  );
}
