import type { RosterTrial } from '@digipals/contract';
import { Button, classes, FormError } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { saveFile } from '../shared/save-file.ts';
import { roster } from '../words/roster.ts';
import { Changes, Leavers, NewChildren } from './Changes.tsx';
import { FaultyRows } from './FaultyRows.tsx';
import { faultsFile } from './faults-file.ts';
import css from './TrialRun.module.css';

type Props = {
  trial: RosterTrial;
  fileName: string | null;
  isBusy: boolean;
  problem: string | null;
  onAct(): void;
  onBack(): void;
};

type TileProps = { title: string; count: number; about: string; tone?: string | undefined };

const Tile = ({ title, count, about, tone }: TileProps) => (
  <li className={classes(css['tile'], count > 0 && tone)}>
    <span>{title}</span>
    <b>{count}</b>
    <small>{about}</small>
  </li>
);

const save = (faults: RosterTrial['faults']) =>
  saveFile('faulty-rows.csv', faultsFile(faults), 'text/csv');

/** What an import would do, and the button that does it. */
export function TrialRun({ trial, fileName, isBusy, problem, onAct, onBack }: Props) {
  const { made, changed, same, leaving, faults, newClasses, renamedClasses } = trial;
  const things =
    made.length + newClasses.length + changed.length + leaving.length + renamedClasses.length;
  const hasTwins = made.some(({ name }) => / \d+$/.test(name));
  return (
    <>
      <Head
        title={roster.trial}
        about={`${fileName ?? roster.pasted} · ${roster.formats[trial.format]}`}
      >
        <Button onClick={onBack}>{roster.another}</Button>
      </Head>
      <ul className={css['tiles']}>
        <Tile
          title={roster.made}
          count={made.length + newClasses.length}
          about={roster.madeAbout(made.length, newClasses.length)}
          tone={css['ok']}
        />
        <Tile
          title={roster.changed}
          count={changed.length + renamedClasses.length}
          about={roster.changedAbout}
          tone={css['note']}
        />
        <Tile title={roster.same} count={same} about={roster.sameAbout} />
        <Tile
          title={roster.leaving}
          count={leaving.length}
          about={roster.leavingAbout}
          tone={css['warn']}
        />
        <Tile
          title={roster.leftOut}
          count={faults.length}
          about={roster.leftOutAbout}
          tone={css['bad']}
        />
      </ul>
      {faults.length > 0 && <FaultyRows faults={faults} />}
      <div className={css['boxes']}>
        <Leavers leaving={leaving} />
        <Changes changed={changed} renamed={renamedClasses} />
        <NewChildren made={made} />
      </div>
      {hasTwins && <p>{roster.twins}</p>}
      <FormError words={problem} />
      <Box className={css['bar']}>
        <p>
          <b>{roster.sum(things, faults.length)}</b>
          <span>{roster.safe}</span>
        </p>
        {faults.length > 0 && (
          <Button large onClick={() => save(faults)}>
            {roster.faultsFile}
          </Button>
        )}
        <Button variant="primary" large disabled={isBusy || things === 0} onClick={onAct}>
          {isBusy ? roster.acting : roster.act}
        </Button>
      </Box>
    </>
  );
}
