import type { Draft } from '@portal/contract/policy/drafts';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import './draft-bar.css';

const publishPath = '/ams/role/publish';

/** Says that changes wait in a draft, and leads to their difference and to publishing. */
export function DraftBar({ draft }: { draft: Draft | null | undefined }) {
  const router = useRouter();
  if (!draft || draft.changes.length === 0) return null;
  return (
    <aside className="ams-draft" aria-label="权限草稿">
      <p>
        草稿：<b className="num">{draft.changes.length}</b> 处改动，发布前对任何人都不生效
        {draft.conflicts.length > 0 && (
          <em>
            {' '}
            · <span className="num">{draft.conflicts.length}</span> 处已被他人改动
          </em>
        )}
      </p>
      <Button kind="primary" size="small" onClick={() => router.push(publishPath)}>
        查看差异并发布
      </Button>
    </aside>
  );
}
