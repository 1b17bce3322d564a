import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import type { TypeRow } from './RuledTypes.tsx';
import type { DraftedRules } from './rules-overlay.ts';

interface RuleColumns {
  rules: DraftedRules;
  /** The columns of the rules themselves. */
  columns: Column<TypeRow>[];
  /** Their word in the name of the button. */
  what: string;
  /** Opens the dialog of a type; without it the rules are only read. */
  onOpen: ((row: TypeRow) => void) | undefined;
}

/** Returns the columns of rules by record type: the type, its rules, and the button that opens their dialog. */
export const ruleColumns = ({ rules, columns, what, onOpen }: RuleColumns): Column<TypeRow>[] => [
  {
    header: '单据',
    isUnlabelled: true,
    cell: ({ one, systemName, type }) => (
      <>
        {one}
        <small>
          {systemName}
          {rules.changed.has(type) && <em>有改动</em>}
        </small>
      </>
    ),
  },
  ...columns,
  ...(onOpen ? [openColumn(what, onOpen)] : []),
];

const openColumn = (what: string, onOpen: (row: TypeRow) => void): Column<TypeRow> => ({
  header: '操作',
  cell: (row) => (
    <Button
      size="small"
      kind="text"
      aria-label={`设置${row.one}的${what}`}
      onClick={() => onOpen(row)}
    >
      设置
    </Button>
  ),
});
