import type {} from 'react';

declare module 'react' {
  /** Custom properties: the only use of style attributes here. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
