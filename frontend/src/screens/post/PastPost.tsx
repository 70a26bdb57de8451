import { contentRemoved, counted, hostIn, type PostAsOfView, type PostDetails, type PostText } from '@deals/events'
import { HistoryBox } from '../../features/history/HistoryBox.tsx'
import { historyApi, type PastPlace } from '../../features/history/history.endpoints.ts'
import { OtherMoment } from '../../features/history/OtherMoment.tsx'
import { RemovedWords } from '../../features/history/RemovedWords.tsx'
import { PriceBlock } from '../../features/posts/PriceBlock.tsx'
import { pagePrice } from '../../features/posts/price.ts'
import { hiddenScore } from '../../features/votes/displayed-score.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { absoluteTime, utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { statusWords } from '../../ui/StatusTag.tsx'
import { Box } from '../../ui/Card.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { LookBack } from '../shared/LookBack.tsx'
import { PastProblem } from '../shared/PastProblem.tsx'
import { picturesOf } from '../shared/post-pictures.ts'
import { FoundBy } from './FoundBy.tsx'
import { PostChips } from './PostChips.tsx'
import { factsOf } from './PostInfo.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'
import { Below, Beside, PostPage, Price, Purchase, Top } from './post-styles.ts'

/** A post as it stood: to be read, and nothing can be done to it. */
export function PastPost(place: PastPlace) {
  const answer = historyApi.useGetPastQuery(place)
  const { data: past } = answer
  if (answer.isError) {
    return <PastProblem answer={answer} now={routes.post.to(place.id)} />
  }
  return past === undefined ? <PostSkeleton /> : <PostThen past={past} />
}

function PostThen({ past: { post, asked, at, position, removed } }: { readonly past: PostAsOfView }) {
  const pictures = picturesOf(post)
  const moment = asked ?? at ?? post.updatedAt
  return (
    <PostPage className="wrap">
      <LookBack title={`As it stood on ${utcTime(moment)}`} now={routes.post.to(post.id)}>
        This is a look back, where nothing can be pressed.
      </LookBack>
      <Top data-pictures={pictures.length > 0} data-expired={post.status === 'expired'}>
        {pictures.length > 0 && <Gallery images={pictures} label={`Pictures of ${post.title}`} />}
        <WhatItWas post={post} removed={removed} votesBy={position === null ? fullHour(moment) : null} />
      </Top>
      <Below>
        <div css={{ minWidth: 0, maxWidth: '42rem' }}>
          {removed.includes('content') ? (
            <RemovedWords size="lg">A moderator removed the text that stood here.</RemovedWords>
          ) : (
            <Markdown text={post.content} muted={post.status === 'expired'} />
          )}
        </div>
        <Beside>
          <Box>
            <h2>Another moment</h2>
            <OtherMoment key={moment} action={routes.post.to(post.id)} at={moment} />
          </Box>
          <HistoryBox postId={post.id} currency={post.currency} />
        </Beside>
      </Below>
    </PostPage>
  )
}

/** Only moderators are told the votes of a moment; others get those of its hour. */
const fullHour = (moment: string) => `${absoluteTime(moment).slice(-'00:00'.length, -':00'.length)}:00`

const removedTitle = { color: 'var(--ink-2)', fontStyle: 'italic' } as const

interface WhatItWasProps {
  readonly post: PostDetails
  readonly removed: readonly PostText[]
  /** Up to when votes are counted; null is up to that moment. */
  readonly votesBy: string | null
}

function WhatItWas({ post, removed, votesBy }: WhatItWasProps) {
  const price = pagePrice(post)
  const by = votesBy === null ? '' : ` by ${votesBy}`
  const votes = useIsBefore(post.votesHiddenUntil) ? hiddenScore.sentence : `${counted(post.votes, 'vote')}${by}`
  return (
    <Purchase>
      <PostChips post={post} isPreview />
      {removed.includes('title') ? <h1 css={removedTitle}>{contentRemoved}</h1> : <h1>{post.title}</h1>}
      {removed.includes('subtitle') && <RemovedWords>A moderator removed the subtitle.</RemovedWords>}
      {price.text !== null && (
        <Price>
          <PriceBlock price={price} size="lg" />
        </Price>
      )}
      <FactList>
        {[...numbersOf(post, votes), ...factsOf(post, utcTime)].map(([name, text]) => (
          <div key={name} css={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </FactList>
      <FoundBy post={post} />
    </Purchase>
  )
}

/** What other pages show on buttons. */
function numbersOf({ commentCount, score, couponCode, dealUrl, status }: PostDetails, votes: string) {
  const all: readonly (readonly [name: string, text: string | null])[] = [
    ['Status', statusWords(status)],
    ['Votes', votes],
    ['Comments', counted(commentCount, 'comment')],
    ['Score', score === null ? null : String(score)],
    ['Code', couponCode],
    ['Link to', hostIn(dealUrl)],
  ]
  return all.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]))
}
