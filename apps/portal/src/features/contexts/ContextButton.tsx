import { recall } from '@portal/client/storage';
import { notify } from '@portal/ui/notify';
import { Building2, ChevronDown, Layers, Store } from 'lucide-react';
import { useWorkplace } from '#platform/workplace.ts';
import { contextOf } from './context-of.ts';
import './contexts.css';

const faces = {
  group: { word: '事业部', Glyph: Layers },
  store: { word: '门店', Glyph: Store },
  company: { word: '公司', Glyph: Building2 },
};

/** What the person works for, where the system asks for it: a business group, a store or a company. */
export function ContextButton() {
  const { system } = useWorkplace();
  const context = contextOf(system, recall);
  if (!context) return null;

  const { kind, code, name } = context;
  const { word, Glyph } = faces[kind];
  const chosen = [code, name].filter(Boolean).join(' ') || `未选择${word}`;
  return (
    <button
      type="button"
      className="context-button"
      title={chosen}
      aria-label={`当前${word}：${chosen}，切换${word}`}
      onClick={() => notify({ kind: 'info', text: `${word}切换将在下一版本开放` })}
    >
      <Glyph size={15} />
      <span className="ellipsis">
        {code && <span className="num">{code} </span>}
        {name ?? (code ? '' : chosen)}
      </span>
      <ChevronDown size={14} />
    </button>
  );
}
