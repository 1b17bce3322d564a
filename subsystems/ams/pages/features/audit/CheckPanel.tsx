import {
  type AuditCheck,
  getAuditCheck,
  startAuditCheck,
} from '@portal/contract/administration/audit-log';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { useEffect } from 'react';

/** Milliseconds between two looks at a check under way. */
const lookEveryMs = 800;

const isUnderWay = (check: AuditCheck | null | undefined): boolean =>
  check?.state === 'waiting' || check?.state === 'running';

/** The check of the whole chain: begun here, made by a job, with how far it is. */
export function CheckPanel() {
  const { data: check, refetch, dataUpdatedAt } = useQueryOf(getAuditCheck, {}, { quiet: true });
  const start = useCallOf(startAuditCheck, { refreshes: [getAuditCheck] });
  const stamp = String(dataUpdatedAt);
  const looked = useDebounced(stamp, lookEveryMs);
  const isBusy = isUnderWay(check);
  useEffect(() => {
    if (isBusy && looked === stamp) void refetch();
  }, [isBusy, looked, stamp, refetch]);
  return (
    <Panel className="audit-check">
      <output data-tone={check?.state}>
        {check ? wordsOf(check) : '尚未校验过审计日志的完整性'}
      </output>
      {check && isBusy && (
        <progress aria-label="校验进度" value={check.checked} max={Math.max(check.total, 1)} />
      )}
      <Button busy={isBusy || start.isPending} onClick={() => start.mutate({})}>
        校验完整性
      </Button>
    </Panel>
  );
}

const flawWords = {
  changed: '该记录被修改过，或它之前的记录被删除',
  unkeyed: '该记录没有密钥签名，可能是他人写入的',
  'unknown-key': '该记录的密钥未知；更换过密钥的，请配置 PORTAL_SECRET_BEFORE',
  anchor: '该记录曾留有锚点，现在不存在或不一致：末尾被截断，或日志被重写',
};

function wordsOf({ state, endTime, checked, total, brokenAt, flaw, realname }: AuditCheck): string {
  const counted = checked.toLocaleString();
  if (state === 'waiting') return '等待校验';
  if (state === 'running') return `正在校验：${counted} / ${total.toLocaleString()} 条`;
  if (state === 'failed') return '校验没有完成，请重试；仍未成功请联系运维人员';
  const when = `${realname ?? '系统'} 于 ${endTime?.slice(0, 16)} 校验`;
  if (state === 'sound') return `完整：${counted} 条记录均未被改动（${when}）`;
  const cause = flaw === null ? '' : flawWords[flaw];
  return `第 ${brokenAt} 号记录有问题：${cause}（${when}）`;
}
