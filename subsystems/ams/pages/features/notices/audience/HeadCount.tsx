import type { NamedTarget } from '@portal/contract/notices/announcement-audience';
import { countAudience } from '@portal/contract/notices/announcement-desk';
import { useQueryOf } from '@portal/client/queries';

interface HeadCountProps {
  everyone: boolean;
  targets: readonly NamedTarget[];
}

/** Counts the people a rule covers at this moment. */
export function HeadCount({ everyone, targets }: HeadCountProps) {
  const rule = {
    everyone,
    targets: everyone ? [] : targets.map(({ kind, key }) => ({ kind, key })),
  };
  const { data, isFetching } = useQueryOf(countAudience, rule);
  return (
    <p className="ams-count" aria-live="polite" aria-busy={isFetching}>
      当前共 <strong className="num">{data?.people ?? '—'}</strong> 人
      <small>按发布规则实时计算，之后加入的人员也会收到</small>
    </p>
  );
}
