import { queryOf } from '@portal/client/queries';
import { brand } from '@portal/contract/brand';
import { getSetup } from '@portal/contract/setup';
import { Skeleton } from '@portal/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#platform/paths.ts';
import { SetupForm } from './SetupForm.tsx';
import './setup.css';

/** Where the first administrator of an installation is made, as long as there is none. */
export function SetupPage() {
  const { data, error } = useQuery(queryOf(getSetup, {}, { quiet: true }));
  return (
    <main className="setup-page">
      <h1>创建首位管理员</h1>
      {!data && !error && <Skeleton />}
      {error && <p>{error.message}</p>}
      {data && !data.isOpen && <p>系统已完成初始化，请使用管理员账号登录。</p>}
      {data?.isOpen && <SetupForm policy={data.policy} />}
      <p>
        <a href={paths.login}>返回登录</a>
      </p>
      <footer>{brand.copyright}</footer>
    </main>
  );
}
