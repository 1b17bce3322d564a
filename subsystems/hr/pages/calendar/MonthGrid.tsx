import { onPlainPress } from '@portal/ui/actions/plain-press';
import { useState } from 'react';
import { weeksOf } from './month.ts';
import type { CalendarEntry } from './use-month-entries.ts';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
/** Entries of a day before the rest is folded. */
const shownOfDay = 3;

interface MonthGridProps {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
  /** The name of the reader, whose own entries do not repeat it. */
  reader: string;
  onOpen: (path: string) => void;
}

/** The days of a month in weeks, each with its requests. On a phone the days stand below each other. */
export function MonthGrid({ month, today, entries, reader, onOpen }: MonthGridProps) {
  return (
    <div className="hr-month">
      <div className="hr-month-head" aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>周{weekday}</span>
        ))}
      </div>
      <ol className="hr-month-days">
        {weeksOf(month)
          .flat()
          .map((day, nth) => {
            const ofDay = entries.filter(({ from, until }) => from <= day && day <= until);
            return (
              <li
                key={day}
                data-other={!day.startsWith(month) || undefined}
                data-today={day === today || undefined}
                data-blank={ofDay.length === 0 || undefined}
              >
                <time dateTime={day} aria-label={`${day} 周${weekdays[nth % 7] ?? ''}`}>
                  {Number(day.slice(-2))}
                </time>
                <DayEntries entries={ofDay} reader={reader} onOpen={onOpen} />
              </li>
            );
          })}
      </ol>
    </div>
  );
}

function DayEntries({
  entries,
  reader,
  onOpen,
}: Pick<MonthGridProps, 'entries' | 'reader' | 'onOpen'>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownOfDay);
  const folded = entries.length - shown.length;
  return (
    <ul>
      {shown.map(({ id, kind, label, by, isWaiting, path }) => (
        <li key={id}>
          <a
            href={path}
            data-kind={kind}
            data-waiting={isWaiting || undefined}
            title={`${by} ${label}${isWaiting ? '（待审批）' : ''}`}
            onClick={onPlainPress(() => onOpen(path))}
          >
            {by === reader ? label : `${by} ${label}`}
          </a>
        </li>
      ))}
      {folded > 0 && (
        <li>
          <button type="button" onClick={() => setIsWhole(true)}>
            还有 {folded} 条
          </button>
        </li>
      )}
    </ul>
  );
}
