import { Check, Circle } from 'lucide-react'
import type { NextTrustLevel } from '@deals/events'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { levelNames, needWords } from './next-level-words.ts'
import { SettingsBox } from './SettingsBox.tsx'

/** What is missing to be trusted with more. */
export function NextLevelBox({ next: { level, needs } }: { readonly next: NextTrustLevel }) {
  return (
    <SettingsBox title={`To become ${levelNames[level]}`}>
      <ul css={{ display: 'grid', gap: 'var(--s2)' }}>
        {needs.map((need) => {
          const isMet = need.has >= need.needs
          const Mark = isMet ? Check : Circle
          return (
            <li key={need.what} css={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--s2)' }}>
              <Mark aria-hidden="true" css={{ marginTop: '0.2em', color: isMet ? 'var(--good)' : 'var(--ink-3)' }} />
              <span>
                <VisuallyHidden>{isMet ? 'Done: ' : 'Missing: '}</VisuallyHidden>
                {needWords(need)}
              </span>
            </li>
          )
        })}
      </ul>
    </SettingsBox>
  )
}
