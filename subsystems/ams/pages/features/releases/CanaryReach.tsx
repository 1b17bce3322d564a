import {
  type Canary,
  countCanary,
  type ReleaseList,
} from '@portal/contract/subsystems/subsystem-releases';
import { useQueryOf } from '@portal/client/queries';
import { useDeferredValue } from 'react';

interface CanaryReachProps {
  list: ReleaseList;
  trial: Canary;
}

/** Shows the number of people a trial would reach, and its stores. */
export function CanaryReach({ list: { sysType, people }, trial }: CanaryReachProps) {
  // As text, so that the same trial is not fetched again with each stroke of the keyboard.
  const stores = useDeferredValue(trial.stores.join(' '));
  const percent = useDeferredValue(trial.percent);
  const { data, isFetching } = useQueryOf(countCanary, {
    sysType,
    version: trial.version,
    percent,
    stores: stores.split(' ').filter(Boolean),
  });
  const unknown = data?.named.filter(({ storeName }) => storeName === null) ?? [];
  const known = data?.named.filter(({ storeName }) => storeName !== null) ?? [];
  return (
    <div className="release-reach" aria-live="polite" aria-busy={isFetching}>
      <p>
        共 <strong className="num">{data?.people ?? '—'}</strong> 人试用，其余{' '}
        {data ? people - data.people : '—'} 人不试用
      </p>
      {known.length > 0 && <small>{known.map(({ storeName }) => storeName).join('、')}</small>}
      {unknown.length > 0 && (
        <small data-unknown>没有这些门店：{unknown.map(({ storeNo }) => storeNo).join('、')}</small>
      )}
    </div>
  );
}
