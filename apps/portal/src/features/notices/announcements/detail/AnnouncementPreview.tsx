import { useQueryOf } from '@portal/client/queries';
import { previewAnnouncement } from '@portal/contract/notices/announcements';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import type { z } from 'zod';
import { useBrand } from '#platform/brand/brand.ts';
import { paths } from '#platform/navigation/paths.ts';
import { NoticeBody } from './NoticeBody.tsx';
import { PriorityTag } from '../PriorityTag.tsx';
import './preview.css';

/**
 * Page of an announcement opened by a signed link, without the shell and without a session (`/AnnouncementPreview`).
 */
export function AnnouncementPreview() {
  const link = linkIn(location.search);
  const { copyright } = useBrand();
  return (
    <main className="notices-preview">
      {link ? <Preview link={link} /> : <NoPreview />}
      <footer>{copyright}</footer>
    </main>
  );
}

type Link = z.infer<typeof previewAnnouncement.input>;

/** Reads the signed link from the address; undefined for a bare id, which opens nothing. */
function linkIn(search: string): Link | undefined {
  const { success, data } = previewAnnouncement.input.safeParse(
    Object.fromEntries(new URLSearchParams(search)),
  );
  return success ? data : undefined;
}

function Preview({ link }: { link: Link }) {
  const { data, isError } = useQueryOf(previewAnnouncement, link, {
    quiet: true,
    retry: false,
    // Shown as it was when the link was opened, which expires in minutes.
    staleTime: Infinity,
  });
  if (isError) return <NoPreview />;
  if (!data) return <Skeleton label="公告正在加载" />;
  return (
    <article>
      <p className="notices-preview-note">预览，仅供核对，链接几分钟后失效</p>
      <h1>
        <PriorityTag priority={data.priority} />
        <bdi>{data.titile}</bdi>
      </h1>
      <NoticeBody notice={data} />
    </article>
  );
}

const NoPreview = () => (
  <>
    <h1>公告预览</h1>
    <p>预览链接无效或已过期，请登录后在“我的公告”中查看。</p>
    <p>
      <a href={paths.login}>返回登录</a>
    </p>
  </>
);
