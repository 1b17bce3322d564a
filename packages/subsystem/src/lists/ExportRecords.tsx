import type { List } from '@portal/contract/lists/list';
import { writtenWhere } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Allowed } from '../Allowed.tsx';
import { saveSheet } from '../save-sheet.ts';
import { useShell } from '../shell.ts';
import { callsOf } from './calls-of.ts';
import { listCsv } from './cells.ts';
import type { ListFilter } from './list-filter.ts';

/** Takes along all that the list is narrowed to, not the page alone. */
export function ExportRecords({ list, sought }: { list: List; sought: ListFilter }) {
  const { call } = useShell();
  const { keyword, values } = sought;
  const taking = useMutation({
    mutationFn: () => call(callsOf(list).exportAll, { keyword, where: writtenWhere(values) }),
    // In ASCII: without a Chinese locale a browser saves any other name as "download".
    onSuccess: ({ records }) =>
      saveSheet(`${list.system}-${list.name}.csv`, listCsv(list, records)),
  });
  return (
    <Allowed action={`${list.actions}:export`}>
      <Button busy={taking.isPending} onClick={() => taking.mutate()}>
        <Download size={15} aria-hidden="true" /> 导出
      </Button>
    </Allowed>
  );
}
