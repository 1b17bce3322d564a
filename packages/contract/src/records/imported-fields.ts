import type { RecordField } from './fields.ts';
import type { RecordType } from './record-type.ts';

/** Fields that no cell of a sheet can hold: rows, uploaded files, and text with styles. */
const unfit: ReadonlySet<RecordField['kind']> = new Set(['lines', 'file', 'picture', 'richText']);

/** Returns the fields of a type that a sheet brings, by name. */
export const importedFields = (
  { fields }: RecordType,
  hidden: ReadonlySet<string> = new Set(),
): [string, RecordField][] =>
  Object.entries(fields).filter(
    ([name, field]) => !unfit.has(field.kind) && !field.former && !hidden.has(name),
  );

/**
 * Returns whether records of a type can be made of cells alone. What the server computes, and times that are kept apart,
 * come one record at a time.
 */
export const isImportable = ({ fields, apart }: RecordType): boolean =>
  apart === undefined &&
  !Object.values(fields).some(
    ({ kind, required, computed }) => computed || (required && unfit.has(kind)),
  );
