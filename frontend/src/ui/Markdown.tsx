import { Suspense } from 'react'
import { useDrawnByServer } from '../lib/drawn-by-server.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Prose } from './Prose.tsx'

// What reads markdown weighs more than the rest of a post's page, and the server has read the words already.
const MarkdownText = lazyPart(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }))

export type HeadingLevel = 1 | 2 | 3

export interface MarkdownProps {
  /** What a member wrote; raw HTML in it is left out. */
  readonly text: string
  /** Shown as something that is over. */
  readonly muted?: boolean
  /** The level of the heading that the text stands under. */
  readonly under?: HeadingLevel
}

/** The same at each rendering: React leaves alone what it would otherwise write. */
const asItStands = { __html: '' }

/** Text of members. As long as the words are those that came with the page, they stay as the server drew them. */
export function Markdown({ text, muted = false, under = 1 }: MarkdownProps) {
  const drawnByServer = useDrawnByServer(text)
  return drawnByServer === text ? (
    <Prose key="drawn" data-muted={muted} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
  ) : (
    <Prose key="to draw" data-muted={muted}>
      <Suspense>
        <MarkdownText text={text} under={under} />
      </Suspense>
    </Prose>
  )
}
