import { useCallOf, useQueryOf } from '@portal/client/queries';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { today } from '@portal/subsystem/clock';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { shifts } from '../../records/shifts.ts';
import { StoreFirst } from '../StoreFirst.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { addDays, mondayOf, weekFrom } from './week.ts';
import './schedule.css';

const { exportAll, create, edit } = recordCalls(shifts);
/** People without a shift in the week are those who had one in the four weeks before. */
const daysBefore = 28;

const hours: Record<string, { from: string | null; until: string | null }> = {
  early: { from: '09:30', until: '17:30' },
  late: { from: '14:00', until: '22:00' },
  whole: { from: '09:30', until: '21:30' },
  off: { from: null, until: null },
};

/** The schedule of a store by week: who works when, changed in place by those who may. */
export const SchedulePage = () => (
  <StoreFirst>
    <Schedule />
  </StoreFirst>
);

function Schedule() {
  const { path, title, search } = usePage();
  const router = useRouter();
  const wanted = new URLSearchParams(search).get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(wanted) ? wanted : today());
  const filter = JSON.stringify({
    all: [
      { field: 'day', op: 'least', value: addDays(monday, -daysBefore) },
      { field: 'day', op: 'most', value: addDays(monday, 6) },
    ],
  });
  const query = useQueryOf(exportAll, { filter });
  const made = useCallOf(create, { refreshes: [exportAll] });
  const changed = useCallOf(edit, { refreshes: [exportAll] });
  const open = (week: string): void => router.replace(`${path}?week=${week}`);

  function plan(person: string, day: string, shift: string, known: WireRecord | undefined): void {
    const given = { shift, ...hours[shift] };
    if (known) changed.mutate({ id: known.id, version: known.version, fields: given });
    else made.mutate({ fields: { person, day, ...given } });
  }

  return (
    <div className="ors-schedule">
      <PageHeader
        title={title}
        note={`${monday} 至 ${addDays(monday, 6)}`}
        tools={
          <>
            <Button aria-label="上一周" onClick={() => open(addDays(monday, -7))}>
              <ChevronLeft size={15} aria-hidden="true" />
            </Button>
            <Button onClick={() => open(mondayOf(today()))}>本周</Button>
            <Button aria-label="下一周" onClick={() => open(addDays(monday, 7))}>
              <ChevronRight size={15} aria-hidden="true" />
            </Button>
          </>
        }
      />
      <Panel isFlush>
        <QueryState
          query={query}
          lines={8}
          isEmpty={({ records }) => records.length === 0}
          emptyText="本店这几周没有排班，请在班次明细中新建"
        >
          {({ records, names }) => (
            <WeekGrid
              days={weekFrom(monday)}
              shifts={records}
              names={names['person'] ?? {}}
              isBusy={made.isPending || changed.isPending}
              onPlan={plan}
            />
          )}
        </QueryState>
      </Panel>
    </div>
  );
}
