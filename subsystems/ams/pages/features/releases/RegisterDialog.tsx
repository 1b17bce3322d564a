import type { ReleaseList } from '@portal/contract/subsystems/subsystem-releases';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { ManifestField } from './ManifestField.tsx';
import { useReleaseRegistration } from './use-release-registration.ts';

interface RegisterDialogProps {
  list: ReleaseList;
  onClose: () => void;
}

const giveUp = { title: '放弃登记', body: '已填写的内容不会保留。', okText: '放弃' };

/** Vouches for a build. Whatever is refused, what was typed stays. */
export function RegisterDialog({ list, onClose }: RegisterDialogProps) {
  const registering = useReleaseRegistration(list, onClose);
  const { entry, text, offered, isTyped, problem, isPending, register } = registering;
  const leave = async (): Promise<void> => {
    if (!isTyped || (await confirm(giveUp))) onClose();
  };

  return (
    <Dialog
      title={`登记新版本：${list.sysName}`}
      width={640}
      onClose={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>取消</Button>
          <Button kind="primary" busy={isPending} disabled={!register} onClick={register}>
            登记
          </Button>
        </>
      }
    >
      <FormAlert>{problem}</FormAlert>
      <EntryField entry={entry} onEntry={registering.setEntry} />
      <ManifestField text={text} offered={offered} onText={registering.setText} />
      <p className="release-note">登记后无人使用该版本，可先试用，再发布给所有人。</p>
    </Dialog>
  );
}

interface EntryFieldProps {
  entry: string;
  onEntry: (entry: string) => void;
}

const EntryField = ({ entry, onEntry }: EntryFieldProps) => (
  <Field
    label="清单地址"
    value={entry}
    maxLength={512}
    autoComplete="off"
    spellCheck={false}
    hint="subsystem.json 所在的地址，其他文件在同一目录下；须为本门户的系统目录或该系统的可信站点"
    onChange={({ target }) => onEntry(target.value)}
  />
);
