import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { type ClientSession, currentSession } from '@portal/client/session';
import { openPage } from '@portal/contract/subsystems/framed-pages';
import {
  asksForCredential,
  type PageValues,
  type UrlCredential,
} from '@portal/contract/access/page-address';
import type { MenuItem } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { z } from 'zod';
import { type FrameRefusal, type FrameUrl, frameUrl } from './frame-url.ts';

/** The fields of a menu item that say where its page is. */
export interface ItemPage {
  id: string;
  url?: string | undefined;
  urlCredential?: UrlCredential | undefined;
}

export const pageOf = ({ id, meta }: MenuItem): ItemPage => ({
  id,
  url: meta.url,
  urlCredential: meta.urlCredential,
});

/** The address of a page, or the reason why it is not shown. */
export type ItemAddress = { src: string } | { why: string; mayRetry: boolean };

const quiet = { quiet: true };

const refusedWords: Record<FrameRefusal, string> = {
  'not-an-address': '该菜单没有配置有效的页面地址。',
  'unknown-placeholder': '页面地址中含有无法识别的占位符，未予打开。',
  'not-handed-out': '页面要求使用您的登录凭证，但该菜单没有设置允许提供，未予打开。',
  'untrusted-origin':
    '页面要求使用您的登录凭证，但其站点未登记为可信站点。为保护您的账号，未予打开。',
};

/** Returns whether a page receives a ticket or the token. The server issues it for each load. */
export const needsCredential = ({ url = '', urlCredential = 'none' }: ItemPage): boolean =>
  urlCredential !== 'none' && asksForCredential(url);

/** Returns the origins that may receive credentials of a subsystem's pages. */
export const originsTrustedBy = (
  system: SubsystemKey,
  systems: readonly SubsystemEntry[],
): readonly string[] => systems.find(({ sysType }) => sysType === system)?.trustedOrigins ?? [];

/** Returns the address of a page that needs no credential. */
export const addressWithoutCredential = (
  { url = '' }: ItemPage,
  { tenantId }: ClientSession,
  trustedOrigins: readonly string[],
): ItemAddress => itemAddressOf(fillIn(url, { tenantId }, trustedOrigins));

/** Loads the current address of a page for the signed-in user. An address with a ticket is good for one load. */
export async function itemAddress(
  page: ItemPage,
  trustedOrigins: readonly string[],
): Promise<ItemAddress> {
  try {
    const handed = needsCredential(page)
      ? await send(openPage, { menuItem: page.id }, quiet)
      : undefined;
    // Read after the call: the user may have signed in again meanwhile.
    const session = currentSession();
    if (!session) return { why: '登录已过期，请重新登录。', mayRetry: true };
    return handed
      ? addressWithCredential(page, session, handed)
      : addressWithoutCredential(page, session, trustedOrigins);
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    return { why: error.said, mayRetry: error.kind !== 'refused' };
  }
}

/** Fills in a credential, for the one origin it was issued for. */
function addressWithCredential(
  { url = '' }: ItemPage,
  { tenantId, token }: ClientSession,
  handed: z.infer<typeof openPage.result>,
): ItemAddress {
  const own = handed.credential === 'ticket' ? { ticket: handed.ticket } : { token };
  return itemAddressOf(fillIn(url, { tenantId, ...own }, [handed.origin]));
}

const fillIn = (url: string, values: PageValues, trustedOrigins: readonly string[]): FrameUrl =>
  frameUrl(url, { values, trustedOrigins, ownOrigin: location.origin });

const itemAddressOf = (address: FrameUrl): ItemAddress =>
  'src' in address ? address : { why: refusedWords[address.refused], mayRetry: false };
