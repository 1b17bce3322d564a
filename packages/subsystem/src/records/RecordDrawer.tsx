import { useQueryOf } from '@portal/client/queries';
import type { RecordType } from '@portal/contract/records/record-type';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useEffect } from 'react';
import type { Leaving } from '../forms/use-leaving.ts';
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
  leaving: Leaving;
  /** Shows something else, or nothing. */
  onOpened: (opened?: OpenRecord) => void;
}

/** Pixels, more where there are rows within a record; on a phone it takes what there is. */
const widths = { usual: 560, withLines: 860 };

/** One record at the side: to read, edit or create. Leaving it with unsaved input keeps that as a draft. */
export function RecordDrawer({ type, opened, leaving, onOpened }: RecordDrawerProps) {
  const id = idOf(opened);
  const leave = () => void leaving.leave(() => onOpened());

  const form = (shown: ShownRecord | null) => (
    <RecordForm
      type={type}
      record={shown?.record ?? null}
      draftName={`${type.name}/${id ?? 'new'}`}
      takesDraft={opened.takesDraft === true}
      onUnsaved={leaving.note}
      onLeave={leave}
      onThrownAway={() => onOpened()}
      onSaved={(saved) => {
        leaving.note(undefined);
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
      isBeside
      onClose={leave}
    >
      <RecordFiles type={type} id={id}>
        {'isNew' in opened && form(null)}
        {'record' in opened && content(opened)}
        {'id' in opened && (
          <FetchedRecord key={opened.id} type={type} opened={opened} onFetched={onOpened} />
        )}
      </RecordFiles>
    </Dialog>
  );
}

interface FetchedRecordProps {
  type: RecordType;
  opened: OpenRecord & { id: string; isEditing: boolean };
  onFetched: (shown: OpenRecord) => void;
}

/** Fetches a record by its number, or says why it is not shown. It is shown as it was fetched: a form keeps its version. */
function FetchedRecord({ type, opened, onFetched }: FetchedRecordProps) {
  const { id, isEditing, takesDraft = false } = opened;
  const query = useQueryOf(recordCallsOf(type).get, { id }, { quiet: true });
  const { data } = query;
  useEffect(() => {
    if (data) onFetched({ record: data, isEditing, takesDraft });
  }, [data, isEditing, takesDraft, onFetched]);
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
  if ('isNew' in opened) return null;
  return 'record' in opened ? opened.record.id : opened.id;
}

const hasLines = ({ fields }: RecordType): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'lines');
