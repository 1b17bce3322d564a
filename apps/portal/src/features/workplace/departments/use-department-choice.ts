import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import { changePerson, currentSession } from '@portal/client/session';
import { getOwnDepartments, selectDepartment } from '@portal/contract/workplace/departments';
import { notify } from '@portal/ui/feedback/notify';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '@portal/client/query-client';
import { useLatestAttempt } from '#platform/parts/latest-attempt.ts';

const own = queryOf(getOwnDepartments, {}, { quiet: true });

/** Switches the department; the latest choice wins, and `error` says why one failed. */
export function useDepartmentChoice(onClose: () => void) {
  const begin = useLatestAttempt();
  const [busyWith, setBusyWith] = useState<string>();
  const [error, setError] = useState('');
  const isUnderWay = useRef(false);
  // Closed before the answer: the server may have made the change all the same.
  useEffect(() => () => void (isUnderWay.current && showServerState()), []);

  async function choose(orgCode: string | undefined): Promise<void> {
    const username = currentSession()?.person.workNo;
    if (username === undefined) return onClose();
    if (orgCode === undefined) return setError('请选择部门');
    const attempt = begin();
    setBusyWith(orgCode);
    isUnderWay.current = true;
    try {
      const input = { orgCode, username };
      const { userInfo } = await send(selectDepartment, input, { quiet: true, signal: attempt });
      if (attempt.aborted) return;
      changePerson({ orgCode: userInfo.orgCode, orgCodeTxt: userInfo.orgCodeTxt });
      notify({ kind: 'success', text: `已切换到${userInfo.orgCodeTxt ?? orgCode}` });
      void queryClient.invalidateQueries({ queryKey: own.queryKey });
      onClose();
    } catch (problem) {
      if (!attempt.aborted) {
        setError(problem instanceof CallProblem ? problem.said : String(problem));
      }
    } finally {
      if (!attempt.aborted) {
        isUnderWay.current = false;
        setBusyWith(undefined);
      }
    }
  }

  return { choose, busyWith, error, setError };
}

/** Shows the department the server has for the session. */
async function showServerState(): Promise<void> {
  try {
    const { list, orgCode } = await queryClient.fetchQuery({ ...own, staleTime: 0 });
    const orgCodeTxt = list.find((department) => department.orgCode === orgCode)?.departName;
    if (orgCode !== currentSession()?.person.orgCode) {
      changePerson({ orgCode, orgCodeTxt: orgCodeTxt ?? null });
    }
  } catch {
    // The next answer that has it shows it.
  }
}
