import { useQueryOf } from '@portal/client/queries';
import { isUnfinished, ownFiles } from '@portal/contract/files/files';
import { Upload, type UploadedFile } from '@portal/ui/files/Upload';
import type { ReactNode } from 'react';
import { useUploads } from './use-uploads.ts';

interface UploadFieldProps {
  label: string;
  /** Ids of files. While an upload has not ended, the value has a placeholder that no call takes. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The most files; 9 unless told. */
  most?: number;
  isPicture?: boolean;
  /** Endings of the names that are offered, as `.xlsx,.csv`. */
  accept?: string;
  /** Files of the value that are known: those that a record has. */
  known?: readonly UploadedFile[];
  error?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Uploads files for a form; its value are their ids, which the call of the form gives to a record. */
export function UploadField(props: UploadFieldProps) {
  const { value, onChange, known = [], most = 9, ...field } = props;
  const uploads = useUploads({ value, onChange });
  const here = new Map([...known, ...uploads.fresh].map((file) => [file.id, file]));
  const kept = value.filter((id) => !uploads.pending.some(({ key }) => key === id));
  // Of a draft that is opened again.
  const unknown = kept.filter((id) => !here.has(id) && !isUnfinished(id));
  const { data: own } = useQueryOf(
    ownFiles,
    { ids: unknown.join(',') },
    { quiet: true, enabled: unknown.length > 0 },
  );
  const files = kept.map((id): UploadedFile => {
    const found = here.get(id) ?? own?.find((file) => file.id === id);
    if (found) return found;
    const isGone = own !== undefined || isUnfinished(id);
    return { id, name: '文件', problem: isGone ? '已失效，请移除后重新上传' : undefined };
  });
  return (
    <Upload
      {...field}
      most={most}
      files={files}
      pending={uploads.pending}
      onPick={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      onCancel={uploads.cancel}
    />
  );
}
