import { deskActions } from '@portal/contract/notices/announcement-desk';
import {
  editTemplate,
  listTemplates,
  listTemplateVersions,
  type MessageTemplate,
  type TemplateVersion,
} from '@portal/contract/notices/message-templates';
import { useCallOf, useQueryOf, useRefresh } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { priorityWords } from '../labels.ts';
import { Difference } from '../revisions/Difference.tsx';
import { textOf } from '../revisions/difference.ts';

const refreshes = [listTemplates, listTemplateVersions];

interface TemplateVersionsProps {
  template: MessageTemplate;
  onClose: () => void;
}

/** Each text that a template has had, newest first, with what it changed and the way back to it. */
export function TemplateVersions({ template, onClose }: TemplateVersionsProps) {
  const { templateCode, templateName } = template;
  const query = useQueryOf(listTemplateVersions, { templateCode }, { quiet: true });
  return (
    <Dialog title={`版本：${templateName}`} side="right" isBeside width={560} onClose={onClose}>
      <QueryState query={query} lines={8} loadingLabel="版本正在加载" retryText="重试">
        {(versions) => (
          <ol className="ams-revisions">
            {versions.map((version, index) => (
              <Version
                key={version.version}
                templateCode={templateCode}
                version={version}
                before={versions[index + 1]}
                newest={index === 0 ? undefined : versions[0]}
              />
            ))}
          </ol>
        )}
      </QueryState>
    </Dialog>
  );
}

interface VersionProps {
  templateCode: string;
  version: TemplateVersion;
  before: TemplateVersion | undefined;
  /** The version that is in use; undefined for that one itself. */
  newest: TemplateVersion | undefined;
}

function Version({ templateCode, version, before, newest }: VersionProps) {
  const { templateName, titile, msgContent, priority, updateBy, updateTime } = version;
  const refresh = useRefresh();
  const { mutate, isPending } = useCallOf(editTemplate, { refreshes });
  const restore = async (inUse: TemplateVersion): Promise<void> => {
    const isSure = await confirm({
      title: `恢复第 ${version.version} 版？`,
      body: `第 ${version.version} 版的内容将成为第 ${inUse.version + 1} 版，其他版本保留。`,
      okText: '恢复',
    });
    if (!isSure) return;
    const written = { templateCode, templateName, titile, msgContent, priority };
    mutate(
      { ...written, version: inUse.version },
      {
        onSuccess: () => notify({ kind: 'success', text: `已恢复第 ${version.version} 版` }),
        // Somebody else may have saved meanwhile: their version is shown.
        onError: () => void refresh(refreshes),
      },
    );
  };
  return (
    <li>
      <h3>
        第 {version.version} 版{newest === undefined && '（现行）'}
      </h3>
      <p className="ams-note">
        {updateBy ?? '系统'}，{updateTime.slice(0, 16)} · {templateName} · {priorityWords[priority]}
      </p>
      <Difference from={before?.titile ?? titile} to={titile} isTitle />
      <Difference from={textOf(before?.msgContent ?? msgContent)} to={textOf(msgContent)} />
      {newest !== undefined && (
        <Allowed action={deskActions.edit}>
          <Button size="small" busy={isPending} onClick={() => void restore(newest)}>
            恢复此版
          </Button>
        </Allowed>
      )}
    </li>
  );
}
