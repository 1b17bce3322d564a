import type { LineField, RecordField } from './fields.ts';
import type { KnownRecordType, RecordType } from './record-type.ts';

type Columns = Readonly<Record<string, LineField>>;

/** The value of a field by its kind, as `RecordValue` has it; null where the field is empty. */
export type ValueOf<Field extends RecordField> = Filled<Field> | null;

type Filled<Field extends RecordField> = Field extends {
  kind: 'lines';
  columns: infer C extends Columns;
}
  ? { [Name in keyof C]: ValueOf<C[Name]> }[]
  : Field extends { decimals: number }
    ? number
    : Field extends { kind: 'daySpan' }
      ? { from: string; until: string }
      : Field extends { kind: 'choices' | 'people' | 'file' | 'picture' }
        ? string[]
        : string;

/** The values of a record by its type: a field that the type does not have does not compile. */
export type ValuesOf<Type extends RecordType> =
  Type extends KnownRecordType<infer Fields, string>
    ? { [Name in keyof Fields]: ValueOf<Fields[Name]> }
    : never;

/** The steps of a type by their keys, in whatever state they are. */
export type StepOf<Type extends RecordType> =
  Type extends KnownRecordType<infer _Fields, infer Step> ? Step : never;
