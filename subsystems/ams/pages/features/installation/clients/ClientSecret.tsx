import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';

interface ClientSecretProps {
  clientId: string;
  secret: string;
  onClose: () => void;
}

/** The secret of a system, this once. */
export const ClientSecret = ({ clientId, secret, onClose }: ClientSecretProps) => (
  <Dialog title="请保存密钥" width={520} onClose={onClose}>
    <div className="client-form">
      <p>密钥只在此时显示一次，平台只保存其摘要；遗失后只能更换。</p>
      <p>
        client_id：<code>{clientId}</code>
      </p>
      <output aria-label="client_secret" className="client-secret">
        {secret}
      </output>
      <p className="client-ways">
        <Button kind="primary" onClick={onClose}>
          我已保存
        </Button>
      </p>
    </div>
  </Dialog>
);
