import { Mark } from '@portal/ui/graphics/Mark';
import { useState } from 'react';
import { useBrand } from './brand.ts';

/** The logo of the group: the uploaded one, or the woven mark that the portal draws where there is none to be had. */
export function BrandMark({ size }: { size: number }) {
  const { logo } = useBrand();
  const [broken, setBroken] = useState<string | null>(null);
  if (logo === null || logo === broken) return <Mark size={size} />;
  return (
    <img
      className="brand-logo"
      src={logo}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(logo)}
    />
  );
}
