import type { SignInView } from '@deals/events'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { WideTable } from '../shared/WideTable.tsx'

interface SignInsTableProps {
  readonly label: string
  readonly signIns: readonly SignInView[]
  /** Whether it says who it was. */
  readonly withNames?: boolean
}

const columns = ['When', 'Who', 'Device', 'Address', 'How'].map((title) => ({ title }))

/** Sign-ins line by line, the newest first. */
export function SignInsTable({ label, signIns, withNames = false }: SignInsTableProps) {
  return (
    <WideTable label={label} columns={columns.filter(({ title }) => withNames || title !== 'Who')} phone="blocks">
      {signIns.map((signIn) => (
        <tr key={`${signIn.at} ${signIn.username ?? ''} ${signIn.label}`}>
          <td className="muted">
            <TimeAgo time={signIn.at} />
          </td>
          {withNames && <th scope="row">{signIn.username ?? 'deleted user'}</th>}
          <td data-short>{signIn.label}</td>
          <td data-short css={{ overflowWrap: 'anywhere' }}>
            {signIn.address}
          </td>
          <td data-short>
            {methodWords(signIn)} {signIn.outcome === 'refused' && <Tag tone="bad">Refused</Tag>}
          </td>
        </tr>
      ))}
    </WideTable>
  )
}

const methods: Record<SignInView['method'], string> = {
  password: 'Password',
  code: 'Password and code',
  'recovery-code': 'Recovery code',
  passkey: 'Passkey',
  registration: 'Registration',
}

/** By what somebody signed in, or tried to. */
const methodWords = ({ method }: Pick<SignInView, 'method'>): string => methods[method]
