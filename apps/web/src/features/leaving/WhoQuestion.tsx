import { Button, type DominoMood, Popup } from '@digipals/ui';
import { ListenButton } from '../../shared/speech.tsx';

type Props = {
  mood: DominoMood;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes(): void;
  onNo(): void;
};

const ownLine = { flexBasis: '100%' };

/** Asks who is at the device, over a hidden page; only its two large buttons close it. */
export function WhoQuestion({ mood, title, text, yes, no, onYes, onNo }: Props) {
  return (
    <Popup
      open
      hidesPage
      mood={mood}
      title={title}
      text={text}
      speaker={<ListenButton text={`${title} ${text}`} />}
      actions={
        <>
          <Button big wide style={ownLine} onClick={onYes}>
            {yes}
          </Button>
          <Button big wide variant="quiet" style={ownLine} onClick={onNo}>
            {no}
          </Button>
        </>
      }
    />
  );
}
