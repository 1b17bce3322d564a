import type { RecordType } from '@portal/contract/records/record-type';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useRef } from 'react';
import { useShell } from '../shell.ts';
import { partOnDemand } from './part-on-demand.tsx';
import { KnownNames } from './record-names.tsx';
import type { OpenRecord } from './RecordsPage.tsx';

const RecordDetail = partOnDemand(({ RecordDetail: Part }) => Part);
const RecordForm = partOnDemand(({ RecordForm: Part }) => Part);

interface RecordDrawerProps {
  type: RecordType;
  opened: OpenRecord;
  /** Shows something else, or nothing. */
  onOpened: (opened?: OpenRecord) => void;
}

/** Pixels, more where there are rows within a record; on a phone it takes what there is. */
const widths = { usual: 560, withLines: 860 };

/** One record at the side: to read, edit or create. Leaving it with unsaved input asks first, and gives up its draft. */
export function RecordDrawer({ type, opened, onOpened }: RecordDrawerProps) {
  const { drafts } = useShell();
  const isUnsaved = useRef(false);
  const record = opened === 'new' ? null : opened.record;
  const isForm = opened === 'new' || opened.isEditing;
  const draftName = `${type.name}/${record?.id ?? 'new'}`;
  const title = record ? `${type.one} ${record.id}` : `新建${type.one}`;

  async function leave(): Promise<void> {
    const mayGo =
      !isUnsaved.current ||
      (await confirm({ title: '内容尚未保存，确定离开吗？', okText: '离开', danger: true }));
    if (!mayGo) return;
    if (isUnsaved.current) void drafts.remove(draftName);
    onOpened();
  }

  return (
    <Dialog
      title={title}
      side="right"
      width={hasLines(type) ? widths.withLines : widths.usual}
      onClose={() => void leave()}
    >
      <KnownNames names={record?.names}>
        {isForm && (
          <RecordForm
            type={type}
            record={record}
            draftName={draftName}
            onDirty={(isDirty) => {
              isUnsaved.current = isDirty;
            }}
            onLeave={() => void leave()}
            onSaved={(saved) => {
              isUnsaved.current = false;
              onOpened({ record: saved, isEditing: false });
            }}
          />
        )}
        {!isForm && record && (
          <RecordDetail
            type={type}
            record={record}
            onEdit={() => onOpened({ record, isEditing: true })}
            onChanged={(changed) => onOpened({ record: changed, isEditing: false })}
          />
        )}
      </KnownNames>
    </Dialog>
  );
}

const hasLines = ({ fields }: RecordType): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'lines');
