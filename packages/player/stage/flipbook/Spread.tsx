import css from './flipbook.module.css';

type Props = {
  /** Window sizes, such as `1366x625`. */
  sizes: readonly string[];
  /** The address of the page. */
  leaf: string;
};

/** One page in windows of several sizes, side by side. */
export function Spread({ sizes, leaf }: Props) {
  return (
    <div className={css['spread']}>
      {sizes.map(size => {
        const [width, height] = size.split('x');
        return (
          <iframe
            key={size}
            className={css['leaf']}
            name={size}
            title={size}
            src={leaf}
            width={width}
            height={height}
          />
        );
      })}
    </div>
  );
}
