import { useState } from 'react';

const rows = Array.from({ length: 120 }, (_, row) => ({ no: row + 1, amount: (row * 37) % 101 }));

/** A long table to be sorted, with a box beside it that scrolls by itself. */
export function SampleTable() {
  const [isByAmount, setByAmount] = useState(false);
  const sorted = isByAmount ? rows.toSorted((one, other) => one.amount - other.amount) : rows;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <section aria-label="小框" tabIndex={0} style={{ width: 200, height: 120, overflow: 'auto' }}>
        {rows.map(({ no }) => (
          <p key={no}>第 {no} 行</p>
        ))}
      </section>
      <table>
        <thead>
          <tr>
            <th>编号</th>
            <th aria-sort={isByAmount ? 'ascending' : 'none'}>
              <button type="button" onClick={() => setByAmount(!isByAmount)}>
                数量
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ no, amount }) => (
            <tr key={no}>
              <td>{no}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
