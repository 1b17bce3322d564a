import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { businessFunctions, businessTables, businessViews } from './tenancy.ts';

/** The properties of a statement, derived from its text. */
export interface Statement {
  /** The name it is planned under; none for texts made for one occasion. */
  name: string | undefined;
  /** It reads or writes business rows, so it belongs to a tenant. */
  isBusiness: boolean;
  /** It uses a business table without naming the tenant whose rows are meant. */
  lacksTenant: boolean;
  /** True where it ends a transaction, whose settings are undone, the tenant of the connection too. */
  undoesSettings: boolean;
}

/**
 * Begins a statement whose text follows from what a user asked for. It is planned each time, with its values, and takes no
 * name from statements that repeat.
 */
export const unnamed = sql`/* unnamed */ `;

const namesMax = 500;
// Longer texts are bulk inserts, made for one occasion.
const namedTextMax = 8_000;

const tables = [...businessTables, ...businessViews].join('|');
const tableUse = new RegExp(
  String.raw`\b(from|join|update)\s+(?:only\s+)?"?(?:${tables})"?(?![\w"])`,
  'gi',
);
const insertion = new RegExp(String.raw`\binto\s+"?(?:${tables})"?(?![\w"])`, 'i');
const functionUse = new RegExp(String.raw`\b(?:${businessFunctions.join('|')})\(`, 'i');
const tenantMention = /\btenant_id\b/gi;

/**
 * Describes statements by their texts, and looks at each text once. One that uses business tables has to name `tenant_id`
 * as often as it uses them; a row that is inserted gets its tenant from the connection. Each pool has a describer: names
 * cost memory on its connections alone, so the limit counts there.
 */
export function describeStatements(): (text: string) => Statement {
  const known = new Map<string, Statement>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const isRepeated = !text.startsWith('/* unnamed */');
    const isKept = isRepeated && text.length <= namedTextMax && known.size < namesMax;
    const name = isKept ? createHash('sha1').update(text).digest('hex') : undefined;
    const statement = { name, ...tenancyOf(text), undoesSettings: /^\s*rollback/i.test(text) };
    if (isKept) known.set(text, statement);
    return statement;
  };
}

function tenancyOf(text: string): Pick<Statement, 'isBusiness' | 'lacksTenant'> {
  const uses = text.match(tableUse)?.length ?? 0;
  const mentions = text.match(tenantMention)?.length ?? 0;
  const isBusiness = uses > 0 || insertion.test(text) || functionUse.test(text);
  return { isBusiness, lacksTenant: mentions < uses };
}
