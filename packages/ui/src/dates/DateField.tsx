import { toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField as DateSegments } from 'react-aria-components/DateField';
import { CalendarMonth, CalendarPopover } from './CalendarPanel.tsx';
import { DateParts } from './DateParts.tsx';
import { DateFrame, type DateFrameProps } from './DateFrame.tsx';
import { DateText } from './DateText.tsx';
import { dayAndTimeSpelling, daySpelling } from './date-spellings.ts';
import { readDay, readDayAndTime, writtenDate } from './date-values.ts';
import { useTypedDate } from './use-typed-date.ts';

export interface DateFieldProps extends DateFrameProps {
  /** `2026-11-20`, or with a time `2026-11-20T08:30`; '' while a part is missing, and what was typed where it is no date. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  disabled?: boolean;
  /** True where a change acts at once, as that of a filter does: what is no date stays in the field alone. */
  actsAtOnce?: boolean;
}

/**
 * A field for a day, typed part by part, pasted or chosen in a calendar. Arrow keys change a part, Backspace empties it. A
 * day that does not exist stays as it was typed.
 */
export function DateField({
  value,
  onChange,
  withTime = false,
  disabled = false,
  actsAtOnce,
  ...frame
}: DateFieldProps) {
  const date = withTime ? readDayAndTime(value) : readDay(value);
  const spelling = withTime ? dayAndTimeSpelling : daySpelling;
  const typed = useTypedDate({ value, spelling, onChange, actsAtOnce });
  return (
    <DateFrame {...frame} error={typed.words || frame.error}>
      {({ isInvalid, ...ids }) => (
        <>
          {typed.text === null ? (
            <DateSegments
              {...ids}
              isInvalid={isInvalid}
              value={date}
              granularity={withTime ? 'minute' : 'day'}
              hourCycle={24}
              shouldForceLeadingZeros
              isDisabled={disabled}
              onChange={(changed) => typed.change(writtenDate(changed))}
            >
              <DateParts typed={typed} spelling={spelling} onEmptied={() => onChange('')} />
            </DateSegments>
          ) : (
            <DateText {...ids} typed={typed} disabled={disabled} />
          )}
          <CalendarPopover label={`选择${frame.label}`} isDisabled={disabled}>
            {(close) => (
              <Calendar
                aria-label={frame.label}
                className="ui-calendar"
                value={date && toCalendarDate(date)}
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
                <CalendarMonth chosen={date && toCalendarDate(date)} />
              </Calendar>
            )}
          </CalendarPopover>
        </>
      )}
    </DateFrame>
  );
}
