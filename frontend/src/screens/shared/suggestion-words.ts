import type { SuggestionDecision, SuggestionReply, SuggestionView } from '@deals/events'
import type { ButtonVariant } from '../../ui/button-styles.ts'

interface DecisionButton {
  readonly label: string
  readonly key: string
  readonly variant?: ButtonVariant
}
const decisionButtons: Readonly<Record<SuggestionDecision, DecisionButton>> = {
  accept: { label: 'Accept', key: 'a', variant: 'primary' },
  decline: { label: 'Decline', key: 'd' },
  agree: { label: 'Agree', key: 'a', variant: 'primary' },
  withdraw: { label: 'Withdraw', key: 'd' },
}

const appliedLabels: Partial<Record<SuggestionDecision, string>> = { accept: 'Keep', decline: 'Take back' }

/** How each answer to a suggested edit is offered; one that stands already is kept or taken back. */
export const decisionButton = (decision: SuggestionDecision, { isApplied }: Pick<SuggestionView, 'isApplied'>) => {
  const button = decisionButtons[decision]
  return { ...button, label: (isApplied ? appliedLabels[decision] : undefined) ?? button.label }
}

const suggestionStates: Readonly<Record<SuggestionReply['state'], string>> = {
  open: 'You agree to the edit',
  applied: 'Edit made',
  accepted: 'Edit accepted',
  declined: 'Edit declined',
  withdrawn: 'Edit withdrawn',
}

/** What became of it, once it is answered. */
export const answeredWords = (state: SuggestionReply['state'], { isApplied }: Pick<SuggestionView, 'isApplied'>) =>
  (isApplied ? ofApplied[state] : undefined) ?? suggestionStates[state]
const ofApplied: Partial<Record<SuggestionReply['state'], string>> = {
  accepted: 'Edit kept',
  declined: 'Edit taken back',
}
