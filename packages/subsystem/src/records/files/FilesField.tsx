import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { keysIn } from '@portal/contract/records/references';
import { ValueText } from '../record-columns.tsx';
import { OpenableFiles } from './OpenableFiles.tsx';
import { useRecordFiles } from './record-files.tsx';

interface FilesFieldProps {
  type: RecordType;
  record: WireRecord;
  /** The name of the field. */
  name: string;
}

/** The files of a field, in its order; their names until the files have been asked for. */
export function FilesField({ type, record, name }: FilesFieldProps) {
  const all = useRecordFiles();
  const field = type.fields[name];
  const ids = keysIn(record.fields[name]);
  const files = ids.flatMap((id) => all.find((file) => file.id === id) ?? []);
  if (!field) return null;
  if (files.length === 0) return <ValueText field={field} value={record.fields[name]} />;
  return <OpenableFiles type={type} id={record.id} label={field.label} files={files} />;
}
