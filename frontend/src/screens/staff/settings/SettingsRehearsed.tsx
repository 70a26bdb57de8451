import { useEffect, useRef } from 'react'
import type { SettingsRehearsal } from '@deals/events'
import { lookedAtWords } from '../../../features/rehearsals/rehearsal-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Box } from '../../../ui/Card.tsx'
import { RuleResults } from '../../shared/rehearsals/RuleResults.tsx'
import { OrderResults } from './OrderResults.tsx'

interface SettingsRehearsedProps {
  readonly found: SettingsRehearsal
  readonly isSaving: boolean
  /** Sets the numbers that were tried. */
  readonly onSwitchOn: () => void
}

/** What the numbers in the form would have done. Takes focus when it appears, for it stands below a long form. */
export function SettingsRehearsed({ found, isSaving, onSwitchOn }: SettingsRehearsedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [found])
  const { rules, order } = found
  const isNothing = rules.length === 0 && order === null
  return (
    <Box aria-label="Rehearsal">
      <div css={{ display: 'grid', gap: 'var(--s5)' }}>
        <h2 ref={heading} tabIndex={-1} css={{ fontSize: 'var(--text-lg)' }}>
          Rehearsal
        </h2>
        <p>
          {isNothing
            ? 'None of these numbers can be tried on what was: they count from now on.'
            : `${lookedAtWords(found)} Nothing is changed yet.`}
        </p>
        {rules.map((one) => (
          <RuleResults key={one.rule} found={one} />
        ))}
        {order !== null && <OrderResults order={order} />}
        <div>
          <Button variant="primary" busy={isSaving} onClick={onSwitchOn}>
            Switch on
          </Button>
        </div>
      </div>
    </Box>
  )
}
