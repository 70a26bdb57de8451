import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { RepresentativeAct, StaffRepresentative, WaitingRequest } from '@deals/events'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { WideTable } from '../../shared/WideTable.tsx'

const Part = styled.section`
  display: grid;
  gap: var(--s3);
  & > h3 {
    font-size: var(--text-md);
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    gap: var(--s1);
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  & li p {
    overflow-wrap: anywhere;
  }
  & li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  & li > div > a {
    flex: 1;
    font-weight: 600;
    font-size: var(--text-md);
  }
  & p a {
    text-decoration: underline;
  }
`

type Decide = (kind: RepresentativeAct['kind'], username: string) => void

function Member({ username, children }: { readonly username: string; readonly children: ReactNode }) {
  return (
    <div>
      <Anchor to={routes.user.to(username)}>{username}</Anchor>
      {children}
    </div>
  )
}

interface SpeakingProps {
  readonly representatives: readonly StaffRepresentative[]
  readonly onDecide: Decide
}

/** Who speaks for it now, and why. */
export function Speaking({ representatives, onDecide }: SpeakingProps) {
  return (
    <Part aria-label="Verified">
      <h3>Who speaks for it</h3>
      <ul>
        {representatives.map(({ username, reason, verifiedAt, by }) => (
          <li key={username}>
            <Member username={username}>
              <Button size="sm" onClick={() => onDecide('revoked', username)}>
                Revoke
              </Button>
            </Member>
            <p>{reason}</p>
            <p className="muted">
              Verified{by !== null && ` by ${by}`} on <time dateTime={verifiedAt}>{absoluteTime(verifiedAt)}</time> UTC
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface WaitingProps {
  readonly waiting: readonly WaitingRequest[]
  readonly onDecide: Decide
}

/** Who asks to be verified, the longest waiting first. */
export function Waiting({ waiting, onDecide }: WaitingProps) {
  return (
    <Part aria-label="Requests">
      <h3>Who asks to be verified</h3>
      <ul>
        {waiting.map(({ username, statement, proof, askedAt }) => (
          <li key={username}>
            <Member username={username}>
              <Button size="sm" variant="primary" onClick={() => onDecide('verified', username)}>
                Verify
              </Button>
              <Button size="sm" onClick={() => onDecide('declined', username)}>
                Decline
              </Button>
            </Member>
            <p>{statement}</p>
            <p>
              {URL.canParse(proof) ? (
                <Anchor to={proof} newTab rel="nofollow noopener noreferrer">
                  {proof}
                </Anchor>
              ) : (
                proof
              )}
            </p>
            <p className="muted">
              Asked on <time dateTime={askedAt}>{absoluteTime(askedAt)}</time> UTC
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const columns = [{ title: 'Time (UTC)' }, { title: 'What' }, { title: 'Why' }, { title: 'By' }]

/** What was decided about it so far, the latest first. */
export function Decisions({ history }: { readonly history: readonly RepresentativeAct[] }) {
  return (
    <Part aria-label="History">
      <h3>History</h3>
      <WideTable label="Who was verified, declined and revoked" columns={columns} phone="blocks">
        {history.map(({ id, kind, username, reason, at, by }) => (
          <tr key={id}>
            <td data-utc css={{ whiteSpace: 'nowrap' }}>
              {absoluteTime(at)}
            </td>
            <td>
              {username} {kind}
            </td>
            <td css={{ overflowWrap: 'anywhere' }}>{reason}</td>
            <td>{by ?? 'the site'}</td>
          </tr>
        ))}
      </WideTable>
    </Part>
  )
}
