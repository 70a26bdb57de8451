import type { SignInView } from '@deals/events'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { methodWords } from './sign-in-words.ts'

interface SignInsTableProps {
  readonly label: string
  readonly signIns: readonly SignInView[]
  /** Whether it says who it was. */
  readonly withNames?: boolean
}

/** Sign-ins line by line, the newest first. */
export function SignInsTable({ label, signIns, withNames = false }: SignInsTableProps) {
  return (
    <table
      aria-label={label}
      css={{
        ...{ width: '100%', borderCollapse: 'collapse', fontSize: 'var(--text-sm)' },
        '& th, & td': { padding: 'var(--s2) var(--s3) var(--s2) 0', textAlign: 'left', verticalAlign: 'top' },
        '& tbody tr': { borderTop: '1px solid var(--line)' },
        '& th': { color: 'var(--ink-2)', fontWeight: 600 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">When</th>
          {withNames && <th scope="col">Who</th>}
          <th scope="col">Device</th>
          <th scope="col">Address</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {signIns.map((signIn) => (
          <tr key={`${signIn.at} ${signIn.username ?? ''} ${signIn.label}`}>
            <td>
              <TimeAgo time={signIn.at} />
            </td>
            {withNames && <td>{signIn.username ?? 'deleted user'}</td>}
            <td>{signIn.label}</td>
            <td css={{ overflowWrap: 'anywhere' }}>{signIn.address}</td>
            <td>
              {methodWords(signIn)} {signIn.outcome === 'refused' && <Tag tone="bad">Refused</Tag>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
