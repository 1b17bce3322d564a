import type { ServerResponse } from 'node:http';
import { framedPagePolicy } from '#platform/security-headers';

const words: Record<string, string> = {
  invalid_client: '发起登录的系统没有在门户登记。',
  invalid_redirect_uri: '发起登录的系统给出的返回地址与登记的不一致。',
};
const otherWords = '登录请求无效或已过期。';

/**
 * What a browser is shown when a flow cannot go on and nobody may be told by a redirect. It says nothing that came with
 * the request.
 */
export function showTrouble(response: ServerResponse, status: number, error: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', framedPagePolicy);
  response.end(page(words[error] ?? otherWords));
}

const page = (why: string): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>单点登录未完成</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 32em; margin: 18vh auto 0; padding: 0 24px; color-scheme: light dark }
  h1 { font-size: 22px }
</style>
<h1>单点登录未完成</h1>
<p>${why}</p>
<p>请关闭此窗口，回到门户重新打开；如仍未恢复，请联系管理员。</p>
<p><a href="/portalHomePage">返回门户首页</a></p>
</html>
`;
