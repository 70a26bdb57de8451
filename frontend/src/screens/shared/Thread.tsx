import styled from '@emotion/styled'
import { useState } from 'react'
import { threadTextLimit, type ThreadMessage, type ThreadView } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TimeAgo } from './TimeAgo.tsx'

const Messages = styled.ol`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    justify-self: start;
    max-width: min(36rem, 92%);
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  & li[data-own] {
    justify-self: end;
    background: var(--brand-soft);
  }
  & p {
    margin: 0;
    white-space: pre-line;
  }
`

interface ThreadProps {
  readonly thread: ThreadView
  /** Whether the one who reads is the member, and not a moderator. */
  readonly isOwn: boolean
  readonly label: string
  /** What keeps apart words that were begun and not sent, where the label does not. */
  readonly about?: string
  /** Sends the words under a key, so that they are taken once. */
  readonly write: (text: string, key: string) => Promise<{ readonly error?: unknown }>
}

/** What moderators and a member wrote to each other, and room for more. */
export function Thread({ thread: { messages, mayWrite }, isOwn, ...form }: ThreadProps) {
  return (
    <div css={{ display: 'grid', gap: 'var(--s3)' }}>
      {messages.length > 0 && (
        <Messages>
          {messages.map((message) => (
            <Message key={message.position} message={message} isOwn={message.isByModerator !== isOwn} />
          ))}
        </Messages>
      )}
      {mayWrite && <MessageForm {...form} />}
    </div>
  )
}

function Message({
  message: { at, by, post, text },
  isOwn,
}: {
  readonly message: ThreadMessage
  readonly isOwn: boolean
}) {
  return (
    <li {...(isOwn ? { 'data-own': true } : {})}>
      <small className="muted">
        <strong>{by ?? 'A moderator'}</strong> <TimeAgo time={at} />
        {post !== null && (
          <>
            {' about '}
            <Anchor to={routes.post.to(post.id)}>{post.title}</Anchor>
          </>
        )}
      </small>
      <p>{text}</p>
    </li>
  )
}

function MessageForm({ label, about = label, write }: Pick<ThreadProps, 'label' | 'about' | 'write'>) {
  const [text, setText] = useKeptText(about)
  const once = useOnceSent(about)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const words = text.trim()
  const isReady = words !== '' && words.length <= threadTextLimit
  const send = async () => {
    setIsBusy(true)
    const { error } = await once(words, (key) => write(words, key))
    setIsBusy(false)
    setProblem(error === undefined ? null : sentenceOf(error))
    if (error === undefined) {
      setText('')
    }
  }
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}>
      <TextArea
        label={label}
        hideLabel
        placeholder={label}
        rows={2}
        limit={threadTextLimit}
        value={text}
        {...(problem === null ? {} : { error: problem })}
        onChange={(event) => setText(event.target.value)}
      />
      {words !== '' && (
        <Button size="sm" disabled={!isReady} busy={isBusy} onClick={() => void send()}>
          Send
        </Button>
      )}
    </div>
  )
}
