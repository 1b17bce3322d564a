import { CallProblem } from '@portal/client/problems';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { attachmentsMost, isUnfinished } from '@portal/contract/files/files';
import type { RecordType } from '@portal/contract/records/record-type';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useState } from 'react';
import { UploadField } from '../../files/UploadField.tsx';
import { recordCallsOf } from '../record-calls-of.ts';
import { OpenableFiles } from './OpenableFiles.tsx';

interface RecordAttachmentsProps {
  type: RecordType;
  id: string;
}

/** The attachments of a record: whoever sees it adds some, and removes their own. */
export function RecordAttachments({ type, id }: RecordAttachmentsProps) {
  const { files, attach, detach, timeline } = recordCallsOf(type);
  const query = useQueryOf(files, { id }, { quiet: true });
  const refreshes = [files, timeline];
  const { mutateAsync: add } = useCallOf(attach, { refreshes, quiet: true });
  const { mutate: remove } = useCallOf(detach, { refreshes });
  const [uploads, setUploads] = useState<readonly string[]>([]);

  /** Gives each upload that has ended to the record. */
  async function take(ids: readonly string[]): Promise<void> {
    setUploads(ids.filter(isUnfinished));
    const ended = ids.filter((file) => !isUnfinished(file));
    if (ended.length === 0) return;
    try {
      await add({ id, ids: ended });
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      notify({ kind: 'error', text: error.said });
    }
  }
  return (
    <section className="records-section">
      <h3>附件</h3>
      <QueryState
        query={query}
        failedText="附件暂时无法取得"
        retryText="重试"
        isEmpty={() => false}
        emptyText="还没有附件"
      >
        {({ files: all }) => {
          const attachments = all.filter(({ field }) => field === null);
          return (
            <>
              {attachments.length > 0 && (
                <OpenableFiles
                  type={type}
                  id={id}
                  label="附件"
                  files={attachments}
                  onRemove={(file) => remove({ id, file: file.id })}
                />
              )}
              <UploadField
                label="添加附件"
                value={uploads}
                most={attachmentsMost - attachments.length}
                onChange={(ids) => void take(ids)}
              />
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
