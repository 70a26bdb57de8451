import styled from '@emotion/styled'
import { counted, type LinkedAccountList, type LinkedAccountView, type SharedSignIns } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Box, Facts } from './desk-styles.ts'

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
  return places === '' ? [] : [`Left out: ${places} of more than 50 accounts.`]
}

function LinkedAccount({ account }: { readonly account: LinkedAccountView }) {
  const { username, joinedAt, roles, restricts, until, device, address } = account
  return (
    <Box>
      <Facts>
        {username === null ? (
          <span>deleted user</span>
        ) : (
          <Anchor to={`?member=${encodeURIComponent(username)}`} css={{ fontWeight: 650 }}>
            {username}
          </Anchor>
        )}
        {roles.map((role) => (
          <span key={role}>{role}</span>
        ))}
        {restricts.length > 0 && (
          <span title={restrictionWords(restricts, until)}>
            <Tag tone="bad">restricted</Tag>
          </span>
        )}
      </Facts>
      {device !== null && (
        <Shared what={device.places === 1 ? 'Same device' : `${device.places} same devices`} shared={device} />
      )}
      {address !== null && (
        <Shared what={address.places === 1 ? 'Same address' : `${address.places} same addresses`} shared={address} />
      )}
      <small className="muted">
        joined <TimeAgo time={joinedAt} />
      </small>
    </Box>
  )
}

interface SharedProps {
  readonly what: string
  readonly shared: SharedSignIns
}

function Shared({ what, shared: { times, firstAt, lastAt } }: SharedProps) {
  return (
    <p>
      {what}: {counted(times, 'sign-in')},{' '}
      {firstAt !== lastAt && (
        <>
          first <TimeAgo time={firstAt} />, last{' '}
        </>
      )}
      <TimeAgo time={lastAt} />
    </p>
  )
}
