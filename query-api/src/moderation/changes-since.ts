import type { HistoryDoc } from '@deals/projector/read-models'

type Changes = NonNullable<HistoryDoc['changes']>

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
    for (const [field, { from, to }] of Object.entries(line.changes ?? {})) {
      changes[field] = { from: changes[field] === undefined ? from : changes[field].from, to }
    }
  }
  const differing = Object.entries(changes).filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to))
  return { since: approved === -1 ? 'submission' : 'approval', changes: Object.fromEntries(differing) }
}
