import styled from '@emotion/styled'
import { noticeWords, type NoticeChannel, type NoticeType } from '@deals/events'
import { noticeTypesFor } from '../../features/notifications/notice-types.ts'
import { isTold, useNotices } from '../../features/preferences/use-notices.ts'
import { useViewer } from '../../lib/viewer.ts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: var(--s2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    font-weight: 400;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    color: var(--ink-2);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & thead th + th,
  & td {
    width: 5rem;
    text-align: center;
  }
  & tbody th strong {
    display: block;
    font-weight: 600;
  }
  & tbody th small {
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-width: 2.75rem;
    min-height: 2.75rem;
    cursor: pointer;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--brand);
    cursor: inherit;
  }
  & label > span {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (max-width: 767px) {
    &,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
      width: auto;
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      padding-block: var(--s2);
      border-bottom: 1px solid var(--line);
    }
    & tr:last-child {
      border-bottom: 0;
    }
    & th,
    & td {
      padding: 0;
      border: 0;
    }
    & td {
      display: inline-block;
      margin-right: var(--s6);
    }
    & label > span {
      position: static;
      clip-path: none;
    }
  }
`

const channels: readonly { readonly channel: NoticeChannel; readonly label: string }[] = [
  { channel: 'inApp', label: 'On the site' },
  { channel: 'email', label: 'E-mail' },
  { channel: 'push', label: 'Push' },
]

/** What the member is told of, and where: one row for each type of notice. */
export function NoticeMatrix() {
  const viewer = useViewer()
  return (
    <Table>
      <caption className="visually-hidden">What you are told of, and where</caption>
      <thead>
        <tr>
          <th scope="col">Notice</th>
          {channels.map(({ channel, label }) => (
            <th key={channel} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeTypesFor(viewer).map((type) => (
          <tr key={type}>
            <th scope="row">
              <strong>{noticeWords[type].label}</strong>
              <small>{noticeWords[type].help}</small>
            </th>
            {channels.map(({ channel, label }) => (
              <td key={channel}>
                <NoticeBox type={type} channel={channel} label={label} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface NoticeBoxProps {
  readonly type: NoticeType
  readonly channel: NoticeChannel
  readonly label: string
}

function NoticeBox({ type, channel, label }: NoticeBoxProps) {
  const { notices, isKnown, change } = useNotices()
  return (
    <label>
      <input
        type="checkbox"
        aria-label={`${noticeWords[type].label}: ${label}`}
        disabled={!isKnown}
        checked={isTold(notices, type, channel)}
        onChange={({ target: { checked } }) => change({ [channel]: { ...notices[channel], [type]: checked } })}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  )
}
