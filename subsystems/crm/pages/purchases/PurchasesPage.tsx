import { useQueryOf } from '@portal/client/queries';
import { textIn } from '@portal/contract/records/field-values';
import { recordCalls } from '@portal/contract/records/record-calls';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useChosen, usePage, useRouter } from '@portal/subsystem/session';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { members } from '../../records/members.ts';
import { MemberPurchases } from './MemberPurchases.tsx';
import './purchases.css';

const { find } = recordCalls(members);

/** Purchases of a member, who is found by name, telephone number or member number, and opened from their archive. */
export function PurchasesPage() {
  const { path, title, search } = usePage();
  const { bgNo } = useChosen();
  const router = useRouter();
  const asked = new URLSearchParams(search);
  const [keyword, member] = [asked.get('keyword') ?? '', asked.get('member') ?? ''];
  const open = (next: Record<string, string>): void => {
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
    router.push(query.size === 0 ? path : `${path}?${query}`);
  };
  if (bgNo === null) {
    return (
      <>
        <PageHeader title={title} />
        <Empty text="未选择事业部，请先在页头选择事业部" />
      </>
    );
  }
  return (
    <div className="purchases" data-open={member === '' ? undefined : ''} key={bgNo}>
      <PageHeader
        title={title}
        note="会员在本事业部各门店的消费与退货"
        search={{
          label: '称呼或会员号',
          value: keyword,
          onSearch: (text) => open({ keyword: text }),
        }}
      />
      <div className="purchases-body">
        <Panel className="purchases-found" title={keyword === '' ? '消费最多' : '查询结果'} isFlush>
          <FoundMembers
            keyword={keyword}
            chosen={member}
            onChoose={(chosen) => open({ keyword, member: chosen })}
          />
        </Panel>
        {member === '' ? (
          <Panel className="purchases-hint">
            <p>选择一位会员，查看每张小票的门店、商品与金额。</p>
          </Panel>
        ) : (
          <MemberPurchases key={member} member={member} onBack={() => open({ keyword })} />
        )}
      </div>
    </div>
  );
}

interface FoundMembersProps {
  keyword: string;
  chosen: string;
  onChoose: (member: string) => void;
}

function FoundMembers({ keyword, chosen, onChoose }: FoundMembersProps) {
  const query = useQueryOf(find, { keyword, sort: 'spent.desc' });
  return (
    <QueryState
      query={query}
      lines={8}
      isEmpty={({ records }) => records.length === 0}
      emptyText={keyword === '' ? '本事业部还没有会员' : `没有找到「${keyword}」`}
    >
      {({ records }) => (
        <ul className="purchases-list">
          {records.map(({ id, fields }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen || undefined}
                onClick={() => onChoose(id)}
              >
                <span>{textIn(fields['name'])}</span>
                <small className="num">{id}</small>
                <span className="num">
                  {Number(fields['spent'] ?? 0).toLocaleString('en-US')} 元
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
