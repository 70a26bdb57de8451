import styled from '@emotion/styled'
import { BellOff, BellRing, Check, X } from 'lucide-react'
import type { WhyNotList } from '@deals/events'
import { utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { dealAlertsApi } from './deal-alerts.endpoints.ts'

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  & > li {
    display: grid;
    gap: var(--s2);
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-md);
  }
  & h3 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & h3 > a:hover {
    text-decoration: underline;
  }
  & p,
  & li li {
    display: flex;
    gap: var(--s2);
    align-items: flex-start;
    font-size: var(--text-sm);
  }
  & svg {
    flex: none;
    margin-top: 0.2rem;
  }
  & [data-met='true'] svg {
    color: var(--brand);
  }
  & [data-met='false'] svg {
    color: var(--ink-3);
  }
`

type Why = WhyNotList['alerts'][number]

interface WhyToldDialogProps {
  readonly postId: number
  readonly onClose: () => void
}

/** What each alert of the member made of a post. */
export function WhyToldDialog({ postId, onClose }: WhyToldDialogProps) {
  return (
    <Dialog
      title="Why was I (not) told about this?"
      description="What each of your alerts made of this post."
      open
      onOpenChange={onClose}
    >
      <Verdicts postId={postId} />
    </Dialog>
  )
}

function Verdicts({ postId }: { readonly postId: number }) {
  const { data, isError, refetch } = dealAlertsApi.useExplainPostQuery(postId, { refetchOnMountOrArgChange: true })
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Your alerts could not be asked." onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label="Asking your alerts">
        <Skeleton height="6rem" radius="md" />
      </div>
    )
  }
  if (data.alerts.length === 0) {
    return <p className="muted">You have no alerts.</p>
  }
  return (
    <List>
      {data.alerts.map((why) => (
        <Verdict key={why.alertId} why={why} />
      ))}
    </List>
  )
}

function Verdict({ why: { alertId, name, matchedAt, met, missing } }: { readonly why: Why }) {
  return (
    <li>
      <h3>
        <Anchor to={routes.dealAlert.to(alertId)}>{name}</Anchor>
      </h3>
      <p data-met={matchedAt !== null}>
        {matchedAt === null ? <BellOff aria-hidden="true" /> : <BellRing aria-hidden="true" />}
        {matchedAt === null ? 'It did not tell you.' : `It told you on ${utcTime(matchedAt)}.`}
      </p>
      <ul>
        {met.map(({ text }) => (
          <li key={text} data-met="true">
            <Check role="img" aria-label="Fits:" />
            {text}
          </li>
        ))}
        {missing.map((sentence) => (
          <li key={sentence} data-met="false">
            <X role="img" aria-label="Does not fit:" />
            {sentence}
          </li>
        ))}
      </ul>
    </li>
  )
}
