import { TimeField as TimeSegments } from 'react-aria-components/TimeField';
import { DateParts } from './DateParts.tsx';
import { DateFrame, type DateFrameProps } from './DateFrame.tsx';
import { readTime, writtenDate } from './date-values.ts';

interface TimeFieldProps extends DateFrameProps {
  /** `08:30`; '' while a part is missing. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A field for a time of day, in hours and minutes of a clock of 24 hours. */
export const TimeField = ({ value, onChange, disabled = false, ...frame }: TimeFieldProps) => (
  <DateFrame {...frame}>
    {(ids) => (
      <TimeSegments
        {...ids}
        value={readTime(value)}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        isDisabled={disabled}
        onChange={(time) => onChange(writtenDate(time))}
      >
        <DateParts onEmptied={() => onChange('')} />
      </TimeSegments>
    )}
  </DateFrame>
);
