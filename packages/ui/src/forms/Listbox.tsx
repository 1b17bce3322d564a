import { type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react';
import type { Marks, Option, OptionGroup } from './matching.ts';
import type { Selection } from './use-search.ts';
import './listbox.css';

/** The rows a list begins with; more are drawn as the user comes near the end. */
const firstRows = 120;
/** While the user types, what they do not look at is not worth the wait. */
const firstRowsTyping = 24;
const moreRows = 60;
const nearPixels = 300;

interface ListboxProps<Choice extends Option> {
  id: string;
  label: string;
  options: readonly Choice[];
  /** The option the arrow keys are at. */
  current: Choice | undefined;
  /** The list answers something typed, and will change with the next key. */
  isTyping: boolean;
  onChoose: (choice: Choice, how: Selection) => void;
  /** A control at the end of a row, for pointers. */
  rowEnd?: ((choice: Choice) => ReactNode) | undefined;
}

export const optionId = (listId: string, { key }: Option): string => `${listId}-${key}`;

/** The list of a field that finds: the field keeps the focus and hears the keys. */
export function Listbox<Choice extends Option>(props: ListboxProps<Choice>) {
  const { id, label, options, current, isTyping, onChoose, rowEnd } = props;
  const place = current ? options.indexOf(current) : 0;
  const { count, onScroll } = useSoFar(options, { isTyping, place });
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> has no field to type in
      role="listbox"
      aria-label={label}
      className="ui-listbox"
      hidden={options.length === 0}
      onScroll={onScroll}
    >
      {runsOf(options.slice(0, count)).map(({ group, from, members }) => {
        const rows = members.map((choice, step) => (
          <Row
            key={choice.key}
            id={optionId(id, choice)}
            choice={choice}
            // A screen reader counts what is drawn, which may not be all.
            place={options.length > count ? { at: from + step, of: options.length } : undefined}
            isCurrent={choice === current}
            onChoose={(how) => onChoose(choice, how)}
            end={rowEnd?.(choice)}
          />
        ));
        if (!group) return rows;
        return (
          <div
            key={group.key}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
            role="group"
            aria-label={group.title}
          >
            <div className="ui-listbox-heading" aria-hidden="true">
              {group.icon}
              {group.title}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

/** The number of rows drawn; never fewer than up to the current one. */
function useSoFar(
  options: readonly Option[],
  { isTyping, place }: { isTyping: boolean; place: number },
) {
  const first = isTyping ? firstRowsTyping : firstRows;
  const [drawn, setDrawn] = useState({ options, count: first });
  const count = Math.max(drawn.options === options ? drawn.count : first, place + moreRows / 2);
  function onScroll({ currentTarget: list }: UIEvent): void {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left < nearPixels && count < options.length) {
      setDrawn({ options, count: count + moreRows });
    }
  }
  return { count, onScroll };
}

/** Options under one heading, or under none, and the place of the first in the list. */
interface Run<Choice> {
  from: number;
  group: OptionGroup | undefined;
  members: Choice[];
}

function runsOf<Choice extends Option>(options: readonly Choice[]): Run<Choice>[] {
  const runs: Run<Choice>[] = [];
  for (const [from, choice] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group?.key === choice.group?.key) last.members.push(choice);
    else runs.push({ from, group: choice.group, members: [choice] });
  }
  return runs;
}

interface RowProps {
  id: string;
  choice: Option;
  place: { at: number; of: number } | undefined;
  isCurrent: boolean;
  onChoose: (how: Selection) => void;
  end: ReactNode;
}

function Row({ id, choice, place, isCurrent, onChoose, end }: RowProps) {
  const { text, aside, icon, marks, asideMarks } = choice;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent && row.current) bringIntoSight(row.current);
  }, [isCurrent]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above keeps the focus and hears the keys
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
      role="option"
      aria-selected={isCurrent}
      aria-setsize={place?.of}
      aria-posinset={place && place.at + 1}
      className="ui-option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose({ isAside: event.ctrlKey || event.metaKey })}
    >
      {icon}
      <span className="ellipsis">{withMarks(text, marks)}</span>
      {aside && <small>{withMarks(aside, asideMarks)}</small>}
      {end}
    </div>
  );
}

function withMarks(text: string, marks: Marks = []): ReactNode {
  if (marks.length === 0) return text;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from > at) pieces.push(text.slice(at, from));
    pieces.push(<mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...pieces, text.slice(at)];
}

/** Has the list follow the arrow keys, and nothing around it: a header that stays would carry the page along. */
function bringIntoSight(row: HTMLElement): void {
  const list = row.closest('.ui-listbox');
  if (!list) return;
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}
