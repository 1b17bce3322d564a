import { useQueryOf } from '@portal/client/queries';
import { getStyleStock, type StyleStock } from '@portal/contract/goods/stock-inquiry';
import { usePageTitle } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { NearStores } from './NearStores.tsx';
import { type Article, SizeGrid } from './SizeGrid.tsx';

interface StyleStockViewProps {
  style: string;
  onBack: () => void;
}

/** A style in this store and in those near by, asked for each time it is shown: pieces move all day. */
export function StyleStockView({ style, onBack }: StyleStockViewProps) {
  const query = useQueryOf(getStyleStock, { style }, { staleTime: 0 });
  return (
    <div className="stock-query-style">
      <div className="stock-query-back">
        <Button onClick={onBack}>返回列表</Button>
      </div>
      <QueryState query={query} lines={8} failedText={`没有取到 ${style} 的库存`}>
        {(stock) => <StockPanels stock={stock} />}
      </QueryState>
    </div>
  );
}

const states: Record<string, string> = {
  planned: '企划',
  selling: '在售',
  clearing: '清货',
  off: '下架',
};

function StockPanels({ stock }: { stock: StyleStock }) {
  const { style, name, tag, state, units, warehouse, colours, sizes, own, near } = stock;
  const [chosen, setChosen] = useState<Article>();
  usePageTitle(`库存 ${style}`);
  const isSame = (article: Article) =>
    chosen?.colour === article.colour && chosen.size === article.size;
  return (
    <>
      <Panel title={name} aside={<span className="num">{style}</span>}>
        <dl className="stock-query-facts">
          <div>
            <dt>吊牌价</dt>
            <dd className="num">¥ {tag}</dd>
          </div>
          <div>
            <dt>状态</dt>
            <dd>{states[state] ?? state}</dd>
          </div>
          <div>
            <dt>本店</dt>
            <dd className="num">{units} 件</dd>
          </div>
          <div>
            <dt>中心仓</dt>
            <dd className="num">{warehouse} 件</dd>
          </div>
        </dl>
        <SizeGrid
          label={`${name} 本店库存`}
          {...{ colours, sizes, chosen }}
          stock={own}
          onChoose={(article) => setChosen(isSame(article) ? undefined : article)}
        />
        <p className="stock-query-note">按一个颜色尺码，只看有它的附近门店。</p>
      </Panel>
      <Panel
        title="附近门店"
        aside={chosen ? `${chosen.colour} ${chosen.size}` : '同城在前'}
        isFlush
      >
        <NearStores {...{ near, colours, sizes, chosen }} />
      </Panel>
    </>
  );
}
