import { Button } from '../actions/Button.tsx';
import './pager.css';

interface PagerProps {
  pageNo: number;
  pages: number;
  total: number;
  onTurn: (pageNo: number) => void;
  className?: string;
}

/** Shows the total and the page of a list, with buttons to the pages before and after. */
export function Pager({ pageNo, pages, total, onTurn, className = '' }: PagerProps) {
  const last = Math.max(pages, 1);
  return (
    <nav className={`ui-pager ${className}`} aria-label="翻页">
      <output>共 {total} 条</output>
      <Button
        size="small"
        disabled={pageNo <= 1}
        onClick={() => onTurn(Math.min(pageNo - 1, last))}
      >
        上一页
      </Button>
      <span aria-current="page">
        第 {pageNo} / {last} 页
      </span>
      <Button size="small" disabled={pageNo >= last} onClick={() => onTurn(pageNo + 1)}>
        下一页
      </Button>
    </nav>
  );
}
