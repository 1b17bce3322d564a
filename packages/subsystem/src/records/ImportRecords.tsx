import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { isImportable } from '@portal/contract/records/imported-fields';
import { Button } from '@portal/ui/actions/Button';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../Allowed.tsx';
import { partOnDemand } from './part-on-demand.tsx';
import { recordCallsOf } from './record-calls-of.ts';

const ImportDialog = partOnDemand((parts) => parts.ImportDialog, { lines: 0 });

/** Imports records from a sheet, for whoever may make one by hand. */
export function ImportRecords({ type }: { type: RecordType }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isImportable(type)) return null;
  const { find, count } = recordCallsOf(type);
  return (
    <Allowed action={`${type.actions}:add`}>
      <Button onClick={() => setIsOpen(true)}>
        <Upload size={15} aria-hidden="true" /> 导入
      </Button>
      {isOpen && (
        <ImportDialog
          subject={`records/${keyOfType(type)}`}
          noun={type.one}
          refreshes={[find, count]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Allowed>
  );
}
