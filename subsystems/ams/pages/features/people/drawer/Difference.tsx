import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { sexOptions } from '../labels.ts';

interface Facts {
  realname: string;
  sex?: string | undefined;
  phone: string;
  email: string;
}

const labels = [
  ['realname', '姓名'],
  ['sex', '性别'],
  ['phone', '手机'],
  ['email', '邮箱'],
] as const;

const textOf = (name: keyof Facts, value: string | undefined): string =>
  (name === 'sex' ? sexOptions.find((option) => option.value === value)?.label : value) || '空';

interface DifferingField {
  label: string;
  mine: string;
  theirs: string;
}

const columns: Column<DifferingField>[] = [
  { header: '字段', isRowHeader: true, cell: ({ label }) => label },
  { header: '我的内容', cell: ({ mine }) => mine },
  { header: '已保存的内容', cell: ({ theirs }) => theirs },
];

/** Field by field what this user typed and what somebody else saved meanwhile. */
export function Difference({ mine, theirs }: { mine: Facts; theirs: Facts }) {
  const rows = labels
    .filter(([name]) => mine[name] !== theirs[name])
    .map(([name, label]) => ({
      label,
      mine: textOf(name, mine[name]),
      theirs: textOf(name, theirs[name]),
    }));
  return (
    <section className="people-difference">
      <p>该人员已有新的修改，请核对后再保存</p>
      <DataTable columns={columns} rows={rows} keyOf={({ label }) => label} />
    </section>
  );
}
