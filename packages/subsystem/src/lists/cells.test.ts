import { stockCounts } from '@portal/contract/lists/ors';
import { expect, test } from 'vitest';
import { cellText, changedIn, fieldsFrom, listCsv, typedOf } from './cells.ts';

const record = {
  id: 'PD00000001',
  version: 1,
  fields: {
    kind: 'whole',
    area: '=1+1',
    day: '2026-11-20',
    counted: 1180,
    booked: 0,
    status: 'done',
  },
  changedAt: '2026-11-20 09:00:00',
  changedBy: '试用人',
};

test('a cell is read in words, with commas, and a dash for nothing', () => {
  const read = stockCounts.fields.map((field) =>
    cellText(field, new Map(Object.entries(record.fields)).get(field.name)),
  );

  expect(read).toEqual(['全盘', '=1+1', '2026-11-20', '1,180', '0', '已完成', '—']);
});

test('what a form was filled with comes back as it was, and what was left empty as nothing', () => {
  const typed = typedOf(stockCounts, record);

  expect(fieldsFrom(stockCounts, typed)).toEqual({ ...record.fields, note: null });
  expect(fieldsFrom(stockCounts, { ...typed, counted: 'many' })['counted']).toBe('many');
});

test('A83 a sheet names its columns with their units, and takes no text for a formula', () => {
  const [head, row] = listCsv(stockCounts, [record]).slice(1).split('\r\n');

  expect(head).toBe(
    '盘点单编号,盘点方式,盘点区域,盘点日期,实盘（件）,账面（件）,状态,备注,最后修改,修改人',
  );
  expect(row).toBe("PD00000001,全盘,'=1+1,2026-11-20,1180,0,已完成,,2026-11-20 09:00:00,试用人");
});

test('FIX-19 of a record that is changed only what was typed is sent, whatever else it holds', () => {
  const later = { ...record, fields: { ...record.fields, shelf: 'A-3', kind: 'by-robot' } };
  const typed = typedOf(stockCounts, later);

  expect(changedIn(stockCounts, later, typed)).toEqual({});
  expect(changedIn(stockCounts, later, { ...typed, counted: '7', note: '' })).toEqual({
    counted: 7,
  });
});
