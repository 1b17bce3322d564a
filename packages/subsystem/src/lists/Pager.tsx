import { Button } from '@portal/ui/actions/Button';

interface PagerProps {
  total: number;
  pageSize: number;
  pageNo: number;
  onPage: (pageNo: number) => void;
}

/** Shows the total and the buttons to other pages. */
export function Pager({ total, pageSize, pageNo, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className="work-list-pager" aria-label="翻页">
      <output>
        共 <b className="num">{total}</b> 条
      </output>
      <Button disabled={pageNo <= 1} onClick={() => onPage(Math.min(pageNo - 1, pages))}>
        上一页
      </Button>
      <span className="num">
        {pageNo} / {pages}
      </span>
      <Button disabled={pageNo >= pages} onClick={() => onPage(pageNo + 1)}>
        下一页
      </Button>
    </nav>
  );
}
