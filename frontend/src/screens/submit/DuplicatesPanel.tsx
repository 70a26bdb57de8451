import type { ReactNode } from 'react'
import { suggestsEdits } from '@deals/events'
import { postActionsApi } from '../../features/post-actions/post-actions.endpoints.ts'
import type { Duplicate } from '../../features/submit/parse-duplicates.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { formatPrice } from '../../lib/money.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { statusWords } from '../../ui/StatusTag.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

interface DuplicatesPanelProps {
  readonly duplicates: readonly Duplicate[]
  /** What can be done about it, such as a reason to fill in. */
  readonly children?: ReactNode
}

/** Posts that are about the same thing; a hard duplicate is posted already, a soft one may be another deal. */
export function DuplicatesPanel({ duplicates, children }: DuplicatesPanelProps) {
  if (duplicates.length === 0) {
    return null
  }
  const hard = duplicates.find(({ isHard }) => isHard)
  return (
    <Alert variant="warn" title={hard !== undefined ? 'This deal has been posted already' : 'Is it one of these?'}>
      <ul css={{ display: 'grid', gap: 'var(--s2)', marginTop: 'var(--s2)' }}>
        {duplicates.map((duplicate) => (
          <DuplicateLine key={duplicate.id} {...duplicate} />
        ))}
      </ul>
      {hard === undefined ? children : <Standing duplicate={hard} />}
    </Alert>
  )
}

function DuplicateLine({ id, title, price, currency, status, createdAt }: Duplicate) {
  const now = useNow()
  const facts = [
    price === null ? '' : formatPrice(price, currency),
    createdAt === null ? '' : relativeTime(createdAt, now),
    status === 'active' ? '' : statusWords(status),
  ].filter((fact) => fact !== '')
  return (
    <li>
      <Anchor to={routes.post.to(id)} newTab css={{ fontWeight: 600, textDecoration: 'underline' }}>
        {title}
      </Anchor>{' '}
      <span className="muted">{facts.join(' · ')}</span>
    </li>
  )
}

/** Posted already: what there is to do about the one that stands. */
function Standing({ duplicate: { id, kind } }: { readonly duplicate: Duplicate }) {
  const maySuggest = suggestsEdits(useViewer())
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginTop: 'var(--s3)' }}>
        <ButtonLink to={routes.post.to(id)} newTab variant="primary" size="sm">
          Open the existing post
        </ButtonLink>
        {kind === 'hard' && maySuggest && (
          <ButtonLink to={routes.editPost.to(id)} newTab size="sm">
            Suggest a price update there
          </ButtonLink>
        )}
        {kind === 'hard' && !maySuggest && (
          <ButtonLink to={`${routes.post.to(id)}#comments-section`} newTab size="sm">
            Tell its poster the price
          </ButtonLink>
        )}
        {kind === 'expired-twin' && <AskToRenew postId={id} />}
      </div>
      {kind === 'expired-twin' && (
        <p className="muted" css={{ marginTop: 'var(--s2)' }}>
          It is over there. Once enough members say that it is back, its poster and the moderators are asked to renew
          it.
        </p>
      )}
    </>
  )
}

/** To say that it is still available is how members ask for a renewal. */
function AskToRenew({ postId }: { readonly postId: number }) {
  const [tell, { isLoading, isSuccess, error }] = postActionsApi.useTellAvailabilityMutation()
  return (
    <>
      <Button
        size="sm"
        busy={isLoading}
        disabled={isSuccess}
        onClick={() => void tell({ id: postId, available: true })}
      >
        Ask to renew it
      </Button>
      <span role="status" css={{ alignSelf: 'center' }}>
        {isSuccess ? 'You asked. Thank you.' : error === undefined ? '' : sentenceOf(error)}
      </span>
    </>
  )
}
