import { readBrand } from '@portal/contract/administration/brand';
import { useQueryOf } from '@portal/client/queries';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { BrandForm } from './BrandForm.tsx';
import { BrandHistory } from './BrandHistory.tsx';
import '../installation.css';
import './brand.css';

/** The names, words, pictures and colour of the installation, with a preview and earlier revisions. */
export function BrandPage() {
  const query = useQueryOf(readBrand, {});
  return (
    <section className="installation">
      <PageHeader
        title="品牌"
        note="名称、登录页文字与图片、页脚和默认主题色；保存后新打开的页面立即生效"
      />
      <QueryState query={query} lines={10}>
        {(brand) => (
          <>
            <BrandForm key={brand.revision} brand={brand} />
            <Panel title="修改记录">
              <BrandHistory revision={brand.revision} />
            </Panel>
          </>
        )}
      </QueryState>
    </section>
  );
}
