import { Weave, type WeaveName } from '@portal/ui/graphics/Weave';

interface PlatformNameProps {
  platform: { name: string; desc: string; weave: WeaveName };
}

export function PlatformName({ platform: { name, desc, weave } }: PlatformNameProps) {
  return (
    <div className="home-platform-name">
      <Weave weave={weave} />
      <div>
        <h3>{name}</h3>
        <p>{desc}</p>
      </div>
    </div>
  );
}
