import { useQueryOf } from '@portal/client/queries';
import { getReauthenticationMethods } from '@portal/contract/identity/reauthentication';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { signOutToLogin } from '#platform/session/sign-out.ts';
import { AuthenticationForm } from './AuthenticationForm.tsx';

interface ReauthenticationDialogProps {
  onAuthenticated: () => void;
  onDeclined: () => void;
}

/** Asks the user to authenticate again before a dangerous action, which goes on afterwards. */
export function ReauthenticationDialog({
  onAuthenticated,
  onDeclined,
}: ReauthenticationDialogProps) {
  const query = useQueryOf(getReauthenticationMethods, {}, { quiet: true, gcTime: 0 });
  return (
    <Dialog title="请确认是您本人" width={400} onClose={onDeclined}>
      <QueryState query={query} failedText="验证方式没有取到" warnsOfStale>
        {({ ways }) =>
          ways.length > 0 ? (
            <AuthenticationForm ways={ways} onAuthenticated={onAuthenticated} />
          ) : (
            <NoMethod />
          )
        }
      </QueryState>
    </Dialog>
  );
}

const NoMethod = () => (
  <>
    <p className="second-ask">您没有可用的验证方式，请重新登录后再操作。</p>
    <Button
      className="second-submit"
      kind="primary"
      onClick={() =>
        void signOutToLogin({ returnTo: location.pathname + location.search + location.hash })
      }
    >
      重新登录
    </Button>
  </>
);
