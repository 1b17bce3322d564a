import { TimeField as TimeSegments } from 'react-aria-components/TimeField';
import { DateParts } from './DateParts.tsx';
import { DateFrame, type DateFrameProps } from './DateFrame.tsx';
import { DateText } from './DateText.tsx';
import { timeSpelling } from './date-spellings.ts';
import { readTime, writtenDate } from './date-values.ts';
import { useTypedDate } from './use-typed-date.ts';

interface TimeFieldProps extends DateFrameProps {
  /** `08:30`; '' while a part is missing, and what was typed where it is no time. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A field for a time of day, in hours and minutes of a clock of 24 hours. */
export function TimeField({ value, onChange, disabled = false, ...frame }: TimeFieldProps) {
  const typed = useTypedDate({ value, spelling: timeSpelling, onChange });
  return (
    <DateFrame {...frame} error={typed.words || frame.error}>
      {({ isInvalid, ...ids }) =>
        typed.text === null ? (
          <TimeSegments
            {...ids}
            isInvalid={isInvalid}
            value={readTime(value)}
            granularity="minute"
            hourCycle={24}
            shouldForceLeadingZeros
            isDisabled={disabled}
            onChange={(time) => typed.change(writtenDate(time))}
          >
            <DateParts typed={typed} spelling={timeSpelling} onEmptied={() => onChange('')} />
          </TimeSegments>
        ) : (
          <DateText {...ids} typed={typed} disabled={disabled} />
        )
      }
    </DateFrame>
  );
}
