import type { ReactNode } from 'react';
import './exception-page.css';

const words = {
  403: { title: '您暂无该系统权限', text: '请联系管理员开通权限后再试。' },
  404: { title: '页面不存在', text: '地址可能已更改，或该菜单已从您的权限中移除。' },
  500: { title: '服务暂时出错', text: '我们已记录这个问题，请稍后重试。' },
};

interface ExceptionPageProps {
  /** Without one the page is about no answer of the server, and shows no number. */
  code?: keyof typeof words;
  title?: string;
  text?: string;
  /** The one thing to do next. */
  action: ReactNode;
}

/** The end of the thread: a number, a needle, one sentence and one way on. */
export function ExceptionPage({
  code,
  title = words[code ?? 500].title,
  text = words[code ?? 500].text,
  action,
}: ExceptionPageProps) {
  return (
    <section className="ui-exception">
      <svg className="ui-exception-art" viewBox="0 0 560 190" {...named(code)}>
        <text x="280" y="150" textAnchor="middle" className="ui-exception-code">
          {code}
        </text>
        <path
          className="ui-exception-thread"
          d="M-40 176C80 164 92 98 188 100S296 180 372 158 424 88 462 74"
        />
        <g transform="translate(452 78) rotate(-22)">
          <path
            className="ui-exception-needle"
            d="M0 0C2-3.6 8-4 18-3.8L96-1.6 118 0 96 1.6 18 3.8C8 4 2 3.6 0 0Z"
          />
          <ellipse className="ui-exception-eye" cx="13" cy="0" rx="8" ry="1.7" />
        </g>
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </section>
  );
}

/** The picture is read out as the number in it. */
const named = (code: number | undefined) =>
  code === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': String(code) };
