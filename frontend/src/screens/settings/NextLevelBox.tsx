import { Check, Circle } from 'lucide-react'
import { counted } from '@deals/events'
import type { NextTrustLevel } from '@deals/events'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SettingsBox } from './SettingsBox.tsx'

type Need = NextTrustLevel['needs'][number]

const words: Readonly<Record<Need['what'], (need: Need) => string>> = {
  days: ({ has, needs }) => `Here for ${counted(needs, 'day')}: ${has} so far`,
  contributions: ({ has, needs }) => `${needs} posts, comments and right reports: ${has} so far`,
  accuracy: ({ has, needs }) =>
    `${needs}% of your reports were right: ${has}% so far, where two more count as one of each`,
  daysClean: ({ has, needs }) => `No decision against you for ${counted(needs, 'day')}: ${has} so far`,
}
const names: Readonly<Record<NextTrustLevel['level'], string>> = { 1: 'a member', 2: 'a trusted member' }

/** What is missing to be trusted with more. */
export function NextLevelBox({ next: { level, needs } }: { readonly next: NextTrustLevel }) {
  return (
    <SettingsBox title={`To become ${names[level]}`}>
      <ul css={{ display: 'grid', gap: 'var(--s2)' }}>
        {needs.map((need) => {
          const isMet = need.has >= need.needs
          const Mark = isMet ? Check : Circle
          return (
            <li key={need.what} css={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--s2)' }}>
              <Mark aria-hidden="true" css={{ marginTop: '0.2em', color: isMet ? 'var(--good)' : 'var(--ink-3)' }} />
              <span>
                <VisuallyHidden>{isMet ? 'Done: ' : 'Missing: '}</VisuallyHidden>
                {words[need.what](need)}
              </span>
            </li>
          )
        })}
      </ul>
    </SettingsBox>
  )
}
