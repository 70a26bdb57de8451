import type { SuggestionDecision, SuggestionReply } from '@deals/events'
import type { ButtonVariant } from '../../ui/button-styles.ts'

/** How each answer to a suggested edit is offered. */
export const decisionButtons: Readonly<
  Record<SuggestionDecision, { readonly label: string; readonly key: string; readonly variant?: ButtonVariant }>
> = {
  accept: { label: 'Accept', key: 'a', variant: 'primary' },
  decline: { label: 'Decline', key: 'd' },
  agree: { label: 'Agree', key: 'a', variant: 'primary' },
  withdraw: { label: 'Withdraw', key: 'd' },
}

/** What became of it, once it is answered. */
export const suggestionStates: Readonly<Record<SuggestionReply['state'], string>> = {
  open: 'You agree to the edit',
  accepted: 'Edit accepted',
  declined: 'Edit declined',
  withdrawn: 'Edit withdrawn',
}
