import { useState } from 'react';
import './avatar.css';

/** Two letters for a picture: the given name of a Chinese name, the initials of a Latin one. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length > 1)
    return words
      .map((word) => word.slice(0, 1))
      .join('')
      .slice(0, 2)
      .toUpperCase();
  return Array.from(name.trim()).slice(-2).join('');
}

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
}

/** A person's picture, or letters while there is none to show. The name is written beside it, so it is silent itself. */
export function Avatar({ name, src, size = 30 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const box = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.37)) };
  if (!src || src === broken) {
    return (
      <span className="ui-avatar" style={box} data-initials={initialsOf(name)} aria-hidden="true" />
    );
  }
  return <img className="ui-avatar" style={box} src={src} alt="" onError={() => setBroken(src)} />;
}
