import './menu-pages.css';

const words = {
  'not-an-address': '该菜单没有配置有效的页面地址。',
  'unknown-placeholder': '页面地址中含有无法识别的占位符，未予打开。',
  'untrusted-origin':
    '页面要求使用您的登录凭证，但其站点未登记为可信站点。为保护您的账号，未予打开。',
} as const;

/** Says why a menu item's page is not shown. */
export function RefusedAddress({ title, why }: { title: string; why: keyof typeof words }) {
  return (
    <section className="menu-pages-message">
      <h1>{title}</h1>
      <p>{words[why]}</p>
      <p>请联系管理员检查菜单配置。</p>
    </section>
  );
}
