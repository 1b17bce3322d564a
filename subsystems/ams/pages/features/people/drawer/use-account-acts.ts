import { getPerson } from '@portal/contract/administration/memberships';
import {
  type AdministeredPerson,
  listPeople,
  resetPassword,
  resetSecondFactor,
} from '@portal/contract/administration/people';
import { issueEnrolmentCode, unlockPerson } from '@portal/contract/identity/sign-in-administration';
import { useCallOf } from '@portal/client/queries';
import { notify } from '@portal/ui/feedback/notify';
import { confirm } from '@portal/ui/overlays/confirm';

/** A password or code to be shown once, and how long it holds. */
export interface Secret {
  label: string;
  secret: string;
  until: string;
}

const refreshes = [getPerson, listPeople];

/** The ways to help a person who cannot sign in; each is asked about first. */
export function useAccountActs(person: AdministeredPerson, setSecret: (secret: Secret) => void) {
  const password = useCallOf(resetPassword, { refreshes });
  const factor = useCallOf(resetSecondFactor, { refreshes });
  const enrolment = useCallOf(issueEnrolmentCode);
  const unlocking = useCallOf(unlockPerson);

  async function resettingPassword(): Promise<void> {
    const body = '现有密码立即失效，其所有登录都会退出。';
    if (
      !(await confirm({
        title: `重置${person.realname}的密码`,
        body,
        okText: '重置',
        danger: true,
      }))
    )
      return;
    const { password: made } = await password.mutateAsync({ id: person.id });
    setSecret({ label: '新密码', secret: made, until: '首次登录时须修改。' });
  }
  async function resettingFactor(): Promise<void> {
    const body = '请先核实其身份。现有验证方式全部移除，其所有登录都会退出。';
    const title = `重置${person.realname}的二次验证`;
    if (!(await confirm({ title, body, okText: '重置', danger: true }))) return;
    const { code, expireTime } = await factor.mutateAsync({ id: person.id });
    setSecret({ label: '启用码', secret: code, until: `${expireTime.slice(5, 16)} 前有效。` });
  }
  async function enrolling(): Promise<void> {
    const { code, expireTime } = await enrolment.mutateAsync({ username: person.workNo });
    setSecret({ label: '启用码', secret: code, until: `${expireTime.slice(5, 16)} 前有效。` });
  }
  async function lifting(): Promise<void> {
    const body = '此前的失败次数将清零。请先确认失败是本人造成的，或密码未泄露。';
    if (!(await confirm({ title: `解锁${person.realname}`, body, okText: '解锁' }))) return;
    await unlocking.mutateAsync({ username: person.workNo });
    notify({ kind: 'success', text: `已解锁${person.realname}` });
  }

  return { resettingPassword, resettingFactor, enrolling, lifting };
}
