import type {} from 'react';

declare module 'react' {
  /** Custom properties: the one thing style attributes are used for here. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
