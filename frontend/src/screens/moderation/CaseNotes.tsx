import { useRef } from 'react'
import { caseNoteLimit, type CaseView } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Box, Facts } from './desk-styles.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** What moderators noted about the post, for each other. */
export function CaseNotes({ open: { postId, history } }: { readonly open: CaseView }) {
  const notes = history.filter(({ kind }) => kind === 'CaseNoted')
  const [note, setNote] = useKeptText(`note on ${postId}`)
  const [write, { isLoading, error }] = moderationApi.useNoteCaseMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  useDeskKeys({ n: () => field.current?.focus() })
  const text = note.trim()
  const isReady = text !== '' && text.length <= caseNoteLimit
  const send = async () => {
    const answer = await write({ id: postId, note: text })
    if (answer.error === undefined) {
      setNote('')
    }
  }
  return (
    <>
      <h3>Notes of moderators</h3>
      {notes.map(({ position, at, actor, reason }) => (
        <Box key={position}>
          <Facts>
            <strong>{actor?.username ?? 'A moderator'}</strong>
            <TimeAgo time={at} />
          </Facts>
          {reason}
        </Box>
      ))}
      <div css={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}>
        <TextArea
          ref={field}
          label="Note for other moderators"
          hideLabel
          placeholder="A note for other moderators (N)"
          rows={2}
          limit={caseNoteLimit}
          value={note}
          {...(error === undefined ? {} : { error: sentenceOf(error) })}
          onChange={(event) => setNote(event.target.value)}
        />
        {text !== '' && (
          <Button size="sm" disabled={!isReady} busy={isLoading} onClick={() => void send()}>
            Save note
          </Button>
        )}
      </div>
    </>
  )
}
