import { useQueryOf } from '@portal/client/queries';
import type { RecordFile } from '@portal/contract/files/files';
import type { RecordType } from '@portal/contract/records/record-type';
import { createContext, type ReactNode, use } from 'react';
import { recordCallsOf } from '../record-calls-of.ts';

const Files = createContext<readonly RecordFile[]>([]);

/** Returns the files of the record around, with addresses for a few minutes. */
export const useRecordFiles = (): readonly RecordFile[] => use(Files);

interface RecordFilesProps {
  type: RecordType;
  /** Of a new record null. */
  id: string | null;
  children: ReactNode;
}

/** Gives the files of a record to what is shown of it. */
export function RecordFiles({ type, id, children }: RecordFilesProps) {
  const { files } = recordCallsOf(type);
  const { data } = useQueryOf(files, { id: id ?? '' }, { quiet: true, enabled: id !== null });
  return <Files value={data?.files ?? []}>{children}</Files>;
}
