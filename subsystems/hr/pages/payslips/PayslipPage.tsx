import { useQueryOf } from '@portal/client/queries';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import { onSide } from '@portal/contract/records/record-filter';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, usePerson, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Printer } from 'lucide-react';
import { payslips } from '../../records/payslips.ts';
import { Payslip } from './Payslip.tsx';
import { textOf, yuan } from './payslip-values.ts';
import './payslips.css';

const { find } = recordCalls(payslips);
/** Payslips of four years. */
const most = '48';

const slipOf = (slips: readonly WireRecord[], month: string | null): WireRecord | undefined =>
  slips.find(({ fields }) => textOf(fields, 'month') === month) ?? slips[0];

/** One's own payslips: the months at one side, the chosen month with its lines at the other. */
export function PayslipPage() {
  const { path, title, search } = usePage();
  const { realname } = usePerson();
  const router = useRouter();
  const wanted = new URLSearchParams(search).get('month');
  const filter = JSON.stringify(onSide('author'));
  const query = useQueryOf(find, { pageSize: most, sort: 'month.desc', filter });
  return (
    <div className="hr-pay">
      <PageHeader
        title={title}
        note={`${realname} · 仅本人与薪酬专员可见`}
        tools={
          <Button onClick={() => window.print()}>
            <Printer size={15} aria-hidden="true" /> 打印
          </Button>
        }
      />
      <QueryState
        query={query}
        lines={10}
        isEmpty={({ records }) => records.length === 0}
        emptyText="还没有工资条，发放后显示在这里"
      >
        {({ records }) => {
          const chosen = slipOf(records, wanted);
          return (
            <div className="hr-pay-body">
              <Panel title="月份" className="hr-pay-months">
                <nav aria-label="月份">
                  {records.map((slip) => {
                    const month = textOf(slip.fields, 'month');
                    return (
                      <button
                        key={slip.id}
                        type="button"
                        aria-current={slip === chosen ? 'true' : undefined}
                        onClick={() => router.replace(`${path}?month=${month}`)}
                      >
                        <span className="num">{month}</span>
                        <span className="num">{yuan(slip.fields['net'])}</span>
                      </button>
                    );
                  })}
                </nav>
              </Panel>
              {chosen && <Payslip slip={chosen} />}
            </div>
          );
        }}
      </QueryState>
    </div>
  );
}
