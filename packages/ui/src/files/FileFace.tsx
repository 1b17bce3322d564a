import { FileArchive, FileSpreadsheet, FileText, Film, Image } from 'lucide-react';
import './file-list.css';

interface FileFaceProps {
  name: string;
  thumbnail?: string | null | undefined;
}

const icons: readonly [RegExp, typeof FileText][] = [
  [/\.(?:jpe?g|png|webp|gif|jfif)$/i, Image],
  [/\.(?:xlsx?|csv|et)$/i, FileSpreadsheet],
  [/\.(?:zip|rar|7z)$/i, FileArchive],
  [/\.(?:mp4|m4v|mov|mp3|m4a)$/i, Film],
];

/** The small picture of a file, or a sign for what its name says it is. */
export function FileFace({ name, thumbnail }: FileFaceProps) {
  const Icon = icons.find(([ending]) => ending.test(name))?.[1] ?? FileText;
  return (
    <span className="ui-file-face" aria-hidden="true">
      {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Icon size={18} />}
    </span>
  );
}
