import { keyOfType } from '@portal/contract/records/record-type';
import { Allowed } from '@portal/subsystem/Allowed';
import { RecordLink } from '@portal/subsystem/records/pages';
import type { CSSProperties } from 'react';
import { roomBookings } from '../../../records/room-bookings.ts';
import { type Booking, isTaken, type Room, type RoomSlot, slotOf, times } from './day-plan.ts';

interface RoomDayProps {
  rooms: readonly Room[];
  bookings: readonly Booking[];
  /** The day is past: nothing is booked any more. */
  isOver: boolean;
  onBook: (slot: RoomSlot) => void;
}

const starts = times.slice(0, -1);

/** The columns of a time, where the hours stand beside each other. */
const across = (columns: string): CSSProperties & Record<'--slots', string> => ({
  '--slots': columns,
});

/** A row for each room, with its bookings across the hours; on a phone the rooms stand below each other. */
export const RoomDay = ({ rooms, bookings, isOver, onBook }: RoomDayProps) => (
  <section
    className="meetings-day"
    aria-label="会议室预订情况"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    tabIndex={0}
  >
    <div className="meetings-hours" aria-hidden="true">
      <span />
      {starts
        .filter((time) => time.endsWith(':00'))
        .map((time) => (
          <span key={time} className="num">
            {time}
          </span>
        ))}
    </div>
    {rooms.map((room) => (
      <section key={room.id} className="meetings-room" aria-label={room.name}>
        <header>
          <h2>{room.name}</h2>
          <p>
            <span className="num">{room.seats}</span> 座 {room.about}
          </p>
        </header>
        <div className="meetings-slots">
          {!isOver && (
            <Allowed action="ams:meeting:add">
              {starts
                .filter((from) => !isTaken(bookings, room.id, from))
                .map((from) => (
                  <button
                    key={from}
                    type="button"
                    className="meetings-free"
                    style={across(`${slotOf(from) + 1}`)}
                    aria-label={`预订 ${room.name} ${from}`}
                    data-time={from}
                    onClick={() => onBook({ room, from })}
                  />
                ))}
            </Allowed>
          )}
          {bookings
            .filter((booking) => booking.room === room.id)
            .map(({ id, title, by, from, until }) => (
              <RecordLink
                key={id}
                type={keyOfType(roomBookings)}
                id={id}
                className="meetings-booked"
                style={across(`${slotOf(from) + 1} / ${slotOf(until) + 1}`)}
              >
                <strong>{title}</strong>
                <small>
                  <span className="num">
                    {from}–{until}
                  </span>{' '}
                  {by}
                </small>
              </RecordLink>
            ))}
        </div>
      </section>
    ))}
  </section>
);
