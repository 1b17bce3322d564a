import type { FileField } from '@portal/contract/records/fields';
import { nameIn } from '@portal/contract/records/references';
import { UploadField } from '../../files/UploadField.tsx';
import { useNames } from '../record-names.tsx';
import { useRecordFiles } from '../files/record-files.tsx';

interface FileInputProps {
  field: FileField;
  label: string;
  value: readonly string[];
  error: string | undefined;
  disabled: boolean;
  hint?: string;
  onChange: (ids: string[]) => void;
}

/** The input of files and pictures in the form of a record. */
export function FileInput({ field, value, ...props }: FileInputProps) {
  const names = useNames();
  const files = useRecordFiles();
  const known = value.flatMap((id) => {
    const name = nameIn(names, field, id);
    const file = files.find((one) => one.id === id);
    return file ?? (name === undefined ? [] : { id, name });
  });
  return (
    <UploadField
      {...props}
      value={value}
      known={known}
      most={field.most}
      isPicture={field.kind === 'picture'}
    />
  );
}
