import type { CaseView } from '@deals/events'
import { FieldChange } from '../../features/history/FieldChange.tsx'
import { fieldWords } from '../../features/history/history-words.ts'
import { Box } from './desk-styles.ts'

/** What edits have made of the post since somebody found it good. */
export function CaseChanges({ open }: { readonly open: CaseView }) {
  const changes = Object.entries(open.changes).filter(([field]) => fieldWords(field) !== undefined)
  if (changes.length === 0) {
    return null
  }
  return (
    <>
      <h3>What changed since {open.changedSince === 'approval' ? 'the last approval' : 'it was posted'}</h3>
      <Box css={{ display: 'grid', gap: 'var(--s2)' }}>
        {changes.map(([field, change]) => (
          <FieldChange key={field} field={field} change={change} currency={open.details.currency} />
        ))}
      </Box>
    </>
  )
}
