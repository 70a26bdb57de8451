import { letterKinds, letterStates } from '@deals/events'
import type { InboxAsked } from '../../../features/staff/inbox.endpoints.ts'
import { pageFrom } from '../../shared/use-page-number.ts'

const oneOf = <const T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((one) => one === text) ?? ''

/** What the address of the inbox asks for. */
export const inboxAskedIn = (params: URLSearchParams): InboxAsked => ({
  state: letterStates.find((state) => state === params.get('state')) ?? 'new',
  kind: oneOf(letterKinds, params.get('kind')),
  assignee: oneOf(['me', 'nobody'], params.get('assignee')),
  q: (params.get('q') ?? '').trim().slice(0, 200),
  page: pageFrom(params),
})

/** The address with another letter open, or with none. */
export function withLetter(params: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(params)
  changed.delete('letter')
  if (id !== null) {
    changed.set('letter', id)
  }
  return changed
}

/** The address narrowed anew: from its first page, with nothing open. */
export function narrowed(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = withLetter(params, null)
  changed.delete('page')
  changed.delete(name)
  if (value !== '') {
    changed.set(name, value)
  }
  return changed
}
