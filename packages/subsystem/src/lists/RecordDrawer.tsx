import type { List } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useRef } from 'react';
import { Allowed } from '../Allowed.tsx';
import { headOf } from './cells.ts';
import { RecordForm } from './RecordForm.tsx';
import type { OpenRecord } from './Records.tsx';
import { CellText } from './RecordTable.tsx';

interface RecordDrawerProps {
  list: List;
  opened: OpenRecord;
  /** Shows something else, or nothing. */
  onOpened: (opened?: OpenRecord) => void;
}

/** Pixels; on a phone it takes what there is. */
const width = 520;

/** One record at the side: to read, change or create. Leaving it with unsaved input asks first. */
export function RecordDrawer({ list, opened, onOpened }: RecordDrawerProps) {
  const isUnsaved = useRef(false);
  const record = opened === 'new' ? null : opened.record;
  const isForm = opened === 'new' || opened.isEditing;
  const title = record ? `${list.one} ${record.id}` : `新建${list.one}`;

  async function leave(): Promise<void> {
    const mayGo =
      !isUnsaved.current ||
      (await confirm({ title: '内容尚未保存，确定离开吗？', okText: '离开', danger: true }));
    if (mayGo) onOpened();
  }

  return (
    <Dialog title={title} side="right" width={width} onClose={() => void leave()}>
      {isForm && (
        <RecordForm
          list={list}
          record={record}
          onDirty={(dirty) => {
            isUnsaved.current = dirty;
          }}
          onLeave={() => void leave()}
          onSaved={() => onOpened()}
        />
      )}
      {!isForm && record && (
        <RecordShown
          list={list}
          record={record}
          onEdit={() => onOpened({ record, isEditing: true })}
        />
      )}
    </Dialog>
  );
}

interface RecordShownProps {
  list: List;
  record: ListRecord;
  onEdit: () => void;
}

function RecordShown({ list, record, onEdit }: RecordShownProps) {
  return (
    <>
      <Descriptions
        items={[
          ...list.fields.map((field) => ({
            label: headOf(field),
            value: <CellText field={field} value={record.fields[field.name] ?? null} />,
          })),
          { label: '最后修改', value: `${record.changedAt} ${record.changedBy}` },
        ]}
      />
      <Allowed action={`${list.actions}:edit`}>
        <Button kind="primary" onClick={onEdit}>
          编辑
        </Button>
      </Allowed>
    </>
  );
}
