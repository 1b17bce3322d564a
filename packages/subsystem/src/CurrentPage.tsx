import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { createElement, Suspense, useSyncExternalStore } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';
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
