import { toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField as DateSegments } from 'react-aria-components/DateField';
import { CalendarMonth, CalendarPopover } from './CalendarPanel.tsx';
import { DateParts } from './DateParts.tsx';
import { DateFrame, type DateFrameProps } from './DateFrame.tsx';
import { readDay, readDayAndTime, writtenDate } from './date-values.ts';

export interface DateFieldProps extends DateFrameProps {
  /** `2026-11-20`, or with a time `2026-11-20T08:30`; '' while a part is missing. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  disabled?: boolean;
}

/** A field for a day, typed part by part or chosen in a calendar. Arrow keys change a part, Backspace empties it. */
export function DateField({
  value,
  onChange,
  withTime = false,
  disabled = false,
  ...frame
}: DateFieldProps) {
  const typed = withTime ? readDayAndTime(value) : readDay(value);
  return (
    <DateFrame {...frame}>
      {(ids) => (
        <>
          <DateSegments
            {...ids}
            value={typed}
            granularity={withTime ? 'minute' : 'day'}
            hourCycle={24}
            shouldForceLeadingZeros
            isDisabled={disabled}
            onChange={(date) => onChange(writtenDate(date))}
          >
            <DateParts onEmptied={() => onChange('')} />
          </DateSegments>
          <CalendarPopover label={`选择${frame.label}`} isDisabled={disabled}>
            {(close) => (
              <Calendar
                aria-label={frame.label}
                className="ui-calendar"
                value={typed && toCalendarDate(typed)}
                onChange={(day) => {
                  onChange(
                    writtenDate(
                      withTime
                        ? toCalendarDateTime(day, readDayAndTime(value) ?? undefined)
                        : toCalendarDate(day),
                    ),
                  );
                  close();
                }}
              >
                <CalendarMonth chosen={typed && toCalendarDate(typed)} />
              </Calendar>
            )}
          </CalendarPopover>
        </>
      )}
    </DateFrame>
  );
}
