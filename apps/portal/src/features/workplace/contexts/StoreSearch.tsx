import { Search } from 'lucide-react';

interface StoreSearchProps {
  typed: string;
  /** Count of results; undefined while loading. */
  total: number | undefined;
  onType: (typed: string) => void;
  /** Moves the focus from the field into the list. */
  onDown: () => void;
}

/** Finds stores by number, name or the initials of its pinyin. */
export const StoreSearch = ({ typed, total, onType, onDown }: StoreSearchProps) => (
  <>
    <label className="chooser-search">
      <Search size={15} aria-hidden="true" />
      <input
        type="search"
        aria-label="搜索门店"
        placeholder="输入门店名称、编号或拼音首字母"
        autoComplete="off"
        value={typed}
        data-initial-focus
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
    </label>
    <output className="sr-only">{total === undefined ? '' : `共 ${total} 家门店`}</output>
  </>
);
