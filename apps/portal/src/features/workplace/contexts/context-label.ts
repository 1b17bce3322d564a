import {
  type ContextKind,
  contextKindOf,
  contextNames,
} from '@portal/contract/workplace/work-context';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { type Choices, isNoChoice } from '#platform/context/choices.ts';

/** Label of the context button (spec section 2). */
export interface ContextLabel {
  kind: ContextKind;
  /** Number shown before the name. */
  code?: string;
  name: string;
}

/** Returns the context label of a system; undefined for one without a context. */
export function contextLabelOf(system: SubsystemKey, choices: Choices): ContextLabel | undefined {
  const kind = contextKindOf[system];
  if (kind === undefined) return undefined;
  const choice = choices[kind];
  if (choice === undefined || isNoChoice(choice))
    return { kind, name: `未选择${contextNames[kind]}` };
  const { no, name } = choice;
  return kind === 'store' ? { kind, code: no, name } : { kind, name: name || no };
}
