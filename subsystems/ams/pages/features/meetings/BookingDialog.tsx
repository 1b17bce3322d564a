import { useCallOf } from '@portal/client/queries';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import { useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { NumberField } from '@portal/ui/fields/NumberField';
import { TextArea } from '@portal/ui/fields/TextArea';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { roomBookings } from '../../../records/room-bookings.ts';
import { bookingInput } from './booking-input.ts';
import { type RoomSlot, slotOf, times } from './day-plan.ts';

const { create, find } = recordCalls(roomBookings);
const timeOptions = times.map((time) => ({ value: time, label: time }));

interface BookingDialogProps {
  day: string;
  slot: RoomSlot;
  /** Those of the day: a time that is taken is told before it is sent. */
  bookings: readonly WireRecord[];
  onClose: () => void;
}

/** Books a room from a time that was free; an hour unless something else is chosen. */
export function BookingDialog({
  day,
  slot: { room, from },
  bookings,
  onClose,
}: BookingDialogProps) {
  const { mutateAsync } = useCallOf(create, { refreshes: [find], quiet: true });
  const until = times[Math.min(slotOf(from) + 2, times.length - 1)] ?? from;
  const first: { title: string; from: string; until: string; people: number | null; note: string } =
    { title: '', from, until, people: null, note: '' };
  const { props, field, control, alert, isBusy, isDirty } = useForm({
    schema: bookingInput({ room: room.id, day }, bookings),
    values: first,
    onSend: async (fields) => {
      const { id } = await mutateAsync({ fields });
      notify({ kind: 'success', text: `${room.name} 已预订（${id}）` });
      onClose();
    },
  });
  useUnsaved(isDirty);
  return (
    <Dialog title={`预订 ${room.name}`} width={440} onClose={onClose}>
      <form {...props} className="meetings-form">
        <p>
          {day}，<span className="num">{room.seats}</span> 座
        </p>
        <FormAlert>{alert}</FormAlert>
        <Field {...field('title')} label="会议主题" autoComplete="off" />
        <div className="meetings-times">
          <SelectField {...field('from')} label="开始" none="请选择" options={timeOptions} />
          <SelectField {...field('until')} label="结束" none="请选择" options={timeOptions} />
        </div>
        <NumberField {...control('people')} label="参会人数" unit="人" inputMode="numeric" />
        <TextArea {...field('note')} label="会务要求" rows={2} most={200} />
        <div className="meetings-foot">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            预订
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
