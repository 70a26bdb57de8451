import styled from '@emotion/styled'
import { ThumbsDown } from 'lucide-react'
import { useState } from 'react'
import type { AlertMatchView } from '@deals/events'
import type { MatchQuestion } from '../../features/deal-alerts/alert-matches.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { Button } from '../../ui/Button.tsx'
import { belowCard } from '../shared/below-card.ts'
import { DealCard } from '../shared/DealCard.tsx'
import { DealList } from '../shared/DealList.tsx'
import { GoneLine } from '../shared/GoneLine.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Facts } from './Facts.tsx'
import { NotRelevantDialog } from './NotRelevantDialog.tsx'

const Root = styled.li`
  display: grid;
  gap: var(--s2);
  ${belowCard}
  & > p {
    font-size: var(--text-sm);
  }
  & > p > a {
    position: relative;
    ${fingerRoom}
    color: var(--ink);
    font-weight: 600;
  }
  & > p > a:hover {
    text-decoration: underline;
  }
  & > div[data-foot] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s2);
    align-items: start;
    padding-left: var(--s2);
  }
  & > div[data-foot] > ul {
    padding-top: 0.25rem;
  }
  & [data-unread] {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    color: var(--brand);
    font-weight: 700;
  }
  & [data-unread]::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: var(--brand);
  }
`

interface MatchEntryProps {
  readonly match: AlertMatchView
  /** The list on which it stands. */
  readonly shownIn: MatchQuestion
}

/** A deal that an alert found, and why; of one that is gone a line remains. */
export function MatchEntry({ match, shownIn }: MatchEntryProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { alertId, alertName, matchedAt, unread, post, why } = match
  return (
    <Root>
      <p>
        {unread && <span data-unread="">New</span>}
        <Anchor to={routes.dealAlert.to(alertId)}>{alertName}</Anchor>
        <span>
          found this <TimeAgo time={matchedAt} />
        </span>
      </p>
      {post === null ? (
        <GoneLine>This post is no longer here.</GoneLine>
      ) : (
        <DealList data-layout="list">
          <DealCard post={post} />
        </DealList>
      )}
      <div data-foot="">
        <Facts label="Why it matched" size="sm" facts={why.map(({ text }) => text)} />
        <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
          <ThumbsDown aria-hidden="true" />
          Not relevant
        </Button>
      </div>
      {isAsking && <NotRelevantDialog match={match} shownIn={shownIn} onClose={() => setIsAsking(false)} />}
    </Root>
  )
}
