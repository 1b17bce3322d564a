import type { FoundStyle } from '@portal/contract/goods/stock-inquiry';

interface StyleListProps {
  styles: readonly FoundStyle[];
  chosen: string;
  onChoose: (style: string) => void;
}

/** Styles that were found, each with the pieces this store has. */
export const StyleList = ({ styles, chosen, onChoose }: StyleListProps) => (
  <ul className="stock-query-list">
    {styles.map(({ style, name, tag, units }) => (
      <li key={style}>
        <button
          type="button"
          aria-current={style === chosen || undefined}
          onClick={() => onChoose(style)}
        >
          <span className="stock-query-name">{name}</span>
          <span className="stock-query-meta">
            <span className="num">{style}</span>
            <span className="num">¥ {tag}</span>
          </span>
          <span className="stock-query-units num" data-none={units === 0 || undefined}>
            {units === 0 ? '无货' : `${units} 件`}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
