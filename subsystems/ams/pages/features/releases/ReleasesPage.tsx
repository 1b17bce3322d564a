import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { Allowed } from '@portal/subsystem/Allowed';
import { usePage } from '@portal/subsystem/session';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { systemIn } from './addresses.ts';
import { SystemList } from './SystemList.tsx';
import { SystemReleases } from './SystemReleases.tsx';
import './releases.css';

/** The page of releases: the version people get of each system. */
export function ReleasesPage() {
  const query = new URLSearchParams(usePage().search);
  const system = systemIn(query);
  return (
    <Allowed action={releaseActions.list} otherwise={<Stranger />}>
      {system ? (
        <SystemReleases key={system} system={system} />
      ) : (
        <SystemList text={query.get('text')?.slice(0, 60) ?? ''} />
      )}
    </Allowed>
  );
}

const Stranger = () => (
  <ExceptionPage
    code={403}
    title="您没有查看系统发布的权限"
    text="请联系管理员开通“系统发布：查询”。"
    action={null}
  />
);
