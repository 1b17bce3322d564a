import { type CalendarDate, getLocalTimeZone, isSameDay, today } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Popover } from '../overlays/Popover.tsx';

interface CalendarPopoverProps {
  label: string;
  isDisabled: boolean;
  children: (close: () => void) => ReactNode;
}

/**
 * The button of a field and the calendar below it. The panel is ours and not the library's: within a modal dialog only
 * what is in the browser's top layer can be pressed.
 */
export const CalendarPopover = ({ label, isDisabled, children }: CalendarPopoverProps) => (
  <Popover
    label={label}
    align="end"
    className="ui-calendar-panel"
    trigger={{
      className: 'ui-icon-button',
      'aria-label': label,
      title: label,
      disabled: isDisabled,
      children: <CalendarDays size={16} aria-hidden="true" />,
    }}
  >
    {children}
  </Popover>
);

/** The month: its name between two buttons, and its days. The chosen day, or today, has the focus first. */
export const CalendarMonth = ({ chosen }: { chosen: CalendarDate | null }) => (
  <>
    <header>
      <Button slot="previous" aria-label="上个月" className="ui-icon-button">
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <Heading />
      <Button slot="next" aria-label="下个月" className="ui-icon-button">
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="narrow">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className="ui-calendar-day"
            data-initial-focus={isSameDay(date, chosen ?? today(getLocalTimeZone())) || undefined}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  </>
);
