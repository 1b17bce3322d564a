import { Button } from '@portal/ui/actions/Button';

interface PagerProps {
  pageNo: number;
  pages: number;
  total: number;
  onTurn: (pageNo: number) => void;
}

export function Pager({ pageNo, pages, total, onTurn }: PagerProps) {
  return (
    <nav className="notices-pager" aria-label="翻页">
      <span>共 {total} 条</span>
      <Button size="small" disabled={pageNo <= 1} onClick={() => onTurn(pageNo - 1)}>
        上一页
      </Button>
      <span aria-current="page">
        第 {pageNo} / {Math.max(pages, 1)} 页
      </span>
      <Button size="small" disabled={pageNo >= pages} onClick={() => onTurn(pageNo + 1)}>
        下一页
      </Button>
    </nav>
  );
}
