import { useId, useState } from 'react'
import type { CaseView } from '@deals/events'
import { useSending } from '../../lib/use-sending.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FoundPost } from '../shared/FoundPost.tsx'
import { postIdIn } from '../shared/post-id.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { Refused } from './Refused.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'

const another = 'another'

interface MergeDialogProps {
  readonly open: CaseView
  /** The post that was pointed at; null where none was. */
  readonly chosen: number | null
  readonly isBusy: boolean
  /** Why it was refused, where it was. */
  readonly problem?: string | null
  readonly onMerge: (into: number) => Promise<boolean>
  readonly onClose: () => void
}

/** Into which post a duplicate is folded: one that is much alike, or any other by its number or address. */
export function MergeDialog({ open, chosen, isBusy, problem, onMerge, onClose }: MergeDialogProps) {
  const form = useId()
  const { hasFailed, send } = useSending(onClose)
  const options = optionsOf(open)
  const [choice, setChoice] = useState(chosen === null ? (options[0]?.value ?? another) : String(chosen))
  const [text, setText] = useState('')
  const into = choice === another ? postIdIn(text) : Number(choice)
  const isReady = into !== null && !isBusy
  const merge = () => (isReady ? void send(onMerge(into)) : undefined)
  useChoiceKeys({ onNumber: (place) => setChoice(options[place - 1]?.value ?? choice), onEnter: merge })
  const footer = (
    <Button variant="primary" type="submit" form={form} disabled={!isReady} busy={isBusy}>
      Merge
    </Button>
  )
  return (
    <Dialog
      title="Merge into another post"
      description="This post then leads to the other one. Votes count once, comments and saved posts come along, and the poster is told."
      open
      onOpenChange={onClose}
      footer={footer}
    >
      {hasFailed && <Refused problem={problem} />}
      <ChoiceForm id={form} onSend={merge}>
        {options.length > 1 && (
          <RadioGroup label="The post that stays" value={choice} options={options} onChange={setChoice} />
        )}
        {choice === another && (
          <>
            <TextField
              label="Number or address of the post"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <FoundPost text={text} />
          </>
        )}
      </ChoiceForm>
    </Dialog>
  )
}

/** Only what is active can take another post in. */
const optionsOf = ({ duplicates }: CaseView) => {
  const alike = duplicates.filter(({ post }) => post.status === 'active')
  return [
    ...alike.map(({ post }, place) => ({
      value: String(post.id),
      label: `${place + 1}. ${post.title}, by ${post.foundBy}`,
    })),
    { value: another, label: `${alike.length + 1}. Another post` },
  ]
}
