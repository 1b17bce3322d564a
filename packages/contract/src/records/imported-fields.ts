import type { RecordField } from './fields.ts';
import type { RecordType } from './record-type.ts';
import { stepOfField } from './steps/step-fields.ts';

/** Fields that no cell of a sheet can hold: rows, uploaded files, and text with styles. */
const unfit: ReadonlySet<RecordField['kind']> = new Set(['lines', 'file', 'picture', 'richText']);

/** Returns the fields of a type that a sheet brings, by name: not those that a step fills in. */
export const importedFields = (
  type: RecordType,
  hidden: ReadonlySet<string> = new Set(),
): [string, RecordField][] =>
  Object.entries(type.fields).filter(
    ([name, field]) =>
      !unfit.has(field.kind) && !field.former && !hidden.has(name) && !stepOfField(type, name),
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
