import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import type { ReleasedSystem } from '@portal/contract/subsystems/subsystem-releases';
import { useRouter } from '@portal/subsystem/session';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { BadgeList } from './BadgeList.tsx';
import { badgesOf } from './badges.ts';
import { releaseAddresses } from './addresses.ts';
import { hasProgram, systemWords, trialWords } from './labels.ts';

/** One system: by its cloth and name, and who gets what of it. */
export function SystemRow({ system }: { system: ReleasedSystem }) {
  const { push } = useRouter();
  const { sysType, sysName, enabled, current, canary } = system;
  const marks = badgesOf(system);
  const none = hasProgram(system) ? '—' : '不在门户内加载';
  return (
    <tr>
      <td>
        <div className="release-system">
          <Swatch code={sysType} weave={weaveOf(system)} size={36} off={!enabled} />
          <div>
            <button
              type="button"
              className="ams-link"
              onClick={() => push(releaseAddresses.of(sysType))}
              aria-label={`${sysName}的版本`}
            >
              {sysName}
            </button>
            <small>{systemWords(system)}</small>
          </div>
        </div>
      </td>
      <td data-label="所有人使用" className="release-version">
        {current ?? <span className="release-none">{none}</span>}
      </td>
      <td data-label="试用" data-none={canary === null}>
        {canary ? (
          <div>
            <span className="release-version">{canary.version}</span>
            <small>{trialWords(canary)}</small>
          </div>
        ) : (
          <span className="release-none">—</span>
        )}
      </td>
      <td data-label="提示" data-none={marks.length === 0}>
        <BadgeList marks={marks} />
      </td>
    </tr>
  );
}
