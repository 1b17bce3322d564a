import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { movedKeys } from './moved-keys.ts';
import './sortable-list.css';

interface SortableListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The name of a row for screen readers. */
  textOf: (row: Row) => string;
  /** Gets all keys in their new order; without it rows stay where they are. */
  onOrder?: ((keys: string[]) => void) | undefined;
  children: (row: Row) => ReactNode;
}

/**
 * A list that is put into order: by its handles with the pointer, or with Enter on a handle, arrows and Enter again. Esc
 * leaves a row where it was.
 */
export function SortableList<Row>(props: SortableListProps<Row>) {
  const { label, rows, keyOf, textOf, onOrder, children } = props;
  const keys = rows.map(keyOf);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onOrder,
    getItems: (moved) => [...moved].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: moved, target: { key, dropPosition } }) => {
      const isBefore = dropPosition === 'before';
      onOrder?.(movedKeys(keys, { moved: [...moved].map(String), to: String(key), isBefore }));
    },
  });
  return (
    <I18nProvider locale="zh-CN">
      <GridList
        aria-label={label}
        className="ui-sortable"
        keyboardNavigationBehavior="tab"
        items={rows.map((row) => ({ id: keyOf(row), row }))}
        dependencies={[rows, !onOrder]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ id, row }) => (
          <GridListItem id={id} textValue={textOf(row)} className="ui-sortable-row">
            <Button
              slot="drag"
              isDisabled={!onOrder}
              className="ui-sortable-handle"
              aria-label={`移动${textOf(row)}`}
            >
              <GripVertical size={16} aria-hidden="true" />
            </Button>
            {children(row)}
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  );
}
