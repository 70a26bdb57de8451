import type { AppealRequest, OwnAppeal } from '@deals/events'
import { AppealDialog } from '../../features/moderation/AppealDialog.tsx'
import { AppealState } from './AppealState.tsx'

interface AppealOrStateProps {
  readonly about: Omit<AppealRequest, 'text'>
  readonly made: OwnAppeal | undefined
  readonly onAppealed: () => void
}

/** A decision is appealed once: what became of it stands where the button was. */
export function AppealOrState({ about, made, onAppealed }: AppealOrStateProps) {
  return made === undefined ? (
    <div css={{ paddingTop: 'var(--s2)' }}>
      <AppealDialog about={about} onSent={onAppealed} />
    </div>
  ) : (
    <AppealState appeal={made} />
  )
}
