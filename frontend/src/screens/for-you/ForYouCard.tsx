import { useState } from 'react'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { CardContent } from '../shared/DealCard.tsx'
import { DismissButton } from '../shared/DismissButton.tsx'
import { InLine } from '../shared/InLine.tsx'
import { RecommendedCard, Why, type RecommendedCardProps } from '../shared/RecommendedCard.tsx'

const WhyForYou = dialogOnDemand(async () => (await import('./WhyForYou.tsx')).WhyForYou)

/** A post for the member, with a reason that tells more when it is asked. */
export function ForYouCard(props: RecommendedCardProps) {
  return <RecommendedCard {...props} name="card for a member" Content={ForYouContent} />
}

function ForYouContent({ post, isFirst, reason }: RecommendedCardProps) {
  return (
    <CardContent post={post} isFirst={isFirst} isMarked={post.isRecommended && reason === undefined}>
      <Why>
        {reason !== undefined && <Reason post={post} reason={reason} />}
        <DismissButton post={post} />
      </Why>
    </CardContent>
  )
}

function Reason({ post, reason }: Pick<RecommendedCardProps, 'post'> & { readonly reason: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <InLine
        type="button"
        title="Why is this here?"
        css={{ whiteSpace: 'normal', textAlign: 'left', fontWeight: 400, textDecoration: 'underline dotted' }}
        onClick={() => setIsAsking(true)}
      >
        {reason}
      </InLine>
      {isAsking && <WhyForYou post={post} onClose={() => setIsAsking(false)} />}
    </>
  )
}
