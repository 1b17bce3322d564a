import { BrandMark } from '#platform/brand/BrandMark.tsx';
import { useBrand } from '#platform/brand/brand.ts';
import './hero.css';

export function HomeBrand() {
  const { portalTitle } = useBrand();
  return (
    <div className="home-brand">
      <BrandMark size={26} />
      <b>{portalTitle}</b>
    </div>
  );
}
