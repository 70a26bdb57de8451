import styled from '@emotion/styled'
import {
  counted,
  mostLinkedByOne,
  type LinkedAccountList,
  type LinkedAccountView,
  type SharedSignIns,
} from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { roleWordsOf } from '../../features/users/role-words.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Box, Facts } from './desk-styles.ts'
import { RestrictedTag } from './RestrictedTag.tsx'

/** Which other accounts may be the member's; for super users and owners. */
export function LinkedAccounts({ username }: { readonly username: string }) {
  const answer = moderationApi.useGetLinkedAccountsQuery(username, { refetchOnMountOrArgChange: true })
  return (
    <section aria-label="Linked accounts">
      <h3>Linked accounts</h3>
      <Loaded answer={answer} name="the linked accounts" height="6rem">
        {(list) => <Linked list={list} />}
      </Loaded>
    </section>
  )
}

function Linked({ list: { accounts, total, crowded } }: { readonly list: LinkedAccountList }) {
  const rest = [...(total > accounts.length ? [`And ${total - accounts.length} more.`] : []), ...crowdedWords(crowded)]
  return (
    <>
      <Aside>
        {total === 0
          ? 'No other account signed in on the same device or from the same address in the last 90 days.'
          : 'They signed in where this member did in the last 90 days. People who share a home or an office do so too.'}
      </Aside>
      {accounts.map((account) => (
        <LinkedAccount key={account.id} account={account} />
      ))}
      {rest.map((words) => (
        <Aside key={words}>{words}</Aside>
      ))}
    </>
  )
}

const Aside = styled.p`
  margin-block: var(--s2);
  color: var(--ink-2);
  font-size: var(--text-sm);
`

function crowdedWords({ devices, addresses }: LinkedAccountList['crowded']): string[] {
  const places = [
    ...(devices === 0 ? [] : [counted(devices, 'device')]),
    ...(addresses === 0 ? [] : [counted(addresses, 'address', 'addresses')]),
  ].join(' and ')
  return places === '' ? [] : [`Left out: ${places} of more than ${mostLinkedByOne} accounts.`]
}

function LinkedAccount({ account }: { readonly account: LinkedAccountView }) {
  const { username, joinedAt, roles, restricts, until, device, address } = account
  return (
    <Box css={{ padding: 'var(--s3)' }}>
      <Facts>
        {username === null ? (
          <span>deleted user</span>
        ) : (
          <Anchor to={`?member=${encodeURIComponent(username)}`} css={{ color: 'var(--ink)', fontWeight: 650 }}>
            {username}
          </Anchor>
        )}
        {roles.map((role) => (
          <span key={role}>{roleWordsOf(role)}</span>
        ))}
        <RestrictedTag restricts={restricts} until={until} />
        <span>
          joined <TimeAgo time={joinedAt} />
        </span>
      </Facts>
      {device !== null && <Shared one="device" many="devices" shared={device} />}
      {address !== null && <Shared one="address" many="addresses" shared={address} />}
    </Box>
  )
}

interface SharedProps {
  /** What is shared. */
  readonly one: string
  readonly many: string
  readonly shared: SharedSignIns
}

function Shared({ one, many, shared: { places, times, firstAt, lastAt } }: SharedProps) {
  const now = useNow()
  return (
    <p>
      {places === 1 ? `Same ${one}` : `${places} same ${many}`}: {counted(times, 'sign-in')},{' '}
      {relativeTime(firstAt, now) !== relativeTime(lastAt, now) && (
        <>
          first <TimeAgo time={firstAt} />, last{' '}
        </>
      )}
      <TimeAgo time={lastAt} />
    </p>
  )
}
