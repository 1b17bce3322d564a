import {
  listSignInLocks,
  unlockNetwork,
  unlockPerson,
} from '@portal/contract/identity/sign-in-administration';
import { useCallOf } from '@portal/client/queries';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';

const refreshes = [listSignInLocks];

const done = (name: string) => ({
  onSuccess: () => void notify({ kind: 'success', text: `已解锁${name}` }),
});
const sure = (name: string, body: string) =>
  confirm({ title: `解锁${name}`, body, okText: '解锁' });

/** The ways to lift a lock; each is asked about first. */
export function useUnlocking() {
  const person = useCallOf(unlockPerson, { refreshes });
  const network = useCallOf(unlockNetwork, { refreshes });
  return {
    isBusy: person.isPending || network.isPending,
    unlockAccount: async (who: { username: string; realname: string }): Promise<void> => {
      const body = '此前的失败次数将清零。请先确认失败是本人造成的，或密码未泄露。';
      if (await sure(who.realname, body)) {
        person.mutate({ username: who.username }, done(who.realname));
      }
    },
    unlockAddress: async (address: string): Promise<void> => {
      const body = '此网络的失败次数将清零。请先确认其中没有人在猜测密码。';
      if (await sure(address, body)) network.mutate({ network: address }, done(address));
    },
  };
}
