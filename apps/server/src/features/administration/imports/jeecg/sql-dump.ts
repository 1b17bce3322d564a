import type { Readable } from 'node:stream';
import { SheetProblem } from '#platform/sheets/sheet.ts';

/** A row of a table in a dump: values by the names of their columns, with its place among the rows of the table. */
export interface DumpRow {
  row: number;
  values: ReadonlyMap<string, string | null>;
}

/** The most rows that are kept of a dump, over all tables that are read. */
const rowsMost = 1_000_000;
/** The longest value that is kept; longer ones are cut off. */
const valueMost = 20_000;

/** A token outside of strings and comments: a word, a number or a sign. */
interface Token {
  kind: 'word' | 'name' | 'text' | 'sign';
  text: string;
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  0: '\0',
  b: '\b',
  Z: '\u001a',
};

/**
 * Reads the rows of some tables out of a dump of MySQL, as it comes: `create table` says the columns where an `insert`
 * does not. Written by hand: parsers of SQL in npm take a statement whole, and one of a dump may have 16 MB.
 */
export async function readDump(
  source: Readable,
  tables: ReadonlySet<string>,
): Promise<Map<string, DumpRow[]>> {
  const reader = createStatementReader(tables);
  const lexer = createLexer((token) => reader.take(token));
  const decoder = new TextDecoder();
  for await (const chunk of source) lexer.write(decoder.decode(chunk, { stream: true }));
  lexer.write('\n\n');
  if (reader.found.size === 0) throw new SheetProblem('malformed');
  return reader.found;
}

type Mode = 'plain' | 'line-comment' | 'comment' | "'" | '"' | '`';

/** Splits SQL into tokens across chunks. */
function createLexer(emit: (token: Token) => void) {
  let mode: Mode = 'plain';
  let text = '';
  // The last letter waits for the next one: both may be a pair.
  let input = '';

  function endWord(): void {
    if (text !== '') emit({ kind: 'word', text });
    text = '';
  }

  /** Reads within quotes from a place; returns the place after what it has read. */
  function quoted(from: number, quote: string): number {
    let at = from;
    for (; at < input.length - 1; at += 1) {
      const letter = input.charAt(at);
      if (letter === '\\' && quote !== '`') {
        const next = input.charAt(at + 1);
        add(escapes[next] ?? next);
        at += 1;
      } else if (letter !== quote) add(letter);
      else if (input.charAt(at + 1) === quote) {
        add(quote);
        at += 1;
      } else {
        emit({ kind: quote === '`' ? 'name' : 'text', text });
        text = '';
        mode = 'plain';
        return at + 1;
      }
    }
    return at;
  }
  const add = (letter: string) => {
    if (text.length < valueMost) text += letter;
  };

  function plain(at: number): number {
    const letter = input.charAt(at);
    const pair = input.slice(at, at + 2);
    if (pair === '--' || letter === '#') mode = 'line-comment';
    else if (pair === '/*') mode = 'comment';
    else if (letter === "'" || letter === '"' || letter === '`') mode = letter;
    else if (/[\w.$+-]/.test(letter)) {
      text += letter;
      return at + 1;
    } else {
      endWord();
      if (/\S/.test(letter)) emit({ kind: 'sign', text: letter });
      return at + 1;
    }
    endWord();
    return at + (mode === 'comment' ? 2 : 1);
  }

  function step(at: number): number {
    if (mode === 'plain') return plain(at);
    if (mode === "'" || mode === '"' || mode === '`') return quoted(at, mode);
    const end = mode === 'comment' ? '*/' : '\n';
    const found = input.indexOf(end, at);
    if (found < 0) return input.length - 1;
    mode = 'plain';
    return found + end.length;
  }

  return {
    write(chunk: string): void {
      input += chunk;
      let at = 0;
      while (at < input.length - 1) at = step(at);
      input = input.slice(at);
    },
  };
}

