import type { RecordFile } from '@portal/contract/files/files';
import type { RecordType } from '@portal/contract/records/record-type';
import { FileList } from '@portal/ui/files/FileList';
import { IconButton } from '@portal/ui/actions/IconButton';
import { confirm } from '@portal/ui/overlays/confirm';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShell } from '../../shell.ts';
import { recordCallsOf } from '../record-calls-of.ts';

const FilePreview = lazy(async () => ({
  default: (await import('./FilePreview.tsx')).FilePreview,
}));

interface OpenableFilesProps {
  type: RecordType;
  /** The number of the record. */
  id: string;
  label: string;
  files: readonly RecordFile[];
  /** Removes a file; absent where none is removed here. */
  onRemove?: (file: RecordFile) => void;
}

/** Files of a record: a picture or text is shown, any other file is saved. */
export function OpenableFiles({ type, id, label, files, onRemove }: OpenableFilesProps) {
  const { call } = useShell();
  const [shown, setShown] = useState<RecordFile>();

  /** Asks for fresh addresses: those of the page may be older than they live. */
  async function open(fileId: string): Promise<void> {
    const { files: fresh } = await call(recordCallsOf(type).files, { id });
    const file = fresh.find((one) => one.id === fileId);
    if (file?.preview) setShown(file);
    else if (file) save(file.address);
  }
  async function remove(file: RecordFile): Promise<void> {
    const isSure = await confirm({
      title: `移除附件「${file.name}」？`,
      body: '移除后不能恢复，动态中会留下记录。',
      okText: '移除',
      danger: true,
    });
    if (isSure) onRemove?.(file);
  }
  return (
    <>
      <FileList
        label={label}
        files={files.map((file) => ({
          ...file,
          ...(onRemove && { aside: `${file.by} ${file.at.slice(0, 10)}` }),
          action: onRemove && file.isOwn && (
            <IconButton label={`移除 ${file.name}`} onClick={() => void remove(file)}>
              <Trash2 size={15} aria-hidden="true" />
            </IconButton>
          ),
        }))}
        onOpen={(fileId) => void open(fileId).catch(() => undefined)}
      />
      {shown && (
        <Suspense>
          <FilePreview
            file={shown}
            onSave={() => save(shown.address)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Has the browser save what an address answers: the answer names the file. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
