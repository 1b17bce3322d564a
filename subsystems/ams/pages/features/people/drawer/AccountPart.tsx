import type { PersonFile } from '@portal/contract/administration/memberships';
import { lookAction } from '@portal/contract/administration/look';
import { personActions } from '@portal/contract/administration/people';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { Allowed } from '@portal/subsystem/Allowed';
import { usePerson } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { type ReactNode, useState } from 'react';
import { type Secret, useAccountActs } from './use-account-acts.ts';
import { SecretShown } from '../SecretShown.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { LookForm } from './LookForm.tsx';
import { FreezeForm } from './FreezeForm.tsx';

/** Actions on a person's account; each is asked about first, and secrets are shown once. */
export function AccountPart({ file }: { file: PersonFile }) {
  const { person, hasSecondFactor, isChangeable } = file;
  const [secret, setSecret] = useState<Secret>();
  const [form, setForm] = useState<'freeze' | 'leave' | 'look'>();
  const own = usePerson().workNo === person.workNo;
  const acts = useAccountActs(person, setSecret);
  const isGone = person.state === 'left';

  if (secret) {
    return (
      <SecretShown
        name={person.realname}
        label={secret.label}
        secret={secret.secret}
        onDone={() => setSecret(undefined)}
      >
        {secret.until}
      </SecretShown>
    );
  }
  if (form === 'leave') return <LeaveForm person={person} onDone={() => setForm(undefined)} />;
  if (form === 'look') return <LookForm person={person} onCancel={() => setForm(undefined)} />;
  if (form) return <FreezeForm person={person} onDone={() => setForm(undefined)} />;
  if (own)
    return <p className="people-note">您自己的账号请在「账号设置」中管理，或联系其他管理员。</p>;
  if (!isChangeable) {
    return (
      <p className="people-note">该人员属于其他租户，或拥有您没有的管理权限，不能在此修改。</p>
    );
  }

  return (
    <div className="people-part">
      <Way action={signInActions.unlock} title="登录锁定" note="登录失败过多被限制时，清零失败次数">
        <Button onClick={() => void acts.lifting()}>解锁</Button>
      </Way>
      <Way action={personActions.password} title="密码" note="生成新的初始密码，只显示一次">
        <Button onClick={() => void acts.resettingPassword()}>重置密码</Button>
      </Way>
      {hasSecondFactor ? (
        <Way
          action={personActions.password}
          title="二次验证"
          note="已开启；遗失设备时移除并生成启用码"
        >
          <Button onClick={() => void acts.resettingFactor()}>重置二次验证</Button>
        </Way>
      ) : (
        <Way action={signInActions.enrol} title="二次验证" note="未开启；首次设置需要启用码">
          <Button onClick={() => void acts.enrolling()}>生成启用码</Button>
        </Way>
      )}
      {person.state === 'active' && (
        <Way
          action={lookAction}
          title="模拟查看"
          note="看到其菜单与内容，只能看；15 分钟后自动结束"
        >
          <Button onClick={() => setForm('look')}>模拟查看</Button>
        </Way>
      )}
      {person.state === 'active' ? (
        <Way action={personActions.freeze} title="冻结" note="暂时不能登录；打开的页面随即退出">
          <Button onClick={() => setForm('freeze')}>冻结</Button>
        </Way>
      ) : (
        <Way action={personActions.freeze} title="恢复" note="恢复后可以再次登录">
          <Button onClick={() => setForm('freeze')}>恢复</Button>
        </Way>
      )}
      {!isGone && (
        <Way action={personActions.freeze} title="离职" note="不再登录；未完成的工作交给指定的人">
          <Button onClick={() => setForm('leave')}>办理离职</Button>
        </Way>
      )}
    </div>
  );
}

interface WayProps {
  action: string;
  title: string;
  note: string;
  children: ReactNode;
}

const Way = ({ action, title, note, children }: WayProps) => (
  <Allowed action={action}>
    <section className="people-way">
      <div>
        <h3>{title}</h3>
        <p className="people-note">{note}</p>
      </div>
      {children}
    </section>
  </Allowed>
);
