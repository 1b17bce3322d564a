import { recordExportMost } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Allowed } from '../Allowed.tsx';
import { useShell } from '../shell.ts';
import { type ListQuery, wireQuery, wireSort } from './list-address.ts';
import { fetchParts } from './part-on-demand.tsx';
import { recordCallsOf } from './record-calls-of.ts';

interface ExportRecordsProps {
  type: RecordType;
  query: ListQuery;
  /** The number of rows of the query; null while it is counted. */
  total: number | null;
}

/** Exports all rows of the query, not the page alone; says so where a sheet cannot have them all. */
export function ExportRecords({ type, query, total }: ExportRecordsProps) {
  const { call } = useShell();
  const exporting = useMutation({
    mutationFn: () =>
      call(recordCallsOf(type).exportAll, { ...wireQuery(query), sort: wireSort(query.sort) }),
    async onSuccess({ hasNext, ...sheet }) {
      const { saveRecords } = await fetchParts();
      saveRecords(type, sheet);
      if (hasNext) {
        const whole = total === null ? '' : `共 ${total.toLocaleString('en-US')} 条，`;
        notify({
          kind: 'warning',
          text: `${whole}已导出前 ${recordExportMost} 条；请缩小筛选范围后导出其余记录`,
        });
      }
    },
  });
  return (
    <Allowed action={`${type.actions}:export`}>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <Download size={15} aria-hidden="true" /> 导出
      </Button>
    </Allowed>
  );
}
