import { useState } from 'react'
import { deleteReasons, postLimits, type PostText } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { fieldWords } from './history-words.ts'
import { redactionApi } from './redaction.endpoints.ts'

const { min, max } = postLimits.redactionReason
/** Why words go that somebody has edited away already. */
const usual = deleteReasons.filter(({ code }) => ['private-data', 'harmful', 'inappropriate'].includes(code))

interface RemoveWordsDialogProps {
  readonly postId: number
  readonly version: number
  readonly fields: readonly PostText[]
  readonly onClose: () => void
}

/** Asks which words go, and why; there is no way back. */
export function RemoveWordsDialog({ postId, version, fields, onClose }: RemoveWordsDialogProps) {
  const [chosen, setChosen] = useState(fields)
  const [words, setWords] = useState('')
  const [redact, { isLoading, error }] = redactionApi.useRedactVersionMutation()
  const reason = words.trim()
  const isReady = chosen.length > 0 && reason.length >= min && reason.length <= max
  const send = async () => {
    const answer = await redact({ id: postId, version, fields: [...chosen], reason })
    if (answer.error === undefined) {
      showToast({ title: 'Words removed' })
      onClose()
    }
  }
  const main = (
    <Button variant="danger" disabled={!isReady} busy={isLoading} onClick={() => void send()}>
      Remove words
    </Button>
  )
  return (
    <AskDialog
      title="Remove these words"
      description="Nobody reads any more what this step wrote, moderators neither, and it does not come back. Everybody sees that a moderator removed it."
      main={main}
      onClose={onClose}
    >
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        {fields.length > 1 && <WhichWords fields={fields} chosen={chosen} onChoose={setChosen} />}
        <UsualReasons onChoose={setWords} />
        <TextArea
          label="Reason"
          rows={3}
          limit={max}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
          }}
        />
        <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
          Where another version says the same, remove it there, too. Do not repeat the words in the reason.
        </p>
        {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      </div>
    </AskDialog>
  )
}

function UsualReasons({ onChoose }: { readonly onChoose: (words: string) => void }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
      {usual.map(({ code, words }) => (
        <Button key={code} size="sm" onClick={() => onChoose(words)}>
          {words}
        </Button>
      ))}
    </div>
  )
}

interface WhichWordsProps {
  readonly fields: readonly PostText[]
  readonly chosen: readonly PostText[]
  readonly onChoose: (chosen: readonly PostText[]) => void
}

function WhichWords({ fields, chosen, onChoose }: WhichWordsProps) {
  const without = (name: PostText) => chosen.filter((one) => one !== name)
  return (
    <fieldset css={{ '& label': { minHeight: 'var(--control)', alignItems: 'center' } }}>
      <legend css={{ padding: 0, fontSize: 'var(--text-sm)', fontWeight: 600 }}>Words of</legend>
      {fields.map((name) => (
        <Checkbox
          key={name}
          label={fieldWords(name)}
          checked={chosen.includes(name)}
          onChange={(event) => onChoose(event.target.checked ? [...chosen, name] : without(name))}
        />
      ))}
    </fieldset>
  )
}
