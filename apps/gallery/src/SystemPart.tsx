import type { Call, Input } from '@portal/contract/call';
import { createCell } from '@portal/common/cell';
import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import { openVisit } from '@portal/subsystem/alone/simulated-shell';
import { defineSubsystem } from '@portal/subsystem/define';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { everyDictionary } from '@portal/testing/every-kind';
import { answerOf, dictionaryItem } from './answers.ts';

const dictionaries = createCell<Readonly<Record<string, readonly DictionaryItem[]>> | null>({
  ...everyDictionary,
  room_size: [dictionaryItem('s', '小'), dictionaryItem('l', '大')],
});

/**
 * Shows a component as a page of a system, in a simulated shell. Calls are answered from memory: lookups have 10,000
 * stores, `broken` fails.
 */
export function SystemPart({ page }: { page: ComponentType }) {
  const host = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const system = defineSubsystem({ key: 'ams', pages: { Example: async () => page } });
    const { context, close } = openVisit(system, 'Example');
    host.current?.append(context.container);
    const call = async <I extends Input, R extends z.ZodType>(
      wanted: Call<I, R>,
      input: z.input<I>,
    ) => {
      const answer = answerOf(wanted.path, input);
      return answer === undefined ? context.call(wanted, input) : wanted.result.parse(answer);
    };
    const mounted = Promise.resolve(system.mount({ ...context, dictionaries, call }));
    const show = async () => {
      await mounted;
      setShown(true);
    };
    const end = async () => {
      const handle = await mounted;
      handle.unmount();
      close();
    };
    void show();
    return () => void end();
  }, [page]);
  return <div ref={host} data-shown={isShown} />;
}
