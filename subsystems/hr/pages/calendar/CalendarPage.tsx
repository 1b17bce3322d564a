import { PageHeader } from '@portal/subsystem/PageHeader';
import { today } from '@portal/subsystem/clock';
import { usePage, usePerson, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { IconButton } from '@portal/ui/actions/IconButton';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { MonthGrid } from './MonthGrid.tsx';
import { monthAfter } from './month.ts';
import { useMonthEntries } from './use-month-entries.ts';
import './calendar.css';

const monthLength = 'yyyy-mm'.length;
const isMonth = (text: string | null): text is string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text ?? '');

/** A month of leave, trips, overtime and corrections; the month is in the address. */
export function CalendarPage() {
  const { path, title, search } = usePage();
  const { realname } = usePerson();
  const router = useRouter();
  const wanted = new URLSearchParams(search).get('month');
  const current = today();
  const month = isMonth(wanted) ? wanted : current.slice(0, monthLength);
  const entries = useMonthEntries(month);
  const open = (to: string) => router.replace(`${path}?month=${to}`);
  return (
    <div className="hr-calendar">
      <PageHeader
        title={title}
        note="请假、出差、加班与补卡；审批人可看到全部员工"
        tools={
          <div className="hr-calendar-tools">
            <IconButton label="上个月" onClick={() => open(monthAfter(month, -1))}>
              <ChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <output className="num">{month.replace('-', ' 年 ')} 月</output>
            <IconButton label="下个月" onClick={() => open(monthAfter(month, 1))}>
              <ChevronRight size={16} aria-hidden="true" />
            </IconButton>
            <Button onClick={() => open(current.slice(0, monthLength))}>本月</Button>
            <Button kind="primary" onClick={() => router.push('/hr/self/leave')}>
              去请假
            </Button>
          </div>
        }
      />
      <Panel isFlush>
        <QueryState query={entries} lines={12} loadingLabel="月历正在加载">
          {(list) => (
            <MonthGrid
              month={month}
              today={current}
              entries={list}
              reader={realname}
              onOpen={router.push}
            />
          )}
        </QueryState>
      </Panel>
    </div>
  );
}
