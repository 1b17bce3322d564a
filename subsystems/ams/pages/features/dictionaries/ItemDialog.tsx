import {
  addDictionaryItem,
  editDictionaryItem,
  type EditedDictionary,
  type EditedItem,
  getDictionary,
  type ItemColor,
  itemColors,
  listDictionaryChanges,
} from '@portal/contract/administration/dictionaries';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Tag } from '@portal/ui/data/Tag';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Switch } from '@portal/ui/forms/Switch';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { colorWords } from './labels.ts';

interface ItemDialogProps {
  dictionary: EditedDictionary;
  /** None for a new one. */
  item: EditedItem | undefined;
  onClose: () => void;
}

const refreshes = [getDictionary, listDictionaryChanges];
const { description, itemColor, status: itemStatus } = addDictionaryItem.input.shape;
const schema = addDictionaryItem.input.extend({
  description: description.unwrap(),
  itemColor: itemColor.unwrap(),
  status: itemStatus.unwrap(),
});

/** Adds an item, or changes its words, colour and whether it is offered. */
export function ItemDialog({ dictionary, item, onClose }: ItemDialogProps) {
  const add = useCallOf(addDictionaryItem, { refreshes, quiet: true });
  const edit = useCallOf(editDictionaryItem, { refreshes, quiet: true });
  const { props, field, control, alert, isBusy, values } = useForm({
    schema,
    values: {
      dictId: dictionary.dictCode,
      itemValue: item?.itemValue ?? '',
      itemText: item?.itemText ?? '',
      description: item?.description ?? '',
      itemColor: isColor(item?.itemColor) ? item.itemColor : null,
      status: item?.status ?? 1,
    },
    refusedAt: (reason) => (reason === 'dictionary.item-taken' ? 'itemValue' : undefined),
    onSend: async (fields) => {
      if (item) await edit.mutateAsync({ ...fields, version: item.version });
      else await add.mutateAsync(fields);
      onClose();
    },
  });
  const [color, status] = [control('itemColor'), control('status')];
  return (
    <Dialog title={item ? `编辑“${item.itemText}”` : '新增字典项'} onClose={onClose}>
      <form {...props} className="dictionary-form">
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('itemValue')}
          label="数据值"
          hint="存入记录的值，保存后不可更改"
          disabled={item !== undefined}
          autoComplete="off"
        />
        <Field {...field('itemText')} label="名称" autoComplete="off" />
        <SelectField
          label="颜色"
          none="不着色"
          value={color.value ?? ''}
          options={itemColors.map((value) => ({ value, label: colorWords[value] }))}
          onChange={({ target }) => color.onChange(isColor(target.value) ? target.value : null)}
        />
        {color.value && (
          <p className="dictionary-preview">
            列表中显示为 <Tag color={color.value}>{values.itemText || '名称'}</Tag>
          </p>
        )}
        <Field {...field('description')} label="描述" autoComplete="off" />
        <Switch
          label="启用：新记录可以选择它"
          isOn={status.value === 1}
          onTurn={(isOn) => status.onChange(isOn ? 1 : 0)}
        />
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
      </form>
    </Dialog>
  );
}

const isColor = (text: string | null | undefined): text is ItemColor =>
  itemColors.some((color) => color === text);
