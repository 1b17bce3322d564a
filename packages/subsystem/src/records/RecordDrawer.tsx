import { useQueryOf } from '@portal/client/queries';
import type { RecordType } from '@portal/contract/records/record-type';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useEffect, useRef } from 'react';
import { useShell } from '../shell.ts';
import { RecordFiles } from './files/record-files.tsx';
import { partOnDemand } from './part-on-demand.tsx';
import { recordCallsOf } from './record-calls-of.ts';
import { KnownNames } from './record-names.tsx';
import type { OpenRecord, ShownRecord } from './RecordsPage.tsx';

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
  const id = idOf(opened);
  const draftName = `${type.name}/${id ?? 'new'}`;

  async function leave(): Promise<void> {
    const mayGo =
      !isUnsaved.current ||
      (await confirm({ title: '内容尚未保存，确定离开吗？', okText: '离开', danger: true }));
    if (!mayGo) return;
    if (isUnsaved.current) void drafts.remove(draftName);
    onOpened();
  }

  const form = (shown: ShownRecord | null) => (
    <RecordForm
      type={type}
      record={shown?.record ?? null}
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
  );
  const content = (shown: ShownRecord) => (
    <KnownNames names={shown.record.names}>
      {shown.isEditing ? (
        form(shown)
      ) : (
        <RecordDetail
          type={type}
          record={shown.record}
          onEdit={() => onOpened({ record: shown.record, isEditing: true })}
          onChanged={(changed) => onOpened({ record: changed, isEditing: false })}
        />
      )}
    </KnownNames>
  );

  return (
    <Dialog
      title={id === null ? `新建${type.one}` : `${type.one} ${id}`}
      side="right"
      width={hasLines(type) ? widths.withLines : widths.usual}
      onClose={() => void leave()}
    >
      <RecordFiles type={type} id={id}>
        {opened === 'new' && form(null)}
        {opened !== 'new' && 'record' in opened && content(opened)}
        {opened !== 'new' && 'id' in opened && (
          <FetchedRecord type={type} {...opened} onFetched={onOpened} />
        )}
      </RecordFiles>
    </Dialog>
  );
}

interface FetchedRecordProps {
  type: RecordType;
  id: string;
  isEditing: boolean;
  onFetched: (shown: ShownRecord) => void;
}

/** Fetches a record by its number, or says why it is not shown. It is shown as it was fetched: a form keeps its version. */
function FetchedRecord({ type, id, isEditing, onFetched }: FetchedRecordProps) {
  const query = useQueryOf(recordCallsOf(type).get, { id }, { quiet: true });
  const { data } = query;
  useEffect(() => {
    if (data) onFetched({ record: data, isEditing });
  }, [data, isEditing, onFetched]);
  return (
    <QueryState
      query={query}
      lines={8}
      loadingLabel={`${type.one}正在加载`}
      failedText={`${type.one}暂时无法取得，请稍后重试`}
      retryText="重试"
    >
      {() => null}
    </QueryState>
  );
}

function idOf(opened: OpenRecord): string | null {
  if (opened === 'new') return null;
  return 'record' in opened ? opened.record.id : opened.id;
}

const hasLines = ({ fields }: RecordType): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'lines');
