import type { OwnAppeal } from '@deals/events'
import { appealOutcomeWords } from '../../features/history/act-words.ts'
import { Tag } from '../../ui/Tag.tsx'

const states: Readonly<Record<OwnAppeal['state'], string>> = {
  open: 'Appealed: a moderator will look at it',
  upheld: `Appealed: ${appealOutcomeWords.upheld}`,
  overturned: `Appealed: ${appealOutcomeWords.overturned}`,
}

/** What became of an appeal, as who made it reads it. */
export function AppealState({ appeal: { state, answer } }: { readonly appeal: OwnAppeal }) {
  return (
    <div css={{ paddingTop: 'var(--s2)' }}>
      <Tag tone={state === 'overturned' ? 'good' : 'warn'}>{states[state]}</Tag>
      {answer !== null && <q css={{ display: 'block', paddingTop: 'var(--s1)' }}>{answer}</q>}
    </div>
  )
}
