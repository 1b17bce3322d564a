import { getNewestImport, type ImportRun } from '@portal/contract/imports/imports';
import type { Call } from '@portal/contract/call';
import { useQueryOf } from '@portal/client/queries';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useState } from 'react';
import { ImportFile } from './ImportFile.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { useImportRun } from './use-import-run.ts';
import './imports.css';

export interface ImportSubjectProps {
  /** The name of the subject, such as `records/hr/leaves`. */
  subject: string;
  /** The word of the page for the rows. */
  noun: string;
  /** Imports all rows or none; there is nothing to choose. */
  isAllOnly?: boolean;
  /** A file that is no sheet has no template. */
  hasTemplate?: boolean;
  /** Endings of the names of the files that it takes; those of sheets unless told. */
  accept?: string;
  /** Sentences about the file, above the field for it. */
  hint?: string;
  /** Calls whose results an import makes old. */
  refreshes?: readonly Call[];
}

/** Imports a file in steps: choose it, see what would come of it, import it. One that was left goes on where it was. */
export function ImportPanel(props: ImportSubjectProps) {
  const { subject } = props;
  const newest = useQueryOf(getNewestImport, { subject }, { quiet: true, staleTime: 0 });
  const [begun, setBegun] = useState<ImportRun>();
  const [isAgain, setIsAgain] = useState(false);
  return (
    <QueryState query={newest} lines={4} failedText="导入暂时无法使用">
      {(last) => {
        const isLeft = last !== null && !isAgain && isUnfinished(last);
        const run = begun ?? (isLeft ? last : undefined);
        const again = () => {
          setBegun(undefined);
          setIsAgain(true);
        };
        if (!run) return <ImportFile {...props} onBegun={setBegun} />;
        return <ShownRun key={run.id} {...props} run={run} onAgain={again} />;
      }}
    </QueryState>
  );
}

const isUnfinished = ({ state }: ImportRun): boolean => state !== 'done' && state !== 'failed';

interface ShownRunProps extends ImportSubjectProps {
  run: ImportRun;
  onAgain: () => void;
}

function ShownRun({ run: first, refreshes, ...props }: ShownRunProps) {
  const run = useImportRun(first, refreshes);
  return <ImportOutcome {...props} run={run} />;
}

/** The import of a list, over its page. */
export const ImportDialog = ({
  onClose,
  ...props
}: ImportSubjectProps & { onClose: () => void }) => (
  <Dialog title={`导入${props.noun}`} width={720} onClose={onClose}>
    <ImportPanel {...props} />
  </Dialog>
);
