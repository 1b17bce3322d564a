import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from '../actions/IconButton.tsx';
import { useSearchForm } from '../hooks/use-search-form.ts';
import './pager.css';

interface PagerProps {
  pageNo: number;
  pages: number;
  /** Null while it is being counted. */
  total: number | null;
  /** The total is one of the planner's, and not counted. */
  isEstimate?: boolean;
  onTurn: (pageNo: number) => void;
  /** Rows of a page; with `onPageSize` it can be chosen. */
  pageSize?: number;
  onPageSize?: (pageSize: number) => void;
  className?: string;
  /** Tells several pagers of one page apart for screen readers. */
  label?: string;
}

const pageSizes = [20, 50, 100];

/** Shows the total and the page of a list, and leads to its other pages: next to this one, by number, or typed. */
export function Pager(props: PagerProps) {
  const { pageNo, pages, total, isEstimate = false, onTurn, className = '' } = props;
  const { pageSize, onPageSize } = props;
  const last = Math.max(pages, 1);
  const turn = (wanted: number) => onTurn(Math.min(Math.max(wanted, 1), last));
  const step = (label: string, wanted: number, Icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      disabled={wanted < 1 || wanted > last || wanted === pageNo}
      onClick={() => turn(wanted)}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <nav className={`ui-pager ${className}`} aria-label={props.label ?? '翻页'}>
      <output>
        {total === null
          ? '正在计数'
          : `${isEstimate ? '约' : '共'} ${total.toLocaleString('en-US')} 条`}
      </output>
      {pageSize !== undefined && onPageSize && (
        <select
          aria-label="每页条数"
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} 条/页
            </option>
          ))}
        </select>
      )}
      {step('首页', 1, ChevronsLeft)}
      {step('上一页', Math.min(pageNo - 1, last), ChevronLeft)}
      {numbersAround(pageNo, last).map((number) => (
        <button
          key={number}
          type="button"
          className="ui-pager-number"
          aria-label={`第 ${number} 页`}
          aria-current={number === pageNo ? 'page' : undefined}
          onClick={() => turn(number)}
        >
          {number}
        </button>
      ))}
      {step('下一页', pageNo + 1, ChevronRight)}
      {step('末页', last, ChevronsRight)}
      <PageJump pageNo={pageNo} last={last} onJump={turn} />
    </nav>
  );
}

/** Five pages around the current one; the list tells where each stands. */
function numbersAround(pageNo: number, last: number): number[] {
  const first = Math.max(1, Math.min(pageNo - 2, last - 4));
  return Array.from({ length: Math.min(5, last) }, (_, at) => first + at);
}

interface PageJumpProps {
  pageNo: number;
  last: number;
  onJump: (pageNo: number) => void;
}

function PageJump({ pageNo, last, onJump }: PageJumpProps) {
  const { props } = useSearchForm(String(pageNo), (typed) => {
    const wanted = Number(typed.get('page'));
    if (Number.isInteger(wanted) && wanted !== pageNo) onJump(wanted);
  });
  return (
    <form {...props} className="ui-pager-jump">
      <input
        name="page"
        aria-label="跳至页码"
        inputMode="numeric"
        pattern="\d*"
        maxLength={6}
        autoComplete="off"
        defaultValue={pageNo}
        onFocus={(event) => event.target.select()}
      />
      <span>/ {last} 页</span>
    </form>
  );
}
