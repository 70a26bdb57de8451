import type { StoreRehearsal } from '@deals/events'
import { lookedAtWords } from '../../features/rehearsals/rehearsal-words.ts'
import { RuleResults } from '../shared/rehearsals/RuleResults.tsx'

/** What the block of a store would have hit. */
export function StoreRehearsed({ found }: { readonly found: StoreRehearsal }) {
  return (
    <div css={{ flexBasis: '100%', display: 'grid', gap: 'var(--s3)' }}>
      <p role="status">{lookedAtWords(found)} Nothing is changed yet.</p>
      <RuleResults found={found.rule} />
    </div>
  )
}
