import type { ClassPage } from '@digipals/contract';
import { Button } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { helpOf, helpWords } from '../words/help.ts';
import { spacedCode } from './ClassCode.tsx';
import css from './HelpPage.module.css';

/** What a supply teacher needs to know. */
export function HelpPage({ data }: { data: ClassPage }) {
  const address = `${window.location.host}/student`;
  return (
    <>
      <Head title={helpWords.title} about={helpWords.about}>
        <Button onClick={() => window.print()}>{helpWords.print}</Button>
      </Head>
      <div className={css['columns']}>
        {helpOf(address, spacedCode(data.classCode)).map(({ title, steps }) => (
          <Box key={title} title={title}>
            <ul className={css['steps']}>
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Box>
        ))}
      </div>
    </>
  );
}
