import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../index.ts';
import { TextProvider, useLocale, useText } from './react.tsx';

function Praise() {
  const t = useText();
  return <p lang={useLocale()}>{t('player.wellDone')}</p>;
}

test('components below the provider use its language', async () => {
  const page = (
    <TextProvider locale="tr" catalogue={await loadCatalogue('tr')}>
      <Praise />
    </TextProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('<p lang="tr">Aferin!</p>');
});

test('a component without a provider throws an error that names it', () => {
  expect(() => renderToStaticMarkup(<Praise />)).toThrow('TextProvider');
});
