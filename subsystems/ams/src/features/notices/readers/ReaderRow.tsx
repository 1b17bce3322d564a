import type { Reader } from '@portal/contract/notices/announcement-readers';

export const ReaderRow = ({ reader }: { reader: Reader }) => (
  <tr>
    <td className="ams-lead">
      {reader.realname} <small className="num">{reader.workNo}</small>
    </td>
    <td data-label="部门">{reader.departName ?? '—'}</td>
    <td data-label="门店">{reader.storeName ?? '—'}</td>
    <td data-label="阅读时间" className="num">
      {reader.readTime?.slice(0, 16) ?? '—'}
    </td>
    <td data-label="确认时间" className="num">
      {reader.acknowledgeTime?.slice(0, 16) ?? '—'}
    </td>
  </tr>
);
