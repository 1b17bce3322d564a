import { useQueryOf } from '@portal/client/queries';
import { searchStyles } from '@portal/contract/goods/stock-inquiry';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { StoreFirst } from '../../StoreFirst.tsx';
import { StyleList } from './StyleList.tsx';
import { StyleStockView } from './StyleStockView.tsx';
import './stock-query.css';

/** The form of a style number: a scanned label opens its style at once. */
const styleNo = /^k\d{9,}$/i;

/** The page of stock: a style by number, name or scan, its sizes in this store and in those near by. */
export const StockQuery = () => (
  <StoreFirst>
    <StockOfStore />
  </StoreFirst>
);

function StockOfStore() {
  const { path, title, search } = usePage();
  const router = useRouter();
  const asked = new URLSearchParams(search);
  const keyword = asked.get('keyword') ?? '';
  // Links that were kept from an earlier release name it `style`.
  const style = asked.get('record') ?? asked.get('style') ?? '';
  const open = (next: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
    router.push(query.size === 0 ? path : `${path}?${query}`);
  };
  return (
    <div className="stock-query" data-open={style === '' ? undefined : ''}>
      <PageHeader
        title={title}
        note="本店与附近门店的颜色尺码库存"
        search={{
          label: '款号、品名或扫码',
          // Of a scanned label its number, so that the next one replaces what is seen.
          value: keyword === '' ? style : keyword,
          onSearch: (text) =>
            open(styleNo.test(text) ? { record: text.toUpperCase() } : { keyword: text }),
        }}
      />
      <div className="stock-query-body">
        <Panel
          className="stock-query-found"
          title={keyword === '' ? '本店现货' : '查询结果'}
          isFlush
        >
          <FoundStyles
            keyword={keyword}
            chosen={style}
            onChoose={(chosen) => open({ keyword, record: chosen })}
          />
        </Panel>
        {style === '' ? (
          <Panel className="stock-query-hint">
            <p>选择一个款式，或扫描吊牌上的款号，查看各颜色、各尺码在本店与附近门店还有多少件。</p>
          </Panel>
        ) : (
          <StyleStockView key={style} style={style} onBack={() => open({ keyword })} />
        )}
      </div>
    </div>
  );
}

interface FoundStylesProps {
  keyword: string;
  chosen: string;
  onChoose: (style: string) => void;
}

function FoundStyles({ keyword, chosen, onChoose }: FoundStylesProps) {
  const query = useQueryOf(searchStyles, { keyword }, { staleTime: 0 });
  return (
    <QueryState
      query={query}
      lines={8}
      isEmpty={(styles) => styles.length === 0}
      emptyText={keyword === '' ? '本店暂无库存' : `没有找到「${keyword}」，请核对款号或品名`}
    >
      {(styles) => <StyleList styles={styles} chosen={chosen} onChoose={onChoose} />}
    </QueryState>
  );
}
