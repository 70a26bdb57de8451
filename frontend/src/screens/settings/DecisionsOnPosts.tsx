import type { DecisionOnPost, OwnAppeal } from '@deals/events'
import { actWords } from '../../features/history/act-words.ts'
import { actorWords } from '../../features/history/history-words.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { AppealOrState } from '../shared/AppealOrState.tsx'
import { appealOf } from '../shared/appeal-of.ts'
import { linkInWords } from '../shared/page-styles.ts'
import { TimeAgo } from '../shared/TimeAgo.tsx'

interface DecisionsOnPostsProps {
  readonly decisions: readonly DecisionOnPost[]
  readonly appeals: readonly OwnAppeal[]
  readonly onAppealed: () => void
}

/** What moderators did to the member's posts, each with where it is now and the way to appeal. */
export function DecisionsOnPosts({ decisions, appeals, onAppealed }: DecisionsOnPostsProps) {
  return (
    <>
      {decisions.length > 0 && <h3>Decisions about my posts</h3>}
      {decisions.map((decision) => (
        <div key={decision.postId} css={{ paddingTop: 'var(--s3)' }}>
          <strong>{decision.title}</strong>
          <p>
            {actWords(decision)} by {actorWords(decision)}{' '}
            <small className="muted">
              <TimeAgo time={decision.at} />
            </small>
          </p>
          {decision.reason !== null && <q css={{ display: 'block' }}>{decision.reason}</q>}
          <Anchor to={routes.post.to(decision.mergedInto ?? decision.postId)} css={linkInWords}>
            {decision.mergedInto === null ? 'See the post' : 'See the post that stays'}
          </Anchor>
          <AppealOrState
            about={{ postId: decision.postId }}
            made={appealOf(appeals, decision)}
            onAppealed={onAppealed}
          />
        </div>
      ))}
    </>
  )
}
