import {
  addStore,
  editStore,
  getStoreChanges,
  listStores,
  type StoreRow,
  StoreState,
} from '@portal/contract/administration/stores';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { notify } from '@portal/ui/feedback/notify';
import { NumberField } from '@portal/ui/fields/NumberField';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { UnitSelect } from '../../platform/UnitSelect.tsx';
import { storeKindWords, storeStateWords } from './labels.ts';
import './organisation.css';

interface StoreDialogProps {
  store: StoreRow | 'new';
  onClose: () => void;
}

const blank = {
  storeNo: '',
  storeName: '',
  bgNo: '',
  companyNo: '',
  city: '',
  kind: 'standard',
  area: 100,
  openedOn: '',
  state: 'open',
} as const;
const fieldsOf = (store: StoreRow) => ({
  storeNo: store.storeNo,
  storeName: store.storeName,
  bgNo: store.bgNo,
  companyNo: store.companyNo,
  city: store.city,
  kind: store.kind,
  area: store.area,
  openedOn: store.openedOn,
  state: store.state,
});
const refreshes = [listStores, getStoreChanges];
const kinds = ['flagship', 'standard', 'outlet'] as const;

/** Makes a store, or changes all of it but its number. */
export function StoreDialog({ store, onClose }: StoreDialogProps) {
  const isNew = store === 'new';
  const add = useCallOf(addStore, { refreshes, quiet: true });
  const edit = useCallOf(editStore, { refreshes, quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema: addStore.input,
    values: isNew ? blank : fieldsOf(store),
    refusedAt: (reason) => (reason === 'unit.taken' ? 'storeNo' : undefined),
    onSend: async (fields) => {
      if (isNew) await add.mutateAsync(fields);
      else await edit.mutateAsync({ ...fields, version: store.version });
      notify({ kind: 'success', text: '已保存' });
      onClose();
    },
  });
  const [type, room] = [control('kind'), control('area')];
  const [opening, standing] = [control('openedOn'), control('state')];
  return (
    <Dialog title={isNew ? '新建门店' : '编辑门店'} width={560} onClose={onClose}>
      <form {...props} className="organisation-form">
        <FormAlert>{alert}</FormAlert>
        <div className="organisation-pair">
          <Field {...field('storeName')} label="门店名称" autoComplete="off" maxLength={40} />
          <Field
            {...field('storeNo')}
            label="门店编号"
            autoComplete="off"
            maxLength={20}
            readOnly={!isNew}
          />
          <UnitSelect kind="group" label="事业部" {...control('bgNo')} />
          <UnitSelect kind="company" label="公司" {...control('companyNo')} />
          <Field {...field('city')} label="城市" autoComplete="off" maxLength={20} />
          <SelectField
            label="类型"
            none="请选择"
            options={kinds.map((value) => ({ value, label: storeKindWords[value] }))}
            value={type.value}
            error={type.error}
            onChange={({ target }) =>
              type.onChange(kinds.find((each) => each === target.value) ?? 'standard')
            }
          />
          <NumberField
            label="面积（㎡）"
            value={room.value}
            error={room.error}
            onChange={(typed) => room.onChange(typed ?? 0)}
          />
          <DateField
            label="开业日期"
            value={opening.value}
            error={opening.error}
            onChange={opening.onChange}
          />
          <SelectField
            label="状态"
            none="请选择"
            options={StoreState.options.map((value) => ({ value, label: storeStateWords[value] }))}
            value={standing.value}
            error={standing.error}
            onChange={({ target }) =>
              standing.onChange(StoreState.options.find((each) => each === target.value) ?? 'open')
            }
          />
        </div>
        <p className="organisation-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
