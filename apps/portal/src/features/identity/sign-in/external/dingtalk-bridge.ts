import 'dingtalk-jsapi/entry/union';
import { requestAuthCode$ } from 'dingtalk-jsapi/api/runtime/permission/requestAuthCode';

/** Asks the app, by the bridge it puts into its pages, for a code that says who opened this one. */
export async function requestAuthCode(corpId: string): Promise<string> {
  const { code } = await requestAuthCode$({ corpId });
  return code;
}
