import { Check } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect } from 'react';
import { onPlainPress } from '../actions/plain-press.ts';
import type { Marks, Option, OptionGroup } from './matching.ts';
import { RowGap, useRowWindow } from '../hooks/use-row-window.tsx';
import type { Selection } from './use-search.ts';
import './listbox.css';

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
  /** The keys of what is chosen already, where the list belongs to a value. */
  chosen?: ReadonlySet<string> | undefined;
  /** The end of the list comes into view: where there are more, they may be brought. */
  onNearEnd?: (() => void) | undefined;
}

export const optionId = (listId: string, { key }: Option): string => `${listId}-${key}`;

/** The list of a field that finds: the field keeps the focus and hears the keys. */
export function Listbox<Choice extends Option>(props: ListboxProps<Choice>) {
  const { id, label, options, current, isTyping, onChoose, rowEnd, chosen, onNearEnd } = props;
  const place = current ? options.indexOf(current) : 0;
  const drawn = useRowWindow<HTMLDivElement>(options, { isTyping, place, onNearEnd });
  const { list, from: first, to } = drawn;
  const currentId = current && optionId(id, current);
  useEffect(() => {
    const row = currentId === undefined ? null : document.getElementById(currentId);
    if (row && list.current) bringIntoSight(list.current, row);
  }, [currentId, list]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> has no field to type in
      role="listbox"
      aria-label={label}
      className="ui-listbox"
      hidden={options.length === 0}
    >
      <RowGap height={drawn.above} />
      {runsOf(options.slice(first, to)).map(({ group, from, members }) => {
        const rows = members.map((choice, step) => (
          <Row
            key={choice.key}
            id={optionId(id, choice)}
            choice={choice}
            // A screen reader counts what is drawn, which may not be all.
            place={
              to - first < options.length
                ? { at: first + from + step, of: options.length }
                : undefined
            }
            isCurrent={choice === current}
            isChosen={chosen?.has(choice.key)}
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
            <div data-heading className="ui-listbox-heading" aria-hidden="true">
              {group.icon}
              {group.title}
            </div>
            {rows}
          </div>
        );
      })}
      <RowGap height={drawn.below} />
    </div>
  );
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
  isChosen: boolean | undefined;
  onChoose: (how: Selection) => void;
  end: ReactNode;
}

function Row({ id, choice, place, isCurrent, isChosen, onChoose, end }: RowProps) {
  const { text, aside, icon, marks, asideMarks, href } = choice;
  const row = {
    'data-row': true,
    id,
    role: 'option',
    'aria-selected': isCurrent,
    'aria-checked': isChosen,
    'aria-setsize': place?.of,
    'aria-posinset': place && place.at + 1,
    className: 'ui-option',
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
  };
  const shown = (
    <>
      {icon}
      <span className="ellipsis">{withMarks(text, marks)}</span>
      {aside && <small>{withMarks(aside, asideMarks)}</small>}
      {isChosen && <Check size={15} aria-hidden="true" className="ui-option-chosen" />}
      {end}
    </>
  );
  if (href !== undefined) {
    const go = onPlainPress(() => onChoose({ isAside: false }));
    return (
      <a {...row} href={href} tabIndex={-1} onClick={go}>
        {shown}
      </a>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field above keeps the focus and hears the keys
    <div {...row} onClick={(event) => onChoose({ isAside: event.ctrlKey || event.metaKey })}>
      {shown}
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
function bringIntoSight(list: HTMLElement, row: HTMLElement): void {
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}
