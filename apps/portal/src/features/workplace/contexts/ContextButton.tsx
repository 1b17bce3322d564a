import { contextNames } from '@portal/contract/workplace/work-context';
import { Building2, ChevronDown, Layers, Store } from 'lucide-react';
import { useChoices } from '#platform/context/choices.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { openChooser } from './open-chooser.ts';
import { contextLabelOf } from './context-label.ts';
import { useIsOneCompany } from './use-companies.ts';
import './contexts.css';

const glyphs = { group: Layers, store: Store, company: Building2 };

/** Button with the context of the tab, where the system has one: a business group, a store or a company. */
export function ContextButton() {
  const { system } = useWorkplace();
  const context = contextLabelOf(system, useChoices());
  const isOneCompany = useIsOneCompany(system);
  if (!context) return null;

  const { kind, code, name } = context;
  const word = contextNames[kind];
  const Glyph = glyphs[kind];
  const whole = [code, name].filter(Boolean).join(' ');
  const face = (
    <>
      <Glyph size={15} aria-hidden="true" />
      <span className="ellipsis">
        {code && <span className="num">{code} </span>}
        {name}
      </span>
    </>
  );
  if (kind === 'company' && isOneCompany) {
    return (
      <span className="context-button" title={`当前${word}：${whole}`}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="context-button"
      title={whole}
      aria-label={`当前${word}：${whole}，切换${word}`}
      aria-haspopup="dialog"
      onClick={() => openChooser.set(kind)}
    >
      {face}
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
}
