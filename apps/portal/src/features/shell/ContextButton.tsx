import { recall } from '@portal/client/storage';
import { notify } from '@portal/ui/notify';
import { Building2, ChevronDown, Layers, Store } from 'lucide-react';
import { useWorkplace } from '#platform/workplace.ts';
import { contextOf } from './context-of.ts';

const glyphs = { 事业部: Layers, 门店: Store, 公司: Building2 };

/** What the person works for, where the system asks for it: a business group, a store or a company. */
export function ContextButton() {
  const { system } = useWorkplace();
  const context = contextOf(system, recall);
  if (!context) return null;

  const { kind, code, name } = context;
  const Glyph = glyphs[kind];
  const chosen = [code, name].filter(Boolean).join(' ') || `未选择${kind}`;
  return (
    <button
      type="button"
      className="shell-context"
      title={chosen}
      aria-label={`当前${kind}：${chosen}，切换${kind}`}
      onClick={() => notify({ kind: 'info', text: `${kind}切换将在下一版本开放` })}
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
