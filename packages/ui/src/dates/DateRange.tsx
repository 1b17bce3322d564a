import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateField as DateSegments } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { CalendarMonth, CalendarPopover } from './CalendarPanel.tsx';
import { DateParts } from './DateParts.tsx';
import { DateFrame, type DateFrameProps } from './DateFrame.tsx';
import { type DayRange, readDay, readRange, writtenDate } from './date-values.ts';

interface DateRangeProps extends DateFrameProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  disabled?: boolean;
}

const ends = [
  { end: 'from', label: '开始日期' },
  { end: 'until', label: '结束日期' },
] as const;

/** A field for a span of days, both ends included: typed, or chosen in one calendar. */
export function DateRange({ value, onChange, disabled = false, ...frame }: DateRangeProps) {
  return (
    <DateFrame {...frame}>
      {({ isInvalid, ...ids }) => (
        <Group {...ids} className="ui-date-range">
          {ends.map(({ end, label }) => (
            <DateSegments
              key={end}
              aria-label={`${frame.label}：${label}`}
              value={readDay(value[end])}
              shouldForceLeadingZeros
              isInvalid={isInvalid}
              isDisabled={disabled}
              onChange={(day) => onChange({ ...value, [end]: writtenDate(day) })}
            >
              <DateParts onEmptied={() => onChange({ ...value, [end]: '' })} />
            </DateSegments>
          ))}
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
