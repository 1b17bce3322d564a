import 'dingtalk-jsapi/entry/union';
import { requestAuthCode$ } from 'dingtalk-jsapi/api/runtime/permission/requestAuthCode';

/** Requests an authorization code from the app by its JavaScript bridge. */
export async function requestAuthCode(corpId: string): Promise<string> {
  const { code } = await requestAuthCode$({ corpId });
  return code;
}
