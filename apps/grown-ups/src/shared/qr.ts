import { renderSVG } from 'uqr';

/** The address of a picture with a QR code of a text; `border` in modules. */
export const qrOf = (text: string, border = 0): string =>
  `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border }))}`;
