import {
  listReleasedSystems,
  type ReleaseList,
  listReleases,
  rollBackRelease,
  stopCanary,
  switchRelease,
} from '@portal/contract/subsystems/subsystem-releases';
import { useCallOf } from '@portal/client/queries';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';

/** The calls whose answers a decision makes old. */
export const refreshes = [listReleases, listReleasedSystems];

const everybody = '下次打开页面时生效，已打开的页面不受影响。';

/**
 * The decisions about a system, each confirmed first. The list is read again after a failure too: an administrator or
 * the server may have decided meanwhile.
 */
export function useReleaseDecisions(list: ReleaseList, onRefused: () => void) {
  const { sysType, sysName, seen, people, current, previous, canary } = list;
  const giving = useCallOf(switchRelease, { refreshes });
  const returning = useCallOf(rollBackRelease, { refreshes });
  const stopping = useCallOf(stopCanary, { refreshes });
  const outcome = (text: string) => ({
    onSuccess: () => void notify({ kind: 'success', text }),
    onError: onRefused,
  });
  return {
    isBusy: giving.isPending || returning.isPending || stopping.isPending,
    giveToAll: async (version: string): Promise<void> => {
      const instead = current === null ? '' : `，不再是 ${current}`;
      const body = `${sysName}的 ${people} 名使用者都将使用 ${version}${instead}。${everybody}`;
      const okText = '发布给所有人';
      const isSure = await confirm({ title: `发布 ${version}`, body, okText, danger: true });
      const said = outcome(`${version} 已发布给所有人`);
      if (isSure) giving.mutate({ sysType, version, seen }, said);
    },
    rollBack: async (): Promise<void> => {
      const to = previous ?? '';
      const body = `${sysName}的 ${people} 名使用者都将回到 ${to}，不再使用 ${current}。${everybody}回退后没有更早的版本可退。`;
      const isSure = await confirm({ title: `回退到 ${to}`, body, okText: '回退', danger: true });
      if (isSure) returning.mutate({ sysType, seen }, outcome(`已回退到 ${to}`));
    },
    stopTrial: async (): Promise<void> => {
      if (!canary) return;
      const instead = current === null ? '' : `改用 ${current}，`;
      const body = `正在试用 ${canary.version} 的 ${canary.people} 人将${instead}${everybody}`;
      const isSure = await confirm({ title: '停止试用', body, okText: '停止试用' });
      if (isSure) stopping.mutate({ sysType, seen }, outcome(`已停止试用 ${canary.version}`));
    },
  };
}
