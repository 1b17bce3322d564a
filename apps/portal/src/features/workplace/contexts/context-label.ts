import { type ContextKind, contextKindOf, wordOf } from '@portal/contract/workplace/work-context';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { type Choices, isNone } from '#platform/chosen.ts';

/** What a system is about, as the context button says it (spec section 2). */
export interface ShownContext {
  kind: ContextKind;
  /** The number that is shown before the name. */
  code?: string;
  name: string;
}

/** Undefined where a system is about nothing one could choose. */
export function contextOf(system: SubsystemKey, choices: Choices): ShownContext | undefined {
  const kind = contextKindOf[system];
  if (kind === undefined) return undefined;
  const choice = choices[kind];
  if (choice === undefined || isNone(choice)) return { kind, name: `未选择${wordOf[kind]}` };
  const { no, name } = choice;
  return kind === 'store' ? { kind, code: no, name } : { kind, name: name || no };
}
