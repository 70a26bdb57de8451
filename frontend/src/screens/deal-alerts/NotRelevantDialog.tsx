import { useState } from 'react'
import { alertLimits, type AlertMatchView } from '@deals/events'
import { alertMatchesApi, type MatchQuestion } from '../../features/deal-alerts/alert-matches.endpoints.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { isWrongKeyword } from '../../features/deal-alerts/validate-alert-form.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipButton } from '../../ui/Chip.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { excludableWords } from './excludable-words.ts'

interface NotRelevantDialogProps {
  readonly match: AlertMatchView
  readonly shownIn: MatchQuestion
  readonly onClose: () => void
}

/** Hides a match, and asks for a word that would have kept it away. */
export function NotRelevantDialog({ match, shownIn, onClose }: NotRelevantDialogProps) {
  const [word, setWord] = useState('')
  const { data } = dealAlertsApi.useListAlertsQuery()
  const dismiss = useDismissal({ match, shownIn, onClose })
  const typed = word.trim()
  const isWrong = typed !== '' && isWrongKeyword(typed)
  const main = (
    <Button variant="primary" disabled={isWrong} onClick={() => dismiss(typed === '' ? undefined : typed)}>
      {typed === '' ? 'Hide this match' : 'Hide and leave out'}
    </Button>
  )
  return (
    <AskDialog
      title="Not relevant?"
      description={`The match is hidden. Is there a word that “${match.alertName}” should leave out from now on?`}
      onClose={onClose}
      main={main}
    >
      <WordChips
        words={excludableWords(
          match,
          data?.alerts.find(({ id }) => id === match.alertId),
        )}
        chosen={typed}
        onChoose={setWord}
      />
      <TextField
        label="Word to leave out"
        optional
        autoComplete="off"
        value={word}
        error={
          isWrong
            ? `A keyword has ${alertLimits.keywordShortest} to ${alertLimits.keywordLongest} characters`
            : undefined
        }
        onChange={(event) => setWord(event.target.value)}
      />
    </AskDialog>
  )
}

interface WordChipsProps {
  readonly words: readonly string[]
  readonly chosen: string
  readonly onChoose: (word: string) => void
}

function WordChips({ words, chosen, onChoose }: WordChipsProps) {
  if (words.length === 0) {
    return null
  }
  return (
    <div
      role="group"
      aria-label="Words of the title"
      css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginBottom: 'var(--s4)' }}
    >
      {words.map((word) => (
        <ChipButton key={word} pressed={word === chosen} onClick={() => onChoose(word === chosen ? '' : word)}>
          {word}
        </ChipButton>
      ))}
    </div>
  )
}

/** Sends the answer; the match goes at once, and comes back where that fails. */
function useDismissal({ match: { alertId, postId, alertName }, shownIn, onClose }: NotRelevantDialogProps) {
  const [dismissMatch] = alertMatchesApi.useDismissMatchMutation()
  const send = async (word: string | undefined) => {
    const { error } = await dismissMatch({ alertId, postId, word, shownIn })
    if (error !== undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } else if (word === undefined) {
      showToast({ title: 'Match hidden' })
    } else {
      showToast({ title: 'Match hidden', description: `“${alertName}” leaves out “${word}” from now on.` })
    }
  }
  return (word: string | undefined) => {
    onClose()
    void send(word)
  }
}
