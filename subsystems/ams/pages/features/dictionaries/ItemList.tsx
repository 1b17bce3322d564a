import {
  deleteDictionaryItem,
  dictionaryActions,
  type EditedDictionary,
  type EditedItem,
  getDictionary,
  listDictionaryChanges,
  orderDictionaryItems,
} from '@portal/contract/administration/dictionaries';
import { useCallOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { SortableList } from '@portal/ui/sortable/SortableList';
import { Tag } from '@portal/ui/data/Tag';
import { confirm } from '@portal/ui/overlays/confirm';

interface ItemListProps {
  dictionary: EditedDictionary;
  items: readonly EditedItem[];
  onEdit: (item: EditedItem) => void;
}

const refreshes = [getDictionary, listDictionaryChanges];

/** The items of a dictionary in order, to be moved by those who edit it. */
export function ItemList({ dictionary, items, onEdit }: ItemListProps) {
  const order = useCallOf(orderDictionaryItems, { refreshes });
  const { dictCode: dictId, version } = dictionary;
  const shown = order.isPending ? inOrder(items, order.variables.values) : items;
  const list = {
    label: '字典项',
    rows: shown,
    keyOf: ({ itemValue }: EditedItem) => itemValue,
    textOf: ({ itemText }: EditedItem) => itemText,
    children: (item: EditedItem) => <ItemRow item={item} onEdit={() => onEdit(item)} />,
  };
  return (
    <Allowed action={dictionaryActions.edit} otherwise={<SortableList {...list} />}>
      <SortableList {...list} onOrder={(values) => order.mutate({ dictId, values, version })} />
    </Allowed>
  );
}

const ItemRow = ({ item, onEdit }: { item: EditedItem; onEdit: () => void }) => (
  <>
    <span className="dictionary-item">
      {item.itemColor ? <Tag color={item.itemColor}>{item.itemText}</Tag> : item.itemText}
      <small>
        {[item.itemValue, item.description].filter(Boolean).join(' · ')}
        {item.status === 0 && '（停用：不再供选择）'}
      </small>
    </span>
    <ItemActions item={item} onEdit={onEdit} />
  </>
);

/** Returns the items as they will be once the new order is saved. */
const inOrder = (items: readonly EditedItem[], values: readonly string[]): EditedItem[] =>
  items.toSorted((a, b) => values.indexOf(a.itemValue) - values.indexOf(b.itemValue));

function ItemActions({ item, onEdit }: { item: EditedItem; onEdit: () => void }) {
  const { mutate, isPending } = useCallOf(deleteDictionaryItem, { refreshes });
  const { dictId, itemValue, itemText, version } = item;
  const remove = async (): Promise<void> => {
    const body = `“${itemText}”将从字典中删除。已有记录使用的字典项不能删除，可以停用。`;
    const isSure = await confirm({ title: '删除字典项', body, okText: '删除', danger: true });
    if (isSure) mutate({ dictId, itemValue, version });
  };
  return (
    <Allowed action={dictionaryActions.edit}>
      <Button size="small" kind="text" aria-label={`编辑${itemText}`} onClick={onEdit}>
        编辑
      </Button>
      <Button
        size="small"
        kind="text"
        busy={isPending}
        aria-label={`删除${itemText}`}
        onClick={() => void remove()}
      >
        删除
      </Button>
    </Allowed>
  );
}
