import type { ListedUser } from '@portal/contract/workplace/people';
import { Button } from '@portal/ui/actions/Button';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { closePerson } from '#platform/workplace/command-palette.ts';

/** The directory card of a person; telephone and address only to those who may see them. */
export function PersonCard({ person }: { person: ListedUser }) {
  const { realname, workNo, orgCodeTxt, post, phone, email } = person;
  const items = [
    { label: '工号', value: <span className="num">{workNo}</span> },
    { label: '部门', value: orgCodeTxt || '—' },
    { label: '岗位', value: post ?? '—' },
    ...(phone === null ? [] : [{ label: '手机', value: <span className="num">{phone}</span> }]),
    ...(email === null ? [] : [{ label: '邮箱', value: email }]),
  ];
  return (
    <Dialog
      title={realname}
      width={416}
      onClose={closePerson}
      footer={
        <Button kind="primary" data-initial-focus onClick={closePerson}>
          关闭
        </Button>
      }
    >
      <Descriptions items={items} />
    </Dialog>
  );
}
