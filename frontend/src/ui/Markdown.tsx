import { Suspense } from 'react'
import { useDrawnByServer } from '../lib/drawn-by-server.ts'
import { useKeptPart } from '../lib/kept-part.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { hasFootnotes, type MarkdownProps } from './markdown-props.ts'
import { Prose } from './Prose.tsx'

// What reads markdown weighs more than the rest of a post's page, and the server has read the words already.
const MarkdownText = lazyPart(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }))

interface ProseProps extends MarkdownProps {
  /** Shown as something that is over. */
  readonly muted?: boolean
}

/** The same at each rendering: React leaves alone what it would otherwise write. */
const asItStands = { __html: '' }

/** Text of members. As long as the words are those that came with the page, they stay as the server drew them. */
export function Markdown({ muted = false, ...words }: ProseProps) {
  const drawnByServer = useDrawnByServer(words.text)
  if (drawnByServer === words.text) {
    return <Prose data-muted={muted} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
  }
  return hasFootnotes(words.text) ? (
    <Prose data-muted={muted} key="placed">
      <Words {...words} />
    </Prose>
  ) : (
    <KeptProse muted={muted} {...words} />
  )
}

function KeptProse({ muted, ...words }: ProseProps) {
  return <Prose data-muted={muted} {...useKeptPart('words', Words, words)} />
}

function Words(props: MarkdownProps) {
  return (
    <Suspense>
      <MarkdownText {...props} />
    </Suspense>
  )
}
