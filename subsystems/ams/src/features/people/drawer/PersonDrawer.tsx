import { getPerson, type PersonFile } from '@portal/contract/administration/memberships';
import { useQueryOf } from '@portal/client/queries';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Segmented } from '@portal/ui/forms/Segmented';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useRef, useState } from 'react';
import { AccountPart } from './AccountPart.tsx';
import { MembershipPart } from './MembershipPart.tsx';
import { PersonForm } from './PersonForm.tsx';
import { ScopePart } from './ScopePart.tsx';

type Part = 'facts' | 'memberships' | 'account' | 'scope';

const parts: { value: Part; label: string }[] = [
  { value: 'facts', label: '基本信息' },
  { value: 'memberships', label: '归属' },
  { value: 'account', label: '账号' },
  { value: 'scope', label: '管理范围' },
];

interface PersonDrawerProps {
  id: string;
  onClose: () => void;
}

/** One person at the side: facts, memberships, account and scope. Unsaved input is asked about before it is lost. */
export function PersonDrawer({ id, onClose }: PersonDrawerProps) {
  const [part, setPart] = useState<Part>('facts');
  const isUnsaved = useRef(false);
  const query = useQueryOf(getPerson, { id }, { quiet: true });
  const { data } = query;

  async function leaving(go: () => void): Promise<void> {
    const mayGo =
      !isUnsaved.current ||
      (await confirm({ title: '内容尚未保存，确定离开吗？', okText: '离开', danger: true }));
    if (!mayGo) return;
    isUnsaved.current = false;
    go();
  }
  const onDirty = (isDirty: boolean) => {
    isUnsaved.current = isDirty;
  };
  const title = data ? `${data.person.realname} ${data.person.workNo}` : '人员';
  return (
    <Dialog title={title} side="right" width={600} onClose={() => void leaving(onClose)}>
      <div className="people-drawer">
        <Segmented
          label="内容"
          value={part}
          options={parts}
          onChange={(next) => void leaving(() => setPart(next))}
        />
        <QueryState query={query} lines={8} loadingLabel="人员正在加载" retryText="重试">
          {(file) => <PartOf part={part} file={file} onDirty={onDirty} />}
        </QueryState>
      </div>
    </Dialog>
  );
}

interface PartOfProps {
  part: Part;
  file: PersonFile;
  onDirty: (isDirty: boolean) => void;
}

function PartOf({ part, file, onDirty }: PartOfProps) {
  const { person } = file;
  if (part === 'memberships') return <MembershipPart file={file} />;
  if (part === 'account') return <AccountPart file={file} />;
  if (part === 'scope') return <ScopePart id={person.id} />;
  return <PersonForm key={person.version} file={file} onDirty={onDirty} />;
}