/** Gathers `create table` and `insert into` statements of some tables out of tokens. */
function createStatementReader(tables: ReadonlySet<string>) {
  const found = new Map<string, DumpRow[]>();
  const created = new Map<string, string[]>();
  let statement: Token[] = [];
  let depth = 0;
  let total = 0;
  let row: (string | null)[] | undefined;
  let insert: { table: string; columns: string[]; isWanted: boolean } | undefined;

  function endRow(): void {
    if (!insert || !row) return;
    const rows = found.get(insert.table) ?? [];
    const values = new Map(insert.columns.map((name, at) => [name, row?.[at] ?? null]));
    rows.push({ row: rows.length + 1, values });
    found.set(insert.table, rows);
    total += 1;
    if (total > rowsMost) throw new SheetProblem('too-large');
  }

  function endStatement(): void {
    const table = createdTable(statement);
    if (table !== undefined && tables.has(table)) {
      created.set(table, columnsOf(statement));
      if (!found.has(table)) found.set(table, []);
    }
    statement = [];
    insert = undefined;
    depth = 0;
  }

  function takeHead(token: Token): void {
    if (statement.length < 5_000) statement.push(token);
    if (token.kind !== 'word' || !/^values?$/i.test(token.text) || !isInsert(statement)) return;
    const { table, columns } = insertOf(statement.slice(0, -1), created);
    insert = { table, columns, isWanted: tables.has(table) };
  }

  function takeValue({ kind, text }: Token): void {
    if (kind === 'sign' && text === '(') {
      depth += 1;
      if (depth === 1) row = [];
    } else if (kind === 'sign' && text === ')') {
      depth -= 1;
      if (depth === 0) endRow();
    } else if (depth === 1 && kind !== 'sign') addValue(row, { kind, text });
  }

  return {
    found,
    take(token: Token): void {
      if (token.kind === 'sign' && token.text === ';') endStatement();
      else if (!insert) takeHead(token);
      else if (insert.isWanted) takeValue(token);
    },
  };
}

/** Adds a value to a row; a word before a text, as `_binary`, is no value. */
function addValue(row: (string | null)[] | undefined, { kind, text }: Token): void {
  if (!row || (kind === 'word' && text.startsWith('_'))) return;
  if (kind === 'word' && /^b$/i.test(text)) return;
  row.push(kind === 'word' && text.toUpperCase() === 'NULL' ? null : text);
}

const isInsert = ([first, second]: readonly Token[]): boolean =>
  (first?.text.toLowerCase() === 'insert' || first?.text.toLowerCase() === 'replace') &&
  (second === undefined || /^(?:into|ignore)$/i.test(second.text));

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const opening = ({ kind, text }: Token): boolean => kind === 'sign' && text === '(';

/** The table and columns of an insert, by what stands before its values. */
function insertOf(head: readonly Token[], created: ReadonlyMap<string, string[]>) {
  const at = head.findIndex(opening);
  const before = at < 0 ? head : head.slice(0, at);
  const table = lastPart(before.at(-1)?.text ?? '');
  const named = at < 0 ? [] : namesIn(head.slice(at));
  return { table, columns: named.length > 0 ? named : (created.get(table) ?? []) };
}

const namesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, text }) =>
    kind === 'name' || kind === 'word' ? [text.toLowerCase()] : [],
  );

function createdTable(statement: readonly Token[]): string | undefined {
  const [first, second] = statement;
  const isCreate = first?.text.toLowerCase() === 'create' && second?.text.toLowerCase() === 'table';
  if (!isCreate) return undefined;
  const at = statement.findIndex(opening);
  return lastPart(statement[at - 1]?.text ?? '');
}

/** The columns of a `create table`: names that begin a part at the first depth. */
function columnsOf(statement: readonly Token[]): string[] {
  const columns: string[] = [];
  let depth = 0;
  let isStart = false;
  for (const { kind, text } of statement) {
    if (kind === 'sign' && text === '(') {
      depth += 1;
      isStart = depth === 1;
    } else if (kind === 'sign' && text === ')') depth -= 1;
    else if (kind === 'sign' && text === ',' && depth === 1) isStart = true;
    else {
      if (isStart && depth === 1 && kind === 'name') columns.push(text.toLowerCase());
      isStart = false;
    }
  }
  return columns;
}
