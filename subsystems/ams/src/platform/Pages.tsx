import { Button } from '@portal/ui/actions/Button';

interface PagesProps {
  page: { current: number; pages: number; total: number };
  onTurn: (pageNo: number) => void;
}

/** The way through a list that comes page by page. */
export const Pages = ({ page: { current, pages, total }, onTurn }: PagesProps) => (
  <nav className="ams-pages" aria-label="翻页">
    <span>共 {total} 条</span>
    <Button size="small" disabled={current <= 1} onClick={() => onTurn(current - 1)}>
      上一页
    </Button>
    <span>
      第 {current} / {Math.max(pages, 1)} 页
    </span>
    <Button size="small" disabled={current >= pages} onClick={() => onTurn(current + 1)}>
      下一页
    </Button>
  </nav>
);
