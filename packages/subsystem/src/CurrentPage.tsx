import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { createElement, Suspense, useSyncExternalStore } from 'react';
import type { PageLoad, PageLoader } from './pages.ts';
import { usePage } from './session.ts';

/** Shows the page of the open menu item; another menu item is another page, even of the same component. */
export function CurrentPage({ load }: { load: PageLoader }) {
  const { path, component, title } = usePage();
  const arrival = load(component);
  if (!arrival) return <MissingPage title={title} component={component} />;
  return (
    <Suspense key={path} fallback={<PageSkeleton />}>
      <ArrivingPage arrival={arrival} />
    </Suspense>
  );
}

/** Stands in place of a page until its code and its layout are known. */
const PageSkeleton = () => (
  <Panel isFlush>
    <Skeleton lines={8} label="页面正在加载" />
  </Panel>
);

function ArrivingPage({ arrival }: { arrival: PageLoad }) {
  const page = useSyncExternalStore(arrival.subscribe, arrival.get);
  return page ? createElement(page) : <PageSkeleton />;
}

function MissingPage({ title, component }: { title: string; component: string | null }) {
  const named = component === null ? '该菜单未登记页面组件' : `组件 ${component}`;
  return (
    <ExceptionPage
      code={404}
      title="页面组件未找到"
      text={`「${title}」尚未在该系统的当前版本中发布（${named}），请联系该系统的管理员`}
      action={null}
    />
  );
}
