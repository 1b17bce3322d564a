import { brand } from '@portal/contract/brand';
import { Mark } from '@portal/ui/graphics/Mark';
import './hero.css';

export function HomeBrand() {
  return (
    <div className="home-brand">
      <Mark size={26} />
      <b>{brand.portalTitle}</b>
    </div>
  );
}
