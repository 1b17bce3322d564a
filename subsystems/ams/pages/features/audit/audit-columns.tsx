import type { AuditRow } from '@portal/contract/administration/audit-log';
import type { Column } from '@portal/ui/data/DataTable';
import { changesIn } from './changes-in.ts';
import { detailWords, kindText, refusalWords } from './labels.ts';

/** The columns of entries: when, who from where, what, and to what with before and after. */
export const auditColumns: Column<AuditRow>[] = [
  { header: '时间', className: 'num audit-time', cell: ({ time }) => time },
  {
    header: '人员',
    cell: ({ realname, workNo, address }) => (
      <span>
        <bdi>{realname ?? workNo ?? '未登录'}</bdi>{' '}
        {realname !== null && <small className="num">{workNo}</small>}
        <small>{address}</small>
      </span>
    ),
  },
  { header: '类型', cell: ({ kind }) => kindText(kind) },
  {
    header: '详情',
    className: 'audit-detail',
    isBlank: ({ detail }) => Object.keys(detail).length === 0,
    cell: ({ detail }) => <Details detail={detail} />,
  },
];

const order = Object.keys(detailWords);

const Details = ({ detail: { before, after, ...rest } }: Pick<AuditRow, 'detail'>) => (
  <ul>
    {Object.entries(rest)
      .filter(([name, value]) => name !== 'tenant' && value !== '')
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([name, value]) => (
        <li key={name}>
          {detailWords[name] ?? name}：<bdi>{name === 'refusal' ? refusalWords(value) : value}</bdi>
        </li>
      ))}
    {changesIn(before, after).map(({ name, from, to }) => (
      <li key={name} className="audit-change">
        <bdi>{name}</bdi>：
        <del>
          <bdi>{from}</bdi>
        </del>{' '}
        →{' '}
        <ins>
          <bdi>{to}</bdi>
        </ins>
      </li>
    ))}
  </ul>
);
