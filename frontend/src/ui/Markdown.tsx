import { Suspense } from 'react'
import { useDrawnByServer } from '../lib/drawn-by-server.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import { Prose } from './Prose.tsx'

// What reads markdown weighs more than the rest of a post's page, and the server has read the words already.
const MarkdownText = lazyPart(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }))

interface MarkdownProps extends MarkdownTextProps {
  /** Shown as something that is over. */
  readonly muted?: boolean
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
