import { TextArea } from '@portal/ui/fields/TextArea';
import { useState } from 'react';

interface LinesFieldProps {
  label: string;
  hint: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (lines: string[]) => void;
}

/** Several short texts, one a line; empty lines count for nothing, and stay while somebody types. */
export function LinesField({ value, onChange, ...field }: LinesFieldProps) {
  const [typed, setTyped] = useState(value.join('\n'));
  return (
    <TextArea
      {...field}
      value={typed}
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
