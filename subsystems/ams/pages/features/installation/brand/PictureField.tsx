import { UploadField } from '@portal/subsystem/files/UploadField';

interface PictureFieldProps {
  label: string;
  hint: string;
  /** The file of the form, the one in force, and the address of that one. */
  value: string | null;
  stored: string | null;
  current: string | null;
  error: string | undefined;
  onChange: (file: string | null) => void;
}

/** One picture of the brand; without one the portal draws its own. */
export const PictureField = ({ stored, current, value, onChange, ...field }: PictureFieldProps) => (
  <UploadField
    {...field}
    value={value === null ? [] : [value]}
    most={1}
    isPicture
    known={stored === null ? [] : [{ id: stored, name: '使用中的图片', thumbnail: current }]}
    onChange={([file]) => onChange(file ?? null)}
  />
);
