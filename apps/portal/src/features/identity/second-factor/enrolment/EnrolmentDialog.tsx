import { queryOf } from '@portal/client/queries';
import { getSecondFactors } from '@portal/contract/identity/second-factor';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { Enrolment, type Factor } from './Enrolment.tsx';
import { EnrolmentGate } from './EnrolmentGate.tsx';

interface EnrolmentDialogProps {
  title: string;
  factor: Factor;
  onClose: () => void;
}

/** Adds a second factor from the account page. It counts even when its recovery codes are not saved. */
export function EnrolmentDialog({ title, factor, onClose }: EnrolmentDialogProps) {
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries(queryOf(getSecondFactors, {}));
  return (
    <Dialog title={title} width={440} onClose={onClose}>
      <EnrolmentGate>
        <Enrolment factor={factor} onAdded={refresh} onDone={onClose} />
      </EnrolmentGate>
    </Dialog>
  );
}
