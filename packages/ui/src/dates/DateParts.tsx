import { useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';

interface DatePartsProps {
  /** Called when the field is left with a part emptied: the library would keep the value from before. */
  onEmptied: () => void;
}

/** Year, month and day, or hour and minute, each a part to type in. */
export function DateParts({ onEmptied }: DatePartsProps) {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const state = date ?? time;
  const isPartial = state?.segments.some((part) => part.isEditable && part.isPlaceholder) === true;
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && isPartial && state.value) onEmptied();
      }}
    >
      <DateInput className="ui-date-parts">
        {(segment) => <DateSegment segment={segment} className="ui-date-part" />}
      </DateInput>
    </div>
  );
}
