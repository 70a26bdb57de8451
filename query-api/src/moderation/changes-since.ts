import type { HistoryDoc } from '@deals/projector/read-models'

type Changes = NonNullable<HistoryDoc['changes']>
type Change = Changes[string]

/** Events after which somebody, or a check, had found the post good as it was. */
const found = ['PostApproved', 'PostRenewed']

export interface ChangesSince {
  readonly since: 'approval' | 'submission'
  readonly changes: Changes
}

/** What edits have made of a post since it was last found good, each field once; what was changed back is no change. */
export function changesSince(lines: readonly HistoryDoc[]): ChangesSince {
  const approved = lines.findLastIndex(({ kind }) => found.includes(kind))
  const changes: Changes = {}
  for (const line of lines.slice(approved + 1)) {
    for (const [field, change] of Object.entries(line.changes ?? {})) {
      changes[field] = joined(changes[field] ?? change, change)
    }
  }
  const differing = Object.entries(changes).filter(
    ([, { from, to, removed }]) => removed !== undefined || JSON.stringify(from) !== JSON.stringify(to),
  )
  return { since: approved === -1 ? 'submission' : 'approval', changes: Object.fromEntries(differing) }
}

/** From what the first of some changes found to what the last one left. */
function joined(first: Change, last: Change): Change {
  const isRemoved = { from: first.removed?.includes('from') === true, to: last.removed?.includes('to') === true }
  const removed = (['from', 'to'] as const).filter((side) => isRemoved[side])
  return { from: first.from, to: last.to, ...(removed.length > 0 && { removed }) }
}
