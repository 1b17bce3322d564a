import {
  beginExternalSignIn,
  bindIdentity,
  completeExternalSignIn,
} from '@portal/contract/identity/external-sign-in';
import { getSignInKey } from '@portal/contract/identity/session';
import { callsOver, type MakeCall, overHttp } from '@portal/testing/calls';
import { freePort } from '@portal/testing/free-port';
import { encrypted } from '@portal/testing/sign-in';
import { startCas } from '@portal/testing/simulators/cas';
import { startDingTalk } from '@portal/testing/simulators/dingtalk';
import { startOpenId } from '@portal/testing/simulators/openid';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemonstration } from './demonstration-snapshot.ts';
import { accountsIn } from './start-product.ts';

export type ProductWithServices = Awaited<ReturnType<typeof startProductWithServices>>;

/** People of DingTalk: one is bound to the clerk, one is unknown to the portal. */
export const dingTalkClerk = { userId: 'ding-clerk', unionId: 'union-clerk', name: '钉钉里的店员' };
export const dingTalkStranger = { userId: 'ding-new', unionId: 'union-new', name: '新同事' };
export const staff = { sub: 'sub-employee', name: '员工账号甲', preferred_username: 'employee-a' };
export const otherStaff = {
  sub: 'sub-buyer',
  name: '员工账号乙',
  preferred_username: 'employee-b',
};
export const quickStaff = {
  sub: 'sub-quick',
  name: '员工账号丙',
  preferred_username: 'employee-c',
};

/** A system that may hand over people, as a demonstration registers it. */
export const handOverClient = {
  client_id: 'gims',
  client_secret: 'made up for this run, of no use elsewhere',
};

/** Starts the built product with every external sign-in service, all simulated. */
export async function startProductWithServices() {
  const directory = await mkdtemp(join(tmpdir(), 'portal-outside-'));
  const dingtalk = await startDingTalk([dingTalkClerk, dingTalkStranger]);
  const cas = await startCas(['900001', '999999']);
  const openid = await startOpenId([staff, otherStaff, quickStaff]);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const providers = [{ ...openid.config, key: 'staff', name: '员工账号' }];
  const { stop } = await startDemonstration(directory, {
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    ...dingtalk.settings,
    CAS_BASE: cas.base,
    OIDC_PROVIDERS: await fileIn(directory, 'providers', providers),
    HAND_OVER_CLIENTS: handOverClient.client_id,
    // Registered only; no test signs in there.
    SSO_SIMULATOR: 'http://127.0.0.1:9',
    SSO_SIMULATOR_SECRET: handOverClient.client_secret,
  });
  const accounts = await accountsIn(directory);
  const call = callsOver(overHttp(origin), { clock: { now: () => new Date() } });
  const passwordOf = (workNo: string): string =>
    accounts.find((account) => account.workNo === workNo)?.password ?? '';
  await bindClerk(call, dingtalk.codeOf(dingTalkClerk), passwordOf('900002'));

  return {
    origin,
    call,
    passwordOf,
    dingtalk,
    cas,
    openid,
    async stop(): Promise<void> {
      await stop();
      await Promise.all([dingtalk.stop(), cas.stop(), openid.stop()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Binds the clerk to DingTalk by a scan and the password, as in some earlier week. */
async function bindClerk(call: MakeCall, scanned: string, password: string): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { url } = await call(beginExternalSignIn, { provider: 'dingtalk', challenge });
  const state = new URL(url).searchParams.get('state') ?? '';
  const { code } = await call(completeExternalSignIn, { state, verifier, code: scanned });
  const proof = encrypted(await call(getSignInKey, {}), password);
  await call(bindIdentity, { code, username: '900002', ...proof });
}

async function fileIn(directory: string, name: string, content: unknown): Promise<string> {
  const file = join(directory, `${name}.json`);
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
  return file;
}
