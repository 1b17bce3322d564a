import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateField as DateSegments } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { CalendarMonth, CalendarPopover } from './CalendarPanel.tsx';
import { DateParts } from './DateParts.tsx';
import { DateFrame, type DateFrameProps } from './DateFrame.tsx';
import { DateText } from './DateText.tsx';
import { daySpelling } from './date-spellings.ts';
import { type DayRange, readDay, readRange, writtenDate } from './date-values.ts';
import { useTypedDate } from './use-typed-date.ts';

interface DateRangeProps extends DateFrameProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  disabled?: boolean;
  /** True where a change acts at once, as that of a filter does: what is no date stays in the field alone. */
  actsAtOnce?: boolean;
}

/** A field for a span of days, both ends included: typed, pasted, or chosen in one calendar. */
export function DateRange({
  value,
  onChange,
  disabled = false,
  actsAtOnce,
  ...frame
}: DateRangeProps) {
  const from = useTypedDate({
    value: value.from,
    spelling: daySpelling,
    onChange: (day) => onChange({ ...value, from: day }),
    actsAtOnce,
  });
  const until = useTypedDate({
    value: value.until,
    spelling: daySpelling,
    onChange: (day) => onChange({ ...value, until: day }),
    actsAtOnce,
  });
  const ends = [
    { end: 'from', typed: from, label: `${frame.label}：开始日期` },
    { end: 'until', typed: until, label: `${frame.label}：结束日期` },
  ] as const;
  return (
    <DateFrame {...frame} error={from.words || until.words || frame.error}>
      {({ isInvalid, ...ids }) => (
        <Group {...ids} className="ui-date-range">
          {ends.map(({ end, typed, label }) =>
            typed.text === null ? (
              <DateSegments
                key={end}
                aria-label={label}
                value={readDay(value[end])}
                shouldForceLeadingZeros
                isInvalid={isInvalid}
                isDisabled={disabled}
                onChange={(day) => typed.change(writtenDate(day))}
              >
                <DateParts
                  typed={typed}
                  spelling={daySpelling}
                  onEmptied={() => onChange({ ...value, [end]: '' })}
                />
              </DateSegments>
            ) : (
              <div key={end}>
                <DateText
                  aria-label={label}
                  aria-describedby={ids['aria-describedby']}
                  typed={typed}
                  disabled={disabled}
                />
              </div>
            ),
          )}
          <CalendarPopover label={`选择${frame.label}`} isDisabled={disabled}>
            {(close) => (
              <RangeCalendar
                aria-label={frame.label}
                className="ui-calendar ui-calendar-range"
                value={readRange(value)}
                onChange={({ start, end }) => {
                  onChange({ from: start.toString(), until: end.toString() });
                  close();
                }}
              >
                <CalendarMonth chosen={readDay(value.from)} />
              </RangeCalendar>
            )}
          </CalendarPopover>
        </Group>
      )}
    </DateFrame>
  );
}
