import type { WireRecord } from '@portal/contract/records/record-calls';
import { Allowed } from '@portal/subsystem/Allowed';
import { today } from '@portal/subsystem/clock';
import { shifts as shiftType } from '../../records/shifts.ts';
import { textIn } from '../stock/goods-rows.ts';
import { weekdays } from './week.ts';

const { shift: shiftField } = shiftType.fields;
const choices = shiftField?.kind === 'choice' ? shiftField.choices : [];
const labelOf = (shift: string): string =>
  choices.find(({ value }) => value === shift)?.label ?? '未排';

interface WeekGridProps {
  days: readonly string[];
  shifts: readonly WireRecord[];
  /** Names by work number. */
  names: Readonly<Record<string, string>>;
  isBusy: boolean;
  onPlan: (person: string, day: string, shift: string, known: WireRecord | undefined) => void;
}

/** People down, days across; below each day the number of those who work. */
export function WeekGrid({ days, shifts, names, isBusy, onPlan }: WeekGridProps) {
  const byCell = new Map(
    shifts.map((shift) => [
      `${textIn(shift.fields['person'])} ${textIn(shift.fields['day'])}`,
      shift,
    ]),
  );
  const people = [...new Set(shifts.map((shift) => textIn(shift.fields['person'])))].toSorted();
  const present = (day: string): number =>
    people.filter((person) => {
      const shift = byCell.get(`${person} ${day}`);
      return shift !== undefined && textIn(shift.fields['shift']) !== 'off';
    }).length;
  return (
    <section className="ors-week" aria-label="一周排班">
      <table>
        <thead>
          <tr>
            <th scope="col">员工</th>
            {days.map((day, nth) => (
              <th key={day} scope="col" aria-current={day === today() ? 'date' : undefined}>
                {weekdays[nth]} <span className="num">{day.slice('yyyy-'.length)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person}>
              <th scope="row">{names[person] ?? person}</th>
              {days.map((day) => {
                const known = byCell.get(`${person} ${day}`);
                const shift = known ? textIn(known.fields['shift']) : '';
                return (
                  <td key={day} data-shift={shift}>
                    <Allowed action="ors:team:edit" otherwise={labelOf(shift)}>
                      <select
                        aria-label={`${names[person] ?? person} ${day} 班次`}
                        value={shift}
                        disabled={isBusy}
                        onChange={({ target }) => onPlan(person, day, target.value, known)}
                      >
                        {!known && <option value="">未排</option>}
                        {choices.map(({ value, label }) => (
                          <option key={value} value={value}>
                            {label}
                          </option>
                        ))}
                      </select>
                    </Allowed>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">在岗人数</th>
            {days.map((day) => (
              <td key={day} className="num">
                {present(day)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
