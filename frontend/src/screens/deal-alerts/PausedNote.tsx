import { useNotices } from '../../features/preferences/use-notices.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

/** Says that no alert tells anything while all of them are paused. */
export function PausedNote() {
  const { notices, change } = useNotices()
  if (!notices.alertsPaused) {
    return null
  }
  return (
    <Alert variant="warn" title="All alerts are paused">
      <p>You are told of nothing until you go on.</p>
      <Button size="sm" css={{ marginTop: 'var(--s2)' }} onClick={() => change({ alertsPaused: false })}>
        Go on
      </Button>
    </Alert>
  )
}
