import { type ClipboardEvent, useContext, useRef } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { DateSpelling } from './date-spellings.ts';
import { partsAsText } from './typed-parts.ts';
import type { TypedDate } from './use-typed-date.ts';
import { useTypedKeys } from './use-typed-keys.ts';

interface DatePartsProps {
  typed: TypedDate;
  spelling: DateSpelling;
  /** Called when the field is left with a part emptied: the library would keep the value from before. */
  onEmptied: () => void;
}

/** Year, month and day, or hour and minute, each a part to type in. */
export function DateParts({ typed, spelling, onEmptied }: DatePartsProps) {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const state = date ?? time;
  const box = useRef<HTMLDivElement>(null);
  const parts = state?.segments ?? [];
  const isPartial = parts.some((part) => part.isEditable && part.isPlaceholder);

  useTypedKeys({
    box,
    onTooMuch(type, keys) {
      const { text, selection } = partsAsText(parts, { type, keys });
      typed.type(text, selection);
    },
  });

  /** Before the library hears of it, which bends an impossible day. */
  function keepImpossible(): void {
    const { text } = partsAsText(parts);
    if (!isPartial && !spelling.exists(spelling.written(text, ''))) typed.leave(text);
  }

  /** Several cells are for the rows around the field. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text').trim();
    if (text === '' || /[\t\n]/.test(text)) return;
    event.preventDefault();
    typed.paste(text);
  }

  return (
    <div
      ref={box}
      onPaste={state?.isDisabled ? undefined : paste}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keepImpossible();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && isPartial && state?.value) onEmptied();
      }}
    >
      <DateInput className="ui-date-parts">
        {(segment) => <DateSegment segment={segment} className="ui-date-part" />}
      </DateInput>
    </div>
  );
}
