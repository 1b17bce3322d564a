import {
  auditActions,
  exportAuditEntries,
  listAuditEntries,
} from '@portal/contract/administration/audit-log';
import { useDownload, useQueryOf, useRefresh } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { type ReactNode, useState } from 'react';
import { useListAddress } from '../../platform/list-address.ts';
import { ListTable } from '../../platform/ListTable.tsx';
import { auditColumns } from './audit-columns.tsx';
import { type AuditFilter, AuditFilterForm } from './AuditFilterForm.tsx';

const names = ['workNo', 'kind', 'address', 'object', 'from', 'until'];

interface AuditTableProps {
  title: string;
  note: string;
  /** The only kind of entries there are on the page. */
  kind?: string;
  aside?: ReactNode;
}

/** Entries of the audit trail a page at a time, by the filter in the address. */
export function AuditTable({ title, note, kind, aside }: AuditTableProps) {
  const { value, set } = useListAddress(...names);
  const filter: AuditFilter = {
    workNo: value('workNo'),
    kind: kind ?? value('kind'),
    address: value('address'),
    object: value('object'),
    from: value('from'),
    until: value('until'),
  };
  const given = Object.entries(filter).filter(([, text]) => text !== '');
  const input: Partial<AuditFilter> = Object.fromEntries(given);
  const save = useDownload(exportAuditEntries, 'audit.csv');
  const refresh = useRefresh();
  return (
    <section>
      <PageHeader
        title={title}
        note={note}
        tools={
          <>
            <Button onClick={() => void refresh([listAuditEntries])}>刷新</Button>
            <Allowed action={auditActions.export}>
              <Button busy={save.isPending} onClick={() => save.mutate(input)}>
                导出
              </Button>
            </Allowed>
          </>
        }
      />
      {aside}
      <Panel isFlush>
        <AuditFilterForm hasKind={kind === undefined} filter={filter} onFilter={set} />
        <AuditEntries key={JSON.stringify(input)} input={input} />
      </Panel>
    </section>
  );
}

/** The pages of what a filter finds; another filter begins with the first. */
function AuditEntries({ input }: { input: Partial<AuditFilter> }) {
  /** The places where the pages before this one ended. */
  const [ends, setEnds] = useState<readonly string[]>([]);
  const after = ends.at(-1);
  const query = useQueryOf(listAuditEntries, { ...input, ...(after !== undefined && { after }) });
  return (
    <QueryState
      query={query}
      lines={8}
      isEmpty={({ records }) => records.length === 0}
      emptyText="没有符合条件的记录"
    >
      {({ records, next }) => (
        <>
          <ListTable columns={auditColumns} rows={records} keyOf={({ seq }) => seq} />
          <p className="audit-pages">
            <Button
              size="small"
              disabled={ends.length === 0}
              onClick={() => setEnds(ends.slice(0, -1))}
            >
              较新的记录
            </Button>
            <span className="num">第 {ends.length + 1} 页</span>
            <Button
              size="small"
              disabled={next === null}
              onClick={() => next !== null && setEnds([...ends, next])}
            >
              较早的记录
            </Button>
          </p>
        </>
      )}
    </QueryState>
  );
}
