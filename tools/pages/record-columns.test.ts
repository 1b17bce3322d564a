import { headOf } from '@portal/contract/records/field-heads';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { isNumberField, totalOf } from '@portal/contract/records/totals';
import { recordTypes } from '../../apps/server/src/systems.ts';
import { fittedWidths } from '../../packages/ui/src/grid/grid-layout.ts';
import { expect, test } from 'vitest';
import { recordColumnsOf } from '../../packages/subsystem/src/records/record-columns.tsx';
import { fieldsIn } from '../../packages/subsystem/src/records/record-values.ts';

/** A window of 1440 less the side menu, the edges of the page, and the scroll bars of page and list. */
const room = 1440 - 208 - 42 - 30;
/** The box that selects a row. */
const tick = 44;
/** More figures than these one type has alone: the close of a day, with five ways of payment after its results. */
const atAGlance = 5;
const nobody = () => undefined;

/** The columns of a list with totals of nine digits, for whoever may take each step. */
function columnsOf(type: RecordType) {
  const totals = fieldsIn(type).map(([name, field]) => [
    name,
    totalOf(type, name) === 'sum' && isNumberField(field) ? field.kind : 'none',
  ]);
  const sums = totals.flatMap(([name, kind]) =>
    kind === 'none' ? [] : [[name, kind === 'money' ? 99_999_999.99 : 9_999_999]],
  );
  return recordColumnsOf({
    type,
    totals: { sums: Object.fromEntries(sums) },
    mayTake: () => true,
    onOpen: nobody,
    onEdit: nobody,
  });
}

/** The keys of the columns that stand whole between what is pinned, in a list that nobody has changed or scrolled. */
function inSight(type: RecordType): string[] {
  const columns = columnsOf(type);
  const widths = fittedWidths(columns, {}, room - tick);
  const widthOf = (key: string) => widths[key] ?? 0;
  let left =
    room -
    tick -
    columns.filter(({ pinned }) => pinned).reduce((sum, { key }) => sum + widthOf(key), 0);
  return columns
    .filter(({ pinned }) => !pinned)
    .map(({ key }) => key)
    .filter((key) => {
      left -= widthOf(key);
      return left >= 0;
    });
}

test.each(recordTypes.map((type) => [keyOfType(type), type] as const))(
  'FIX-49: at 1440 the list of %s shows name, state and figures whole without scrolling',
  (_, type) => {
    const shown = fieldsIn(type).filter(([, { aside }]) => !aside);
    const figures = shown.filter(([, field]) => isNumberField(field)).map(([key]) => key);
    const [name = ''] = shown.map(([key]) => key);
    const matter = [name, 'state', ...figures.slice(0, atAGlance)];
    expect(inSight(type)).toEqual(expect.arrayContaining(matter));
  },
);

test('FIX-49: a unit is said once, by the label or behind it', () => {
  const heads = recordTypes.flatMap(({ fields }) => Object.values(fields).map(headOf));
  expect(heads).toContain('实收（元）');
  const twice = heads.filter((head) => {
    const [, label = '', unit = ''] = /^(.*)（(.*)）$/.exec(head) ?? [];
    return unit !== '' && label.includes(unit);
  });
  expect(twice).toEqual([]);
});

test('FIX-49: nothing stands pinned at the end for whoever may take no step', () => {
  const pinned = recordTypes.flatMap((type) =>
    recordColumnsOf({
      type,
      totals: { sums: {} },
      mayTake: () => false,
      onOpen: nobody,
      onEdit: nobody,
    }).filter((column) => column.pinned === 'end'),
  );
  expect(pinned).toEqual([]);
});
