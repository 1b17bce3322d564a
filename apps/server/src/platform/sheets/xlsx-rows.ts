import { SaxesParser } from 'saxes';
import { sheetLimits, SheetProblem, type SheetRow } from './sheet.ts';
import { malformed, type ZipEntries } from './zip-entries.ts';

interface Listener {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** The part of a name behind its prefix: some programs write `x:row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses an entry; yields after each chunk, so that what a listener gathered can be taken. */
async function* parse(zip: ZipEntries, name: string, listener: Listener): AsyncGenerator<void> {
  const stream = await zip.open(name);
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.on('opentag', (tag) => listener.open(local(tag.name), tag.attributes));
  parser.on('text', (text) => listener.text(text));
  parser.on('closetag', (tag) => listener.close(local(tag.name)));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    parser.close();
  } catch (error) {
    malformed(error);
  } finally {
    stream.destroy();
  }
}

async function parseWhole(zip: ZipEntries, name: string, listener: Listener): Promise<void> {
  for await (const _ of parse(zip, name, listener));
}

/** Returns the names of the entries of a workbook that are read: its first sheet, and its shared texts. */
async function placesIn(zip: ZipEntries): Promise<{ sheet: string; strings: string }> {
  let first: string | undefined;
  const targets = new Map<string, string>();
  const nothing = { text: () => undefined, close: () => undefined };
  await parseWhole(zip, 'xl/workbook.xml', {
    ...nothing,
    open(name, attributes) {
      if (name === 'sheet') first ??= attributes['r:id'] ?? '';
    },
  });
  await parseWhole(zip, 'xl/_rels/workbook.xml.rels', {
    ...nothing,
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target);
    },
  });
  const target = targets.get(first ?? '') ?? 'worksheets/sheet1.xml';
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return { sheet, strings: 'xl/sharedStrings.xml' };
}

/** Reads the shared texts of a workbook; the readings of Japanese ones are left out. */
async function stringsIn(zip: ZipEntries, name: string): Promise<string[]> {
  const strings: string[] = [];
  if (zip.sizeOf(name) === undefined) return strings;
  let text = '';
  let isText = false;
  let isReading = false;
  await parseWhole(zip, name, {
    open(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isReading = true;
      isText = tag === 't' && !isReading;
    },
    text(part) {
      if (isText) text += part;
    },
    close(tag) {
      if (tag === 't') isText = false;
      if (tag === 'rPh') isReading = false;
      if (tag === 'si') strings.push(text);
      if (strings.length > sheetLimits.cells) throw new SheetProblem('too-large');
    },
  });
  return strings;
}

/** Returns the number of a column from 0 by the letters of a reference such as `AB12`. */
function columnIn(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}

/** Refuses a workbook whose index or whose own words about its size exceed the limits; reads its start alone. */
export async function measureXlsx(zip: ZipEntries): Promise<void> {
  const { sheet, strings } = await placesIn(zip);
  const size = zip.sizeOf(sheet) ?? malformed(new Error('There is no sheet'));
  if (size > sheetLimits.sheetBytes) throw new SheetProblem('too-large');
  if ((zip.sizeOf(strings) ?? 0) > sheetLimits.stringBytes) throw new SheetProblem('too-large');
  let isMeasured = false;
  const nothing = { text: () => undefined, close: () => undefined };
  const start = parse(zip, sheet, {
    ...nothing,
    open(name, { ref = '' }) {
      if (name === 'dimension') requireFitting(ref);
      isMeasured ||= name === 'dimension' || name === 'sheetData';
    },
  });
  for await (const _ of start) if (isMeasured) return;
}

function requireFitting(dimension: string): void {
  const [, last = ''] = dimension.split(':');
  const columns = columnIn(last) + 1;
  const rows = Number(/\d+$/.exec(last)?.[0] ?? 0);
  const isFine =
    columns <= sheetLimits.columns &&
    rows <= sheetLimits.rows + 1 &&
    columns * rows <= sheetLimits.cells;
  if (!isFine) throw new SheetProblem('too-large');
}

/** Reads the rows of the first sheet. A formula is its last value as text; nothing is computed. */
export async function* readXlsx(zip: ZipEntries): AsyncGenerator<SheetRow> {
  const places = await placesIn(zip);
  const strings = await stringsIn(zip, places.strings);
  const sheet = createSheetListener(strings);
  for await (const _ of parse(zip, places.sheet, sheet.listener)) yield* sheet.take();
  yield* sheet.take();
}

function createSheetListener(strings: readonly string[]) {
  let ready: SheetRow[] = [];
  let row: SheetRow = { row: 0, cells: [] };
  let [column, type, value, isValue, count] = [-1, '', '', false, 0];
  const listener: Listener = {
    open(name, attributes) {
      if (name === 'v' || name === 't') isValue = true;
      else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnIn(attributes['r']);
        type = attributes['t'] ?? '';
        value = '';
        count += 1;
        if (column >= sheetLimits.columns || count > sheetLimits.cells) tooLarge();
      } else if (name === 'row') {
        row = { row: Number(attributes['r'] ?? row.row + 1), cells: [] };
        column = -1;
        if (!Number.isInteger(row.row)) malformed(new Error('A row has no number'));
        if (row.row > sheetLimits.rows + 1) tooLarge();
      }
    },
    text(part) {
      if (!isValue) return;
      value += part;
      if (value.length > sheetLimits.cellLength) tooLarge();
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && value !== '') {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = cellText(type, value, strings);
      } else if (name === 'row') ready.push(row);
    },
  };
  return {
    listener,
    take(): SheetRow[] {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}

function tooLarge(): never {
  throw new SheetProblem('too-large');
}

/** A number has the 15 digits that a sheet shows: 0.1 + 0.2 is 0.3. */
function cellText(type: string, value: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? '是' : '否';
  const isNumber = (type === '' || type === 'n') && Number.isFinite(Number(value));
  return isNumber && value.length > 15 ? String(Number(Number(value).toPrecision(15))) : value;
}
