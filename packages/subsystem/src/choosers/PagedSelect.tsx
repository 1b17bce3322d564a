import { choicePageSize } from '@portal/contract/limits';
import { type LookupFilter, pageOptions } from '@portal/contract/workplace/lookups';
import type { Option } from '@portal/ui/forms/matching';
import { useState } from 'react';
import { useShell } from '../shell.ts';
import { type ChooserProps, useChosenOptions } from './chooser.ts';
import { PagedOptions } from './PagedOptions.tsx';

interface PagedSelectProps extends ChooserProps {
  /** The number of the lookup: `store`, `person`, `department`, or the code of a dictionary. */
  no: string;
  /** Narrows the options. */
  filters?: Partial<Record<LookupFilter, string>>;
}

/** A select over the options of a lookup: 50 at a time, found by number, characters, pinyin or initials. */
export function PagedSelect({ no, filters = {}, value, onChange, ...field }: PagedSelectProps) {
  const { call } = useShell();
  const [known, setKnown] = useState<readonly Option[]>([]);
  return (
    <PagedOptions
      {...field}
      chosen={useChosenOptions({ dict: no, values: value, known })}
      list={[pageOptions.path, no, filters]}
      fetchPage={({ keyword, pageNo, signal }) => {
        const page = { pageNo: String(pageNo), pageSize: String(choicePageSize) };
        return call(pageOptions, { no, keyword, ...page, ...filters }, { signal, quiet: true });
      }}
      onChange={(selected) => {
        setKnown(selected);
        onChange(selected.map(({ key }) => key));
      }}
    />
  );
}
