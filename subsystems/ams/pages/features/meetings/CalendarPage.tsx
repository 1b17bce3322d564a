import { useQueryOf } from '@portal/client/queries';
import { recordCalls } from '@portal/contract/records/record-calls';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { today } from '@portal/subsystem/clock';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { meetingRooms } from '../../../records/meeting-rooms.ts';
import { roomBookings } from '../../../records/room-bookings.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { RoomDay } from './RoomDay.tsx';
import { addDays, bookingsIn, dayWords, type RoomSlot, roomsIn } from './day-plan.ts';
import './meetings.css';

const listRooms = recordCalls(meetingRooms).find;
const listBookings = recordCalls(roomBookings).find;
const openRooms = JSON.stringify({ field: 'state', op: 'is', value: 'open' });

/** The meeting rooms of a day side by side: who has which when; a press on free time books it. */
export function CalendarPage() {
  const { path, title, search } = usePage();
  const router = useRouter();
  const asked = new URLSearchParams(search).get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today();
  const [slot, setSlot] = useState<RoomSlot>();
  const rooms = useQueryOf(listRooms, { filter: openRooms, sort: 'seats', pageSize: '100' });
  const booked = useQueryOf(
    listBookings,
    {
      filter: JSON.stringify({
        all: [
          { field: 'day', op: 'is', value: day },
          { field: 'state', op: 'is', value: 'booked' },
        ],
      }),
      pageSize: '100',
    },
    { staleTime: 0 },
  );
  const open = (next: string): void => router.replace(`${path}?day=${next}`);
  return (
    <div className="meetings">
      <PageHeader
        title={title}
        note={dayWords(day)}
        tools={
          <>
            <Button aria-label="前一天" onClick={() => open(addDays(day, -1))}>
              <ChevronLeft size={15} aria-hidden="true" />
            </Button>
            <Button onClick={() => open(today())}>今天</Button>
            <Button aria-label="后一天" onClick={() => open(addDays(day, 1))}>
              <ChevronRight size={15} aria-hidden="true" />
            </Button>
          </>
        }
      />
      <Panel isFlush>
        <QueryState
          query={rooms}
          lines={8}
          isEmpty={({ records }) => records.length === 0}
          emptyText="还没有可预订的会议室"
        >
          {({ records }) => (
            <QueryState query={booked} lines={8}>
              {(found) => {
                const bookings = bookingsIn(found);
                return (
                  <>
                    <RoomDay
                      rooms={roomsIn(records)}
                      bookings={bookings}
                      isOver={day < today()}
                      onBook={setSlot}
                    />
                    {slot && (
                      <BookingDialog
                        day={day}
                        slot={slot}
                        bookings={found.records}
                        onClose={() => setSlot(undefined)}
                      />
                    )}
                  </>
                );
              }}
            </QueryState>
          )}
        </QueryState>
      </Panel>
    </div>
  );
}
