import type { Config } from '#platform/config/config.ts';
import { logFile } from '#platform/log/log.ts';
import { smsOutboxFile } from '#features/sms/outbox.ts';
import type { DemoAccount } from './demo/people/accounts.ts';
import { demoPhone } from './demo/people/person-rows.ts';

interface Occasion {
  address: string;
  accounts: DemoAccount[];
  config: Config;
}

/** Returns the start message, in Chinese and English. */
export function welcome({ address, accounts, config }: Occasion): string {
  return [
    '',
    '  The portal is ready · 门户已就绪',
    '',
    `      ${config.publicOrigin ?? address}`,
    '',
    ...(accounts.length > 0 ? accountLines(accounts) : [kept]),
    '',
    `  Data · 数据  ${config.dataDirectory}`,
    `  Log  · 日志  ${logFile(config)}`,
    ...smsLines(accounts, config),
    '',
    '  Ctrl-C stops it · 按 Ctrl-C 停止',
    '',
  ].join('\n');
}

/** Returns the start message of a production server without an administrator. */
export const invitation = (
  { token, file }: { token: string; file: string | undefined },
  address: string,
): string =>
  [
    '',
    '  There is no administrator yet · 尚无管理员',
    '',
    `      ${address}/setup`,
    `      ${token}`,
    '',
    '  Make the first one there with this token; it is good once and for a day · 请用此口令创建首位管理员，一日内有效',
    ...(file === undefined ? [] : [`  Also in · 亦存于  ${file}`]),
    '',
  ].join('\n');

/** Said by a node that joins others: it neither knows the passwords nor changes them. */
const kept =
  '  Passwords: in accounts.json of the node that made the demonstration · 密码见创建演示的节点的 accounts.json';

const accountLines = (accounts: DemoAccount[]): string[] => [
  '  Work number and password of the demonstration accounts · 演示账号(工号、密码)',
  '',
  ...accounts.map(accountLine),
];

const accountLine = ({ workNo, password, realname, shows }: DemoAccount): string =>
  `      ${workNo.padEnd(10)}${password.padEnd(16)}${realname}  ${shows}`;

/** Returns the line about the SMS file, where no gateway is configured; the first account shows how to get a code. */
function smsLines([first]: DemoAccount[], config: Config): string[] {
  if (!first || config.sms.gatewayUrl !== undefined) return [];
  return [`  SMS  · 短信  ${smsOutboxFile(config)}  (${first.workNo}: ${demoPhone(0)})`];
}
