import type { ServerResponse } from 'node:http';
import { framedPagePolicy } from '#platform/http/security-headers.ts';

const words: Record<string, string> = {
  invalid_client: '发起登录的系统没有在门户登记。',
  invalid_redirect_uri: '发起登录的系统给出的返回地址与登记的不一致。',
};
const otherWords = '登录请求无效或已过期。';

/** Shows the error page of a flow that cannot go on by a redirect. It repeats nothing that came with the request. */
export function showErrorPage(response: ServerResponse, status: number, error: string): void {
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
  :root { --bg: #f1f3f6; --text: #171d2b; --soft: #485266; --solid: #2456d6; --on: #fff; color-scheme: light dark }
  @media (prefers-color-scheme: dark) { :root { --bg: #0d1017; --text: #e8ebf2; --soft: #a9b2c3; --solid: #7ea4ff; --on: #0b1020 } }
  body { display: grid; place-content: center; justify-items: center; gap: 14px; min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
    font: 15px/1.6 -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; color: var(--text); background: var(--bg); text-align: center }
  h1 { margin: 0; font-size: 22px }
  p { margin: 0; color: var(--soft) }
  a { margin-top: 10px; padding: 8px 18px; border-radius: 6px; color: var(--on); background: var(--solid); text-decoration: none }
</style>
<h1>单点登录未完成</h1>
<p>${why}</p>
<p>请关闭此窗口，回到门户重新打开；如仍未恢复，请联系管理员。</p>
<a href="/portalHomePage">返回门户首页</a>
</html>
`;
