import { releaseActions, type ReleaseList } from '@portal/contract/subsystems/subsystem-releases';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import type { ReactNode } from 'react';
import { useReleaseDecisions } from './use-release-decisions.ts';
import { trialWords } from './labels.ts';

interface StandingProps {
  list: ReleaseList;
  onAdjust: (version: string) => void;
  onRefused: () => void;
}

/** Shows the current, trial and previous versions with the buttons to go back, which have to be found in haste. */
export function ReleaseStatus({ list, onAdjust, onRefused }: StandingProps) {
  const { current, previous, canary, people } = list;
  const { rollBack, stopTrial, isBusy } = useReleaseDecisions(list, onRefused);
  return (
    <Panel className="release-standing">
      <dl>
        <Part
          name="所有人使用"
          version={current}
          note={`${people} 名使用者${canary ? `，其中 ${canary.people} 人试用新版本` : ''}`}
        />
        <Part
          name="正在试用"
          version={canary?.version ?? null}
          note={canary ? `${whomOf(canary)}，共 ${canary.people} 人` : '可先让一部分人试用新版本'}
        >
          {canary && (
            <>
              <Button size="small" onClick={() => onAdjust(canary.version)}>
                调整试用
              </Button>
              <Button size="small" busy={isBusy} onClick={() => void stopTrial()}>
                停止试用
              </Button>
            </>
          )}
        </Part>
        <Part
          name="上一版本"
          version={previous}
          note={previous ? '新版本有问题时退到这里' : '没有可回退的版本'}
        >
          {previous !== null && (
            <Button size="small" busy={isBusy} onClick={() => void rollBack()}>
              回退到上一版本
            </Button>
          )}
        </Part>
      </dl>
    </Panel>
  );
}

function whomOf({ percent, named }: NonNullable<ReleaseList['canary']>): string {
  const few = named.length <= 3 && named.map(({ storeNo, storeName }) => storeName ?? storeNo);
  if (!few || few.length === 0) return trialWords({ percent, stores: named.length });
  return [percent > 0 && `${percent}% 的人`, ...few].filter(Boolean).join('、');
}

interface PartProps {
  name: string;
  version: string | null;
  note: string;
  children?: ReactNode;
}

const Part = ({ name, version, note, children }: PartProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong className="release-version" data-none={version === null}>
        {version ?? '无'}
      </strong>
      <p>{note}</p>
      {children && (
        <Allowed action={releaseActions.decide}>
          <div className="release-ways">{children}</div>
        </Allowed>
      )}
    </dd>
  </div>
);
