import { choicePageSize } from '@portal/contract/limits';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Option } from '@portal/ui/forms/matching';
import { useState } from 'react';
import type { ChooserProps } from '../../choosers/chooser.ts';
import { PagedOptions } from '../../choosers/PagedOptions.tsx';
import { useShell } from '../../shell.ts';
import { recordCallsOf } from '../record-calls-of.ts';
import { keyText } from '../record-values.ts';
import { useNamesOf } from '../record-names.tsx';

/** The field whose value is chosen: the server knows what it may refer to. */
export interface ReferenceSource {
  type: RecordType;
  name: string;
}

interface LinkSelectProps extends ChooserProps {
  source: ReferenceSource;
}

/** Chooses a record that another links to, in the reach of the user, by its number or its words. */
export function LinkSelect({ source, value, onChange, ...field }: LinkSelectProps) {
  const { type, name } = source;
  const { call } = useShell();
  const { options } = recordCallsOf(type);
  const [known, setKnown] = useState<readonly Option[]>([]);
  const names = useNamesOf(type, { [name]: value });
  const chosen = value.map((key) => {
    const linked = type.fields[name];
    const text = linked ? keyText(linked, key, names) : key;
    return known.find((option) => option.key === key) ?? { key, text };
  });
  return (
    <PagedOptions
      {...field}
      chosen={chosen}
      list={[options.path, name]}
      fetchPage={({ keyword, pageNo, signal }) => {
        const page = { pageNo: String(pageNo), pageSize: String(choicePageSize) };
        return call(options, { field: name, keyword, ...page }, { signal, quiet: true });
      }}
      onChange={(selected) => {
        setKnown(selected);
        onChange(selected.map(({ key }) => key));
      }}
    />
  );
}
