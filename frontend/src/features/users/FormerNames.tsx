import type { FormerNameView } from '@deals/events'
import { absoluteDay } from '../../lib/relative-time.ts'

/** Names that a member had, for those who may know them. */
export function FormerNames({ names }: { readonly names: readonly FormerNameView[] }) {
  return names.length === 0 ? null : (
    <p className="muted" css={{ marginTop: 'var(--s2)', fontSize: 'var(--text-sm)', overflowWrap: 'anywhere' }}>
      Formerly {names.map(({ username, changedAt }) => `${username} (until ${absoluteDay(changedAt)})`).join(', ')}
    </p>
  )
}
