/** One of a few values of a field; `tone` colours it where it says how something stands. */
export interface Choice {
  value: string;
  label: string;
  tone?: 'good' | 'warn' | 'bad';
}

interface FieldTraits {
  label: string;
  /** A record cannot be saved without it. */
  required?: boolean;
  /** Given when the record is made, and never changed. */
  fixed?: boolean;
  /** Filled in by the server when the record is made, or by the system that counts it later; in no form. */
  computed?: true;
  /** May be filled in before the step that asks for it. */
  early?: true;
  /** Shown with the record alone, and not in the table. */
  aside?: boolean;
  /** Sorted by though it stands aside: has an index, as each column of the table has. */
  sortable?: boolean;
  /** Filtered by though it stands aside: has an index. */
  filterable?: boolean;
  /** A field of an earlier release that another has replaced: its pages may send it, and a record with it shows it. */
  former?: boolean;
  /** True in the type as a user sees it, where a field rule lets them read the field and not change it. */
  locked?: true;
  /** A sentence below the field in the form. */
  help?: string;
  /** The action code needed to see the field; without it the field is in no row, form, filter or sheet. */
  action?: string;
}

/** `most` is in characters. */
export interface TextField extends FieldTraits {
  kind: 'text' | 'longText' | 'richText';
  most: number;
  /** Records are also found by the pinyin and the initials of this text. */
  pinyin?: true;
  /** The keyboard of a phone for it, where that is not of letters. */
  keyboard?: 'tel' | 'numeric';
}
/** Pieces and amounts add up; of scores and days the average says something, of prices and years neither does. */
export type Total = 'sum' | 'average' | 'none';
/** `decimals` is the number of digits after the point. */
export interface NumberField extends FieldTraits {
  kind: 'number' | 'count' | 'money' | 'percent';
  least: number;
  most: number;
  decimals: number;
  unit?: string;
  /** The figure below a column of them, where the kind and the unit do not say it (`totals.ts`). */
  total?: Total;
  /** Its digits are not grouped: 2026, not 2,026. */
  ungrouped?: true;
}
export interface DayField extends FieldTraits {
  kind: 'day' | 'daySpan' | 'time';
}
export interface ChoiceField extends FieldTraits {
  kind: 'choice' | 'choices';
  choices: readonly Choice[];
}
/** An item of a dictionary; of a tree an item whose value begins with another's stands below it. */
export interface DictionaryField extends FieldTraits {
  kind: 'dictionary' | 'tree';
  dictionary: string;
}
/** The work number of a person, the id of a department, the number of a store, as lookups have them (decision 46). */
export interface ReferenceField extends ReferenceTraits {
  kind: 'person' | 'people' | 'department' | 'position' | 'store';
}
interface ReferenceTraits extends FieldTraits {
  /** Of a store or person: left empty in a new record it is the tab's store, or the user. */
  fromContext?: true;
  /** Of a store or person: chosen among all of the tenant, where a user sees but their own stores and colleagues. */
  among?: 'all';
}
/** Ids of uploaded files, at most so many. */
export interface FileField extends FieldTraits {
  kind: 'file' | 'picture';
  most: number;
}
/** The number of a record of another type, named by its key: `ors/stock-counts`. */
export interface LinkField extends FieldTraits {
  kind: 'link';
  type: string;
}
/** A column of the rows within a record. */
export type LineField = TextField | NumberField | ChoiceField | DayField;
/** Rows within a record, at most so many; the columns named in `sums` have a total below them. */
export interface LinesField extends FieldTraits {
  kind: 'lines';
  columns: Readonly<Record<string, LineField>>;
  most: number;
  sums?: readonly string[];
}

/** A field of a record type; its kind decides how it is typed, checked, stored, shown and found. */
export type RecordField =
  | TextField
  | NumberField
  | DayField
  | ChoiceField
  | DictionaryField
  | ReferenceField
  | FileField
  | LinkField
  | LinesField;
export type FieldKind = RecordField['kind'];

type Traits<F extends RecordField> = Omit<F, 'kind'>;
/** A field whose kind the compiler knows, so that it knows the values too (`typed-records.ts`). */
type OfKind<F extends RecordField, Kind extends F['kind']> = F & { kind: Kind };
type TextTraits = FieldTraits & { most?: number };
type NumberTraits = FieldTraits &
  Pick<NumberField, 'unit' | 'total' | 'ungrouped'> & { least?: number; most?: number };

