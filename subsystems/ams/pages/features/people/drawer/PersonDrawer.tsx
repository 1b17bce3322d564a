import { getPerson } from '@portal/contract/administration/memberships';
import { useQueryOf } from '@portal/client/queries';
import type { Leaving } from '@portal/subsystem/forms/use-leaving';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { AccountPart } from './AccountPart.tsx';
import { MembershipPart } from './MembershipPart.tsx';
import { PersonForm, type PersonFormProps } from './PersonForm.tsx';
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
  leaving: Leaving;
  onClose: () => void;
  /** Opens the person again whose draft is taken up. */
  onTakeUp: () => void;
}

/** One person at the side: facts, memberships, account and scope. Leaving it with unsaved input keeps that as a draft. */
export function PersonDrawer({ id, leaving, onClose, onTakeUp }: PersonDrawerProps) {
  const [part, setPart] = useState<Part>('facts');
  const query = useQueryOf(getPerson, { id }, { quiet: true });
  const { data } = query;

  const title = data ? `${data.person.realname} ${data.person.workNo}` : '人员';
  return (
    <Dialog
      title={title}
      side="right"
      isBeside
      width={600}
      onClose={() => void leaving.leave(onClose)}
    >
      <div className="people-drawer">
        <Segmented
          label="内容"
          value={part}
          options={parts}
          onChange={(next) => void leaving.leave(() => setPart(next))}
        />
        <QueryState query={query} lines={8} loadingLabel="人员正在加载" retryText="重试">
          {(file) => (
            <PartOf
              part={part}
              file={file}
              leaving={leaving}
              onTakeUp={onTakeUp}
              onThrownAway={onClose}
            />
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}

interface PartOfProps extends PersonFormProps {
  part: Part;
}

function PartOf({ part, ...form }: PartOfProps) {
  const { file } = form;
  const { person } = file;
  if (part === 'memberships') return <MembershipPart file={file} />;
  if (part === 'account') return <AccountPart file={file} />;
  if (part === 'scope') return <ScopePart id={person.id} />;
  return <PersonForm key={person.version} {...form} />;
}
