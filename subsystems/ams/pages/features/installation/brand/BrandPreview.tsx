import type { BrandFields } from '@portal/contract/administration/brand';
import { isUnfinished, ownFiles } from '@portal/contract/files/files';
import { useQueryOf } from '@portal/client/queries';
import { Mark } from '@portal/ui/graphics/Mark';
import { dyes } from '@portal/ui/tokens/tokens';

interface Pictures {
  logo: string | null;
  picture: string | null;
}

interface BrandPreviewProps {
  values: BrandFields;
  /** The pictures in force, by file and by address. */
  stored: Pictures;
  shown: Pictures;
}

/** A small drawing of the sign-in page and of a browser tab, with the brand as it is written now. */
export function BrandPreview({ values, stored, shown }: BrandPreviewProps) {
  const addressOf = usePictures(values, stored, shown);
  const [logo, picture] = [addressOf('logo'), addressOf('picture')];
  const colour = dyes.find(({ key }) => key === values.dye)?.value;
  return (
    <figure className="brand-preview" aria-label="登录页预览">
      <figcaption>预览</figcaption>
      <p className="brand-preview-tab">{values.productTitle}</p>
      <div className="brand-preview-page">
        <div className="brand-preview-art" style={{ backgroundColor: colour }}>
          {picture && <img className="brand-preview-picture" src={picture} alt="" />}
          <p className="brand-preview-group">
            {logo ? <img src={logo} alt="" width={20} height={20} /> : <Mark size={20} />}
            {values.group}
          </p>
          <div className="brand-preview-words">
            <p>{values.statement}</p>
            <p>{values.statementNote}</p>
          </div>
        </div>
        <div className="brand-preview-side">
          <p className="brand-preview-heading">{values.signInHeading}</p>
          <p className="brand-preview-note">{values.signInNote}</p>
          <span className="brand-preview-field">工号</span>
          <span className="brand-preview-field">密码</span>
          <span className="brand-preview-button" style={{ backgroundColor: colour }}>
            登录
          </span>
          <p className="brand-preview-foot">{values.copyright}</p>
        </div>
      </div>
      <p className="brand-preview-tab">{values.portalTitle}</p>
      <p className="brand-preview-note">门户入口的登录标题：{values.portalSignInHeading}</p>
    </figure>
  );
}

/** Returns a function that finds the address of a picture: in force, or uploaded just now. */
function usePictures(values: Pictures, stored: Pictures, shown: Pictures) {
  const names = ['logo', 'picture'] as const;
  const fresh = names.flatMap((name) => {
    const id = values[name];
    return id === null || id === stored[name] || isUnfinished(id) ? [] : [id];
  });
  const { data: own = [] } = useQueryOf(
    ownFiles,
    { ids: fresh.join(',') },
    { quiet: true, enabled: fresh.length > 0 },
  );
  return (name: keyof Pictures): string | null => {
    const id = values[name];
    if (id === stored[name]) return shown[name];
    return own.find((file) => file.id === id)?.preview ?? null;
  };
}