export const text = (traits: TextTraits & Pick<TextField, 'pinyin' | 'keyboard'>): TextField => ({
  kind: 'text',
  most: 100,
  ...traits,
});
export const longText = (traits: TextTraits): TextField => ({
  kind: 'longText',
  most: 500,
  ...traits,
});
/** HTML that the server cleans. */
export const richText = (traits: TextTraits): TextField => ({
  kind: 'richText',
  most: 12_000,
  ...traits,
});

const range = { least: 0, most: 1_000_000_000 };
/** A number with up to `decimals` digits after the point. */
export const number = (traits: NumberTraits & { decimals: number }): NumberField => ({
  kind: 'number',
  ...range,
  ...traits,
});
/** A whole number of things. */
export const count = (traits: NumberTraits): NumberField => ({
  kind: 'count',
  decimals: 0,
  ...range,
  ...traits,
});
/**
 * A number of pieces that lie somewhere at a moment. They do not add up below a column: another row, of another day or of
 * another matter about the same style, has the same pieces again. What comes and goes adds up.
 */
export const stock = (traits: Omit<NumberTraits, 'unit' | 'total'>): NumberField =>
  count({ ...traits, unit: '件', total: 'none' });
/** An amount in yuan and fen. */
export const money = (traits: NumberTraits): NumberField => ({
  kind: 'money',
  decimals: 2,
  unit: '元',
  ...range,
  ...traits,
});
/** A share of a hundred: 12.5 is 12.5 %. */
export const percent = (traits: NumberTraits): NumberField => ({
  kind: 'percent',
  decimals: 2,
  unit: '%',
  least: 0,
  most: 100,
  ...traits,
});

/** A calendar day, `yyyy-mm-dd`. */
export const day = (traits: FieldTraits): OfKind<DayField, 'day'> => ({ kind: 'day', ...traits });
/** Two calendar days, the second not before the first. */
export const daySpan = (traits: FieldTraits): OfKind<DayField, 'daySpan'> => ({
  kind: 'daySpan',
  ...traits,
});
/** A time of day, `hh:mm`. */
export const time = (traits: FieldTraits): OfKind<DayField, 'time'> => ({
  kind: 'time',
  ...traits,
});

export const choice = (traits: Traits<ChoiceField>): OfKind<ChoiceField, 'choice'> => ({
  kind: 'choice',
  ...traits,
});
export const choices = (traits: Traits<ChoiceField>): OfKind<ChoiceField, 'choices'> => ({
  kind: 'choices',
  ...traits,
});
export const dictionary = (traits: Traits<DictionaryField>): DictionaryField => ({
  kind: 'dictionary',
  ...traits,
});
export const tree = (traits: Traits<DictionaryField>): DictionaryField => ({
  kind: 'tree',
  ...traits,
});

export const person = (traits: ReferenceTraits): OfKind<ReferenceField, 'person'> => ({
  kind: 'person',
  ...traits,
});
export const people = (traits: ReferenceTraits): OfKind<ReferenceField, 'people'> => ({
  kind: 'people',
  ...traits,
});
export const department = (traits: FieldTraits): OfKind<ReferenceField, 'department'> => ({
  kind: 'department',
  ...traits,
});
export const position = (traits: FieldTraits): OfKind<ReferenceField, 'position'> => ({
  kind: 'position',
  ...traits,
});
export const store = (traits: ReferenceTraits): OfKind<ReferenceField, 'store'> => ({
  kind: 'store',
  ...traits,
});

export const file = (traits: FieldTraits & { most?: number }): FileField => ({
  kind: 'file',
  most: 9,
  ...traits,
});
export const picture = (traits: FieldTraits & { most?: number }): FileField => ({
  kind: 'picture',
  most: 9,
  ...traits,
});
export const link = (traits: Traits<LinkField>): LinkField => ({ kind: 'link', ...traits });
export const lines = <const Columns extends LinesField['columns']>(
  traits: FieldTraits &
    Omit<Traits<LinesField>, 'most' | 'columns'> & { columns: Columns; most?: number },
): LinesField & { columns: Columns } => ({
  kind: 'lines',
  most: 200,
  ...traits,
});
