import type { RecordFields } from '@portal/contract/records/field-values';
import { figureOf, nameFieldOf } from '@portal/contract/records/steps/final-steps';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordStep, RecordType } from '@portal/contract/records/record-type';
import type { RecordNames } from '@portal/contract/records/references';
import { isEmptyValue } from '@portal/contract/records/rules';
import { numberText, valueText } from '../record-values.ts';

/** The sentences below the question: what a step causes besides, and that it stays. */
export const finalWords = ({ causes }: Pick<RecordStep, 'causes'> = {}): string =>
  `${causes === undefined ? '' : `${causes}。`}办理后不能撤销。`;

/** Names a step with what it is taken on. What the end of the one and the beginning of the other both say is said once. */
export function stepTitle(
  { label }: Pick<RecordStep, 'label'>,
  { one }: Pick<RecordType, 'one'>,
): string {
  if (label.includes(one)) return label;
  const shared = Array.from(one, (_, at) => one.slice(0, one.length - at)).find(
    (start) => start.length > 1 && label.endsWith(start),
  );
  return label + one.slice(shared?.length ?? 0);
}

type AskedStep = Pick<RecordStep, 'label' | 'toward'>;
type AskedRecord = Pick<WireRecord, 'id' | 'createdBy' | 'fields'>;

/** Asks whether a step is to be taken that cannot be taken back, with whose or what it is and how much. */
export function questionOf(
  type: RecordType,
  record: AskedRecord,
  { label, toward }: AskedStep,
  names: RecordNames,
): string {
  const { id, fields } = record;
  const figure = figureText(type, fields);
  const field = toward === undefined ? undefined : type.fields[toward];
  if (toward !== undefined && field && !isEmptyValue(fields[toward])) {
    const words = [`确定向 ${valueText(field, fields[toward], names)} ${label}`, figure];
    return `${words.filter(Boolean).join(' ')}（${type.one} ${id}）吗？`;
  }
  const about = [nameText(type, record, names), figure].filter(Boolean).join('，');
  return `确定${label}${type.one} ${id}${about ? `（${about}）` : ' '}吗？`;
}

/** Asks whether a step is to be taken on several records, with their sum; `body` names them, up to ten. */
export function questionOfMany(
  type: RecordType,
  records: readonly AskedRecord[],
  { label }: AskedStep,
  names: RecordNames,
): { title: string; body: string } {
  const sum = sumText(type, records);
  const named = records
    .slice(0, namedMost)
    .map((record) =>
      [record.id, nameText(type, record, names), figureText(type, record.fields)]
        .filter(Boolean)
        .join(' '),
    )
    .join('、');
  return {
    title: `确定对选中的 ${records.length} 条${type.one}执行「${label}」${sum && `，合计 ${sum} `}吗？`,
    body: records.length > namedMost ? `${named} 等 ${records.length} 条` : named,
  };
}

/** The records that a question names; of more it says how many. */
export const namedMost = 10;

/** Returns the name of a record, and whose it is where each has their own. */
function nameText(
  type: RecordType,
  { fields, createdBy }: AskedRecord,
  names: RecordNames,
): string {
  const name = nameFieldOf(type, fields);
  const field = name === undefined ? undefined : type.fields[name];
  const title = name !== undefined && field ? valueText(field, fields[name], names) : '';
  return [type.scope === 'own' ? createdBy : '', title].filter(Boolean).join('，');
}

function figureText(type: RecordType, fields: RecordFields): string {
  const name = figureOf(type, fields);
  const value = name === undefined ? undefined : fields[name];
  return name === undefined ? '' : withUnit(type, name, value);
}

/** The sum of what adds up; empty where the records say different things, or some of them nothing. */
function sumText(type: RecordType, records: readonly AskedRecord[]): string {
  const figures = records.map(({ fields }) => figureOf(type, fields));
  const [name] = figures;
  const values = records.map(({ fields }) => fields[name ?? '']);
  const isOne = figures.every((figure) => figure === name) && values.every(isNumber);
  const sum = values.filter(isNumber).reduce((total, value) => total + value, 0);
  return name !== undefined && isOne && records.length > 0 ? withUnit(type, name, sum) : '';
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function withUnit(type: RecordType, name: string, value: RecordFields[string] | undefined): string {
  const field = type.fields[name];
  if (!field) return '';
  if (!isNumber(value)) return valueText(field, value);
  const text = numberText(field, value);
  if (field.kind === 'money') return `¥${text}`;
  return 'unit' in field && field.unit !== undefined ? `${text} ${field.unit}` : text;
}
