import { listStoreReading, type StoreReading } from '@portal/contract/notices/announcement-readers';
import { useQueryOf } from '@portal/client/queries';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { inPanel } from '../DraftState.tsx';

/** The stores of the audience, city by city. */
export const StoreReadings = ({ id }: { id: string }) => (
  <QueryState
    query={useQueryOf(listStoreReading, { id })}
    lines={8}
    failedText="门店没有取到"
    isEmpty={({ length }) => length === 0}
    emptyText="发布范围内没有门店人员"
    frame={inPanel}
  >
    {(stores) => <StoreMap stores={stores} />}
  </QueryState>
);

/** A map of cells: the darker a cell, the more of its people have read. */
function StoreMap({ stores }: { stores: readonly StoreReading[] }) {
  const cities = [...Map.groupBy(stores, ({ city }) => city)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const done = stores.filter(({ read, meant }) => read === meant).length;
  return (
    <Panel title={`${stores.length} 家门店，${done} 家全部已读`} aside="颜色越深，已读比例越高">
      <dl className="ams-map">
        {cities.map(([city, inCity]) => (
          <div key={city}>
            <dt>{city}</dt>
            <dd>
              <ul>
                {inCity.map((store) => (
                  <StoreCell key={store.storeNo} store={store} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Half of the ink at most: what is written on it stays readable in light and dark. */
const inkOf = (share: number): string =>
  `color-mix(in srgb, var(--solid) ${share * 0.55}%, var(--surface-3))`;

function StoreCell({ store: { storeName, city, read, meant } }: { store: StoreReading }) {
  const share = Math.round((read / meant) * 100);
  const words = `${storeName}：已读 ${read} / ${meant}，${share}%`;
  return (
    <li title={words} style={{ background: inkOf(share) }}>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">{storeName.replace(city, '').replace(/店$/, '')}</span>
      <strong className="num" aria-hidden="true">
        {share}%
      </strong>
    </li>
  );
}
