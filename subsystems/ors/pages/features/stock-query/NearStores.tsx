import type { StoreStock } from '@portal/contract/goods/stock-inquiry';
import { Empty } from '@portal/ui/feedback/Empty';
import { type Article, SizeGrid } from './SizeGrid.tsx';

interface NearStoresProps {
  near: readonly StoreStock[];
  colours: readonly string[];
  sizes: readonly string[];
  chosen: Article | undefined;
}

/** Stores near by with the style, or with one colour and size of it; each opens its own grid. */
export function NearStores({ near, colours, sizes, chosen }: NearStoresProps) {
  const unitsIn = ({ units, sizes: stock }: StoreStock): number =>
    chosen === undefined
      ? units
      : (stock.find(({ colour, size }) => colour === chosen.colour && size === chosen.size)
          ?.units ?? 0);
  const holding = near.filter((store) => unitsIn(store) > 0);
  if (holding.length === 0) {
    const what = chosen ? `${chosen.colour} ${chosen.size}` : '这个款式';
    return <Empty text={`附近门店没有${what}，可以申请补货`} />;
  }
  return (
    <ul className="near-stores">
      {holding.map((store) => (
        <li key={store.storeNo}>
          <details>
            <summary>
              <span className="near-stores-name">{store.storeName}</span>
              <span className="near-stores-city">
                {store.city} · {store.storeNo}
              </span>
              <span className="near-stores-units num">{unitsIn(store)} 件</span>
            </summary>
            <SizeGrid
              label={`${store.storeName}库存`}
              colours={colours}
              sizes={sizes}
              stock={store.sizes}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
