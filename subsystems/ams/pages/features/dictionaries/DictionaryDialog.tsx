import {
  addDictionary,
  editDictionary,
  type EditedDictionary,
  getDictionary,
  listDictionaries,
  listDictionaryChanges,
} from '@portal/contract/administration/dictionaries';
import { useCallOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { dictionaryAddresses } from './addresses.ts';

interface DictionaryDialogProps {
  /** None for a new one. */
  dictionary?: EditedDictionary;
  onClose: () => void;
}

const refreshes = [listDictionaries, getDictionary, listDictionaryChanges];
const schema = addDictionary.input
  .pick({ dictCode: true, dictName: true })
  .extend({ description: addDictionary.input.shape.description.unwrap() });

/** Adds a dictionary, or changes name and description of one. */
export function DictionaryDialog({ dictionary, onClose }: DictionaryDialogProps) {
  const { push } = useRouter();
  const add = useCallOf(addDictionary, { refreshes, quiet: true });
  const edit = useCallOf(editDictionary, { refreshes, quiet: true });
  const { props, field, alert, isBusy } = useForm({
    schema,
    values: {
      dictCode: dictionary?.dictCode ?? '',
      dictName: dictionary?.dictName ?? '',
      description: dictionary?.description ?? '',
    },
    refusedAt: (reason) => (reason === 'dictionary.taken' ? 'dictCode' : undefined),
    onSend: async ({ dictCode, ...fields }) => {
      if (dictionary) {
        await edit.mutateAsync({ id: dictCode, ...fields, version: dictionary.version });
      } else {
        await add.mutateAsync({ dictCode, ...fields });
        push(dictionaryAddresses.of(dictCode));
      }
      onClose();
    },
  });
  return (
    <Dialog title={dictionary ? '编辑字典' : '新建字典'} onClose={onClose}>
      <form {...props} className="dictionary-form">
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('dictCode')}
          label="编码"
          hint="页面和程序用它找到字典，保存后不可更改"
          disabled={dictionary !== undefined}
          autoComplete="off"
        />
        <Field {...field('dictName')} label="名称" autoComplete="off" />
        <Field {...field('description')} label="描述" autoComplete="off" />
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
      </form>
    </Dialog>
  );
}
