import { palette, type Scheme } from '@portal/ui/tokens/tokens';

interface PageSketchProps {
  /** Colour schemes; of two the second covers half of the first. */
  schemes: readonly Scheme[];
  /** Place of the menu; without one only the colours are shown. */
  menu?: 'top' | 'side';
}

const [width, height] = [128, 72];

/** Sketch of a page of the portal. */
export const PageSketch = ({ schemes, menu }: PageSketchProps) => (
  <svg
    className="settings-sketch"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {schemes.map((scheme) => (
      <Sheet key={scheme} scheme={scheme} menu={menu} />
    ))}
  </svg>
);

function Sheet({ scheme, menu }: { scheme: Scheme; menu: PageSketchProps['menu'] }) {
  const { bg, surface, lineStrong } = palette[scheme];
  const [left, top] = menu === 'side' ? [38, 0] : [14, 10];
  return (
    <g>
      <rect width={width} height={height} fill={bg} />
      {menu === 'side' ? (
        <rect width="26" height={height} className="settings-sketch-menu" />
      ) : (
        <rect
          width={width}
          height="14"
          fill={menu ? undefined : surface}
          className={menu && 'settings-sketch-menu'}
        />
      )}
      <rect x={left} y={top + 12} width={width - left - 12} height="20" rx="2" fill={surface} />
      <rect x={left} y={top + 40} width="48" height="12" rx="2" fill={lineStrong} opacity="0.7" />
    </g>
  );
}
