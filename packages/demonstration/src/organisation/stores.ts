import { daysBefore } from './calendar.ts';
import { businessGroups } from './organisation.ts';
import { regions, spots } from './places.ts';
import type { Random } from '../random.ts';

/** A store, by the names of its columns. */
export interface Store {
  store_no: string;
  store_name: string;
  bg_no: string;
  company_no: string;
  city: string;
  kind: 'flagship' | 'standard' | 'outlet';
  area_sqm: number;
  /** yyyy-mm-dd */
  opened_on: string;
  status: 'open' | 'refitting' | 'closed';
}

const storeCount = 1_200;

/** The first store of the regional supervisor's day. */
export const flagshipStoreNo = 'S02001';

const flagship: Store = {
  store_no: flagshipStoreNo,
  store_name: '上海南京西路旗舰店',
  bg_no: 'BG01',
  company_no: 'C01',
  city: '上海',
  kind: 'flagship',
  area_sqm: 1_180,
  opened_on: '2019-09-28',
  status: 'open',
};

/** The shops, no two with one name, spread over cities, business groups and sizes. */
export function makeStores(random: Random, now: Date): Store[] {
  const cities = regions.flatMap((region) => region.cities.map((city) => ({ ...region, city })));
  const places = spots.flatMap((spot) => cities.map((city) => ({ ...city, spot })));
  const others = places.slice(0, storeCount - 1);
  return [flagship, ...others.map((place, index) => makeStore(random, now, place, index))];
}

function makeStore(
  random: Random,
  now: Date,
  place: { city: string; spot: string; companyNo: string },
  index: number,
): Store {
  const kind = kindOf(random.below(100));
  const suffix = { flagship: '旗舰店', standard: '店', outlet: '奥莱店' }[kind];
  return {
    store_no: `S${String(2_002 + index).padStart(5, '0')}`,
    store_name: `${place.city}${place.spot}${suffix}`,
    bg_no: random.pick(businessGroups).bg_no,
    company_no: place.companyNo,
    city: place.city,
    kind,
    area_sqm: { flagship: 800, standard: 260, outlet: 480 }[kind] + random.below(300),
    opened_on: daysBefore(now, 60 + random.below(3_600)),
    status: statusOf(random.below(100)),
  };
}

function kindOf(percent: number): Store['kind'] {
  if (percent < 6) return 'flagship';
  return percent < 20 ? 'outlet' : 'standard';
}

function statusOf(percent: number): Store['status'] {
  if (percent < 2) return 'closed';
  return percent < 5 ? 'refitting' : 'open';
}
