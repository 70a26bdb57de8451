import { ReceiptText } from 'lucide-react'
import { useParams } from 'react-router-dom'
import type { VoteReceiptsView } from '@deals/events'
import { receiptsApi } from '../../features/votes/receipts.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { linkInWords } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { idFrom } from '../shared/post-id.ts'
import { InfoPage } from '../static/InfoPage.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'
import { standingWords } from './receipt-words.ts'

/** What a member gave to one post, with what proves that it is counted. */
export function VoteReceiptsScreen() {
  const id = idFrom(useParams()['id'])
  return id === undefined ? <NotFoundScreen title="Post not found" /> : <Receipts postId={id} />
}

function Receipts({ postId }: { readonly postId: number }) {
  const answer = receiptsApi.useGetVoteReceiptsQuery(postId, { refetchOnMountOrArgChange: true })
  if (statusOf(answer.error) === 404) {
    return <NotFoundScreen title="Post not found" />
  }
  return (
    <InfoPage>
      <PageIntro
        title="Receipts of your votes"
        text={
          <>
            They are yours alone. With one you can prove that your vote is among those of its day, without anybody
            learning how others voted.{' '}
            <Anchor to={routes.voteRoots.to()} css={linkInWords}>
              How votes are proved
            </Anchor>
          </>
        }
      />
      <Loaded answer={answer} name="your receipts" height="24rem">
        {(view) => <Given {...view} />}
      </Loaded>
    </InfoPage>
  )
}

function Given({ post, standing, receipts }: VoteReceiptsView) {
  return (
    <div css={{ display: 'grid', gap: 'var(--s4)', marginBottom: 'var(--s8)' }}>
      <p>
        On{' '}
        <Anchor to={routes.post.to(post.id)} css={linkInWords}>
          {post.title ?? 'a post that you may not read any more'}
        </Anchor>
        . {receipts.length > 0 && standingWords[standing]}
      </p>
      {receipts.length === 0 ? (
        <EmptyState icon={<ReceiptText />} text="You have not voted on this post." />
      ) : (
        receipts.map((receipt) => <ReceiptCard key={receipt.voteId} receipt={receipt} />)
      )}
    </div>
  )
}
