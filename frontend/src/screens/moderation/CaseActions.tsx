import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { ButtonVariant } from '../../ui/button-styles.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { Acts } from './desk-styles.ts'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { actsOf, useCaseCommands, type Acts as Allowed, type CaseCommands, type OpenCase } from './use-case-commands.ts'
import { useDeskKeys } from './use-desk-keys.ts'

interface CaseActionsProps extends Omit<OpenCase, 'onPart'> {
  /** Null while the case is the viewer's. */
  readonly onTake: (() => Promise<void>) | null
  readonly asking: Asking
  readonly ask: (asking: Asking) => void
}
/** What a dialog asks before the decision. */
export type Asking = 'changes' | 'remove' | 'correct' | { readonly mergeInto: number | null } | null

/** What can be decided, each with its key. */
export function CaseActions({ open, onDone, onTake, asking, ask }: CaseActionsProps) {
  const commands = useCaseCommands(open, onDone)
  const may = actsOf(open)
  const choices = choicesOf(may, { commands, ask, take: onTake })
  const isIdle = !commands.isBusy
  // Who rejects the reports of a post that readers see keeps it: one button, either key.
  const keys = choices.filter((choice) => choice.may).map(({ key, run }): [string, () => void] => [key, run])
  const rejecting: typeof keys = may.keep ? [['r', () => void commands.reject('Kept')]] : []
  useDeskKeys(Object.fromEntries(isIdle ? keys.concat(rejecting) : []))
  const close = () => ask(null)
  const dialog = { isBusy: !isIdle, problem: commands.problem, onClose: close }
  return (
    <>
      {commands.problem !== null && (
        <div css={{ paddingTop: 'var(--s3)' }}>
          <Alert variant="destructive">{commands.problem}</Alert>
        </div>
      )}
      <Acts role="group" aria-label="Decide">
        {choices
          .filter(({ may }) => may)
          .map(({ key, label, shown, variant, run }) => (
            <Button
              key={key}
              {...(variant === undefined ? {} : { variant })}
              disabled={!isIdle}
              aria-keyshortcuts={key === 'A' ? 'Shift+A' : key}
              onClick={run}
            >
              {label} <kbd aria-hidden="true">{shown ?? key.toUpperCase()}</kbd>
            </Button>
          ))}
      </Acts>
      {asking === 'changes' && <FeedbackDialog {...dialog} onSend={commands.requestChanges} />}
      {asking === 'remove' && <DeleteDialog {...dialog} onRemove={commands.remove} />}
      {typeof asking === 'object' && asking !== null && (
        <MergeDialog {...dialog} open={open} chosen={asking.mergeInto} onMerge={commands.merge} />
      )}
      {asking === 'correct' && (
        <CorrectDialog post={open.details} isBusy={!isIdle} onSend={commands.correctAndApprove} onClose={close} />
      )}
    </>
  )
}

interface Choice {
  readonly key: string
  readonly label: string
  /** The key as the button shows it, where that is not the capital letter. */
  readonly shown?: string
  readonly may: boolean
  readonly variant?: ButtonVariant
  readonly run: () => void
}
interface Hands {
  readonly commands: CaseCommands
  readonly ask: (asking: Asking) => void
  readonly take: CaseActionsProps['onTake']
}

function choicesOf(may: Allowed, { commands, ask, take }: Hands): readonly Choice[] {
  return [
    firstChoice(may, commands),
    { key: 'A', shown: '⇧A', label: 'Edit and approve', may: may.correct, run: () => ask('correct') },
    { key: 'c', label: 'Request changes', may: may.changes, run: () => ask('changes') },
    { key: 'e', label: 'Mark as expired', may: may.expire, run: () => void commands.expire() },
    { key: 'd', label: 'Delete', may: may.remove, variant: 'danger', run: () => ask('remove') },
    { key: 'm', label: 'Merge into…', may: may.merge, run: () => ask({ mergeInto: null }) },
    { key: 'r', label: 'Reject reports', may: may.reject && !may.keep, run: () => void commands.reject() },
    { key: 'i', label: 'Take', may: may.remove && take !== null, variant: 'quiet', run: () => void take?.() },
  ]
}

/** What says that a post is good, whatever that means where it stands. */
function firstChoice(may: Allowed, commands: CaseCommands): Choice {
  const first = { key: 'a', variant: 'primary' } as const
  if (may.keep) {
    return { ...first, label: 'Keep', may: true, run: () => void commands.reject('Kept') }
  }
  if (may.renew) {
    return { ...first, label: 'Renew', may: true, run: () => void commands.renew() }
  }
  return may.restore
    ? { ...first, label: 'Restore', may: true, run: () => void commands.restore() }
    : { ...first, label: 'Approve', may: may.approve, run: () => void commands.approve() }
}
