import { useQueryOf } from '@portal/client/queries';
import { listPurchases, type Purchase } from '@portal/contract/members/purchases';
import type { RecordType } from '@portal/contract/records/record-type';
import { slips } from '@portal/ors/records/slips';
import { Button } from '@portal/ui/actions/Button';
import { Figure } from '@portal/ui/data/Figure';
import { Pager } from '@portal/ui/data/Pager';
import { Tag } from '@portal/ui/data/Tag';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { members } from '../../records/members.ts';

const pageSize = 10;

/** The label of a choice of a record type's field. */
function labelIn(type: RecordType, name: string, value: string): string {
  const field = type.fields[name];
  const choices = field && 'choices' in field ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

const yuan = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface MemberPurchasesProps {
  member: string;
  onBack: () => void;
}

/** The slips of a member with their lines, below what they come to. */
export function MemberPurchases({ member, onBack }: MemberPurchasesProps) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listPurchases, {
    member,
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  });
  return (
    <div className="purchases-member">
      <Button className="purchases-back" onClick={onBack}>
        返回
      </Button>
      <QueryState query={useLastPage(query, setPageNo)} lines={8}>
        {({ member: shown, sums, records, total, pages }) => (
          <>
            <Panel
              title={`${shown.name} ${shown.id}`}
              aside={labelIn(members, 'level', shown.level)}
            >
              <div className="purchases-sums">
                <Figure label="消费净额" text={yuan(sums.amount)} unit="元" />
                <Figure label="消费次数" text={String(sums.sales)} unit="次" />
                <Figure label="净件数" text={String(sums.units)} unit="件" />
                <Figure label="退货" text={String(sums.refunds)} unit="次" />
                <Figure label="最近消费" text={sums.lastDay ?? '—'} />
              </div>
            </Panel>
            <Panel title="消费小票" aside={`${total} 张`} isFlush>
              {total === 0 ? (
                <p className="purchases-none">近期没有消费小票</p>
              ) : (
                <ul className="purchases-slips">
                  {records.map((slip) => (
                    <Slip key={slip.slip} slip={slip} />
                  ))}
                </ul>
              )}
              <Pager
                total={total}
                pages={pages}
                pageNo={pageNo}
                pageSize={pageSize}
                onTurn={setPageNo}
              />
            </Panel>
          </>
        )}
      </QueryState>
    </div>
  );
}

const Slip = ({ slip }: { slip: Purchase }) => (
  <li>
    <header>
      <strong className="num">
        {slip.day} {slip.time}
      </strong>
      <span>{slip.storeName}</span>
      {slip.kind === 'refund' && <Tag color="red">退货</Tag>}
      <span className="purchases-amount num">{yuan(slip.amount)} 元</span>
    </header>
    <ul>
      {slip.lines.map(({ style, name, colour, size, units, amount }) => (
        <li key={`${style} ${colour} ${size}`}>
          <span>
            {name} {colour} {size}
          </span>
          <small className="num">{style}</small>
          <span className="num">{units} 件</span>
          <span className="purchases-amount num">{yuan(amount)}</span>
        </li>
      ))}
    </ul>
    <footer>
      <span className="num">{slip.slip}</span>
      <span>{labelIn(slips, 'payment', slip.payment)}</span>
      {slip.of !== null && <span className="num">原小票 {slip.of}</span>}
    </footer>
  </li>
);
