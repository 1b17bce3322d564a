import { startCas } from '@portal/testing/simulators/cas';
import { startDingTalk } from '@portal/testing/simulators/dingtalk';
import { startOpenId } from '@portal/testing/simulators/openid';
import { type SmsMessage, startSmsGateway } from '@portal/testing/simulators/sms-gateway';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';

const inDingTalk = [
  { userId: 'ding-lin', unionId: 'union-lin', name: '钉钉里的林知夏' },
  { userId: 'ding-new', unionId: 'union-new', name: '没有绑定的人' },
];
const atProvider = [{ sub: 'sub-lin', name: '林知夏', preferred_username: 'lin.zhixia' }];

/**
 * Starts the services outside by which people sign in, made up, for as long as this process lives. Answers the settings
 * by which a server finds them; what the environment says already is left alone.
 */
export async function simulatedServices(): Promise<Record<string, string>> {
  const [dingtalk, cas, openid, sms] = await Promise.all([
    startDingTalk(inDingTalk),
    startCas(['900001', '900002', 'nobody']),
    startOpenId(atProvider),
    startSmsGateway({ onMessage: showMessage }),
  ]);
  const provider = { ...openid.config, key: 'staff', name: '员工账号', mayCreate: true };
  const providers = join(scratchFolder(), 'providers.json');
  writeFileSync(providers, JSON.stringify([provider]), { mode: 0o600 });
  const settings = {
    ...dingtalk.settings,
    CAS_BASE: cas.base,
    SMS_GATEWAY_URL: sms.origin,
    OIDC_PROVIDERS: providers,
  };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name]));
}

/** Prints a message that would go to a telephone. */
function showMessage({ to, template, parameters: { code } }: SmsMessage): void {
  console.log(`  SMS · 短信  ${to}  ${template}  ${code}`);
}
