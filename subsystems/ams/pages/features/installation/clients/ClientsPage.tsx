import {
  deleteSsoClient,
  listSsoClientChanges,
  listSsoClients,
  renewSsoSecret,
  type SsoClient,
  ssoClientActions,
} from '@portal/contract/administration/sso-clients';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { confirm } from '@portal/ui/overlays/confirm';
import { useState } from 'react';
import { ListTable } from '../../../platform/ListTable.tsx';
import { ClientChanges } from './ClientChanges.tsx';
import { ClientDialog } from './ClientDialog.tsx';
import { ClientSecret } from './ClientSecret.tsx';
import '../installation.css';
import './clients.css';

/** The systems that sign on with the portal, and those whose pages it frames. */
export function ClientsPage() {
  const query = useQueryOf(listSsoClients, {});
  const [edited, setEdited] = useState<SsoClient | 'new'>();
  const [secret, setSecret] = useState<{ clientId: string; secret: string }>();
  const refreshes = [listSsoClients, listSsoClientChanges];
  const renewal = useCallOf(renewSsoSecret, { refreshes });
  const removal = useCallOf(deleteSsoClient, { refreshes });

  async function renew({ clientId, name }: SsoClient): Promise<void> {
    const title = `更换「${name}」的密钥`;
    const body = '现有密钥立即失效，对方系统须改用新密钥后才能登录。';
    if (!(await confirm({ title, body, okText: '更换', danger: true }))) return;
    renewal.mutate({ clientId }, { onSuccess: (made) => setSecret({ clientId, ...made }) });
  }
  async function remove({ clientId, name }: SsoClient): Promise<void> {
    const title = `删除「${name}」`;
    const body = '该系统将不能再通过本平台登录，其内嵌页面也不再获得凭证。';
    if (await confirm({ title, body, okText: '删除', danger: true })) removal.mutate({ clientId });
  }
  return (
    <section className="installation">
      <PageHeader
        title="单点登录"
        note="使用本平台登录的其他系统，以及本平台内嵌其页面的系统"
        tools={
          <Allowed action={ssoClientActions.edit}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              登记系统
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <QueryState
          query={query}
          lines={6}
          isEmpty={(clients) => clients.length === 0}
          emptyText="还没有登记系统"
        >
          {(clients) => (
            <ListTable
              columns={columnsOf({ onEdit: setEdited, onRenew: renew, onRemove: remove })}
              rows={clients}
              keyOf={({ clientId }) => clientId}
            />
          )}
        </QueryState>
      </Panel>
      <p className="client-note">
        「可代人登录」的系统能以任何人的身份进入本平台，因此只由服务器的环境变量 HAND_OVER_CLIENTS
        决定，不能在此修改。
      </p>
      <Panel title="修改记录">
        <ClientChanges />
      </Panel>
      {edited && (
        <ClientDialog
          {...(edited !== 'new' && { client: edited })}
          onClose={() => setEdited(undefined)}
          onAdded={setSecret}
        />
      )}
      {secret && <ClientSecret {...secret} onClose={() => setSecret(undefined)} />}
    </section>
  );
}

interface Acts {
  onEdit: (client: SsoClient) => void;
  onRenew: (client: SsoClient) => Promise<void>;
  onRemove: (client: SsoClient) => Promise<void>;
}

const columnsOf = ({ onEdit, onRenew, onRemove }: Acts): Column<SsoClient>[] => [
  {
    header: '系统',
    isUnlabelled: true,
    cell: ({ name, clientId }) => (
      <>
        <b>{name}</b>
        <small>{clientId}</small>
      </>
    ),
  },
  {
    header: '地址',
    cell: ({ redirectUris, frameOrigins }) => [...redirectUris, ...frameOrigins].join('、') || '无',
  },
  { header: '登录中', className: 'num', cell: ({ logins }) => logins },
  { header: '可代人登录', cell: ({ handsOver }) => (handsOver ? '是' : '否') },
  {
    header: '操作',
    className: 'ams-ways',
    isUnlabelled: true,
    cell: (client) => (
      <Allowed action={ssoClientActions.edit}>
        {(
          [
            ['编辑', () => onEdit(client)],
            ['更换密钥', () => void onRenew(client)],
            ['删除', () => void onRemove(client)],
          ] as const
        ).map(([word, act]) => (
          <Button
            key={word}
            size="small"
            kind="text"
            aria-label={`${word}${client.name}`}
            onClick={act}
          >
            {word}
          </Button>
        ))}
      </Allowed>
    ),
  },
];
