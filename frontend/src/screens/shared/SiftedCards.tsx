import styled from '@emotion/styled'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { counted, type PostCard } from '@deals/events'
import { useIsMuted } from '../../features/preferences/use-is-muted.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: var(--s3);
  font-size: var(--text-sm);
  & a {
    text-decoration: underline;
  }
`

interface SiftedCardsProps {
  readonly posts: readonly PostCard[]
  /** What stands below them, unless all there is is hidden: then nobody has seen it. */
  readonly end: ReactNode
  readonly isWhole: boolean
  readonly children: (posts: readonly PostCard[]) => ReactNode
}

/** Posts without those that the reader mutes, until they ask for them; the next page leaves them out again. */
export function SiftedCards(props: SiftedCardsProps) {
  return <Sifted key={useLocation().pathname} {...props} />
}

function Sifted({ posts, end, isWhole, children }: SiftedCardsProps) {
  const [isAsked, setAsked] = useState(false)
  const isMuted = useIsMuted()
  const rest = posts.filter((post) => !isMuted(post))
  const hidden = posts.length - rest.length
  const shown = isAsked ? posts : rest
  const isAllHidden = isWhole && shown.length === 0
  return (
    <>
      {hidden > 0 && (
        <HiddenLine hidden={hidden} isAll={isAllHidden} isAsked={isAsked} onAsk={() => setAsked(!isAsked)} />
      )}
      {children(shown)}
      {!isAllHidden && end}
    </>
  )
}

interface HiddenLineProps {
  readonly hidden: number
  /** Nothing else is in the list. */
  readonly isAll: boolean
  readonly isAsked: boolean
  readonly onAsk: () => void
}

function HiddenLine({ hidden, isAll, isAsked, onAsk }: HiddenLineProps) {
  const [found, them] = hidden === 1 ? ['1 post is', 'it'] : [`${counted(hidden, 'post')} are`, 'them']
  const [all, rest] = hidden === 1 ? ['The only post', 'is'] : [`All ${counted(hidden, 'post')}`, 'are']
  return (
    <Line className="muted">
      <span>
        {`${isAll ? `${all} of this list ${rest}` : found} ${isAsked ? 'shown in spite of' : 'hidden by'} `}
        <Anchor to={routes.settings.to('feed')}>what you mute</Anchor>.
      </span>
      <Button size="sm" variant="quiet" onClick={onAsk}>
        {`${isAsked ? 'Hide' : 'Show'} ${them}`}
      </Button>
    </Line>
  )
}
