import { BellPlus } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { newAlertLink, type AlertPrefill } from './alert-link.ts'

interface CreateAlertLinkProps {
  /** What the alert looks for, as far as the page knows. */
  readonly prefill: AlertPrefill
  readonly children?: string
}

/** Leads from a list of deals to the alert that would tell of the next ones. */
export function CreateAlertLink({ prefill, children = 'Create alert' }: CreateAlertLinkProps) {
  return (
    <ButtonLink to={newAlertLink(prefill)}>
      <BellPlus aria-hidden="true" />
      {children}
    </ButtonLink>
  )
}
