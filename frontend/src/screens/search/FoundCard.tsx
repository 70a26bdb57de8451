import { useState } from 'react'
import type { PostCard } from '@deals/events'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { CardContent, CardFrame } from '../shared/DealCard.tsx'
import { InLine } from '../shared/InLine.tsx'

const WhyFound = dialogOnDemand(async () => (await import('./WhyFound.tsx')).WhyFound)

interface FoundCardProps {
  readonly post: PostCard
  readonly isFirst: boolean
}

/** A post that a search found, which says why it stands there when it is asked. */
export function FoundCard({ post, isFirst }: FoundCardProps) {
  return <CardFrame name="found card" Content={FoundContent} shown={{ post, isFirst }} />
}

function FoundContent(props: FoundCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <CardContent {...props}>
      <p>
        <InLine type="button" aria-label={`Why is this here: ${props.post.title}`} onClick={() => setIsAsking(true)}>
          Why is this here?
        </InLine>
      </p>
      {isAsking && <WhyFound post={props.post} onClose={() => setIsAsking(false)} />}
    </CardContent>
  )
}
