import { Descriptions } from '@portal/ui/data/Descriptions';
import { Panel } from '@portal/ui/layout/Panel';

interface EnvironmentNotesProps {
  secondFactorRoles: string[];
  secondPerson: boolean;
}

/** Settings that the environment of the server alone decides, and why no page does. */
export const EnvironmentNotes = ({ secondFactorRoles, secondPerson }: EnvironmentNotesProps) => (
  <Panel title="只能在服务器上修改">
    <p className="setting-note">
      以下内容保护平台本身：能在页面上修改它们的人，也能借此为自己解除限制，所以只由服务器的环境变量决定，修改后须重启。
    </p>
    <Descriptions
      items={[
        {
          label: '须二次验证的角色',
          value: secondFactorRoles.join('、') || '无',
        },
        { label: '发布权限须第二人同意', value: secondPerson ? '是' : '否' },
        { label: '密钥与令牌', value: '平台密钥、数据库、短信网关、钉钉与身份服务的密钥' },
        { label: '网络', value: '访问地址、可信代理、监听地址' },
      ]}
    />
  </Panel>
);
