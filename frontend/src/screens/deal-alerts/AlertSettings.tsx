import { PushSwitch } from '../../features/notifications/PushSwitch.tsx'
import { useNotices } from '../../features/preferences/use-notices.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DigestBox, QuietHoursBox } from '../settings/NoticeTimes.tsx'
import { SettingsBox } from '../settings/SettingsBox.tsx'
import { AlertFeedBox } from './AlertFeedBox.tsx'

/** What holds for all alerts together. */
export function AlertSettings() {
  const { notices, isKnown, change } = useNotices()
  return (
    <>
      <SettingsBox title="All alerts">
        <Checkbox
          label="Pause all alerts"
          help="Nothing is looked for until you go on; each alert keeps its own switch."
          disabled={!isKnown}
          checked={notices.alertsPaused}
          onChange={({ target: { checked } }) => change({ alertsPaused: checked })}
        />
      </SettingsBox>
      <SettingsBox title="Push notices">
        <PushSwitch />
      </SettingsBox>
      <AlertFeedBox />
      <QuietHoursBox />
      <DigestBox />
      <p className="muted">
        What else you are told of, and where, stands in the{' '}
        <Anchor
          to={routes.settings.to('notifications')}
          css={{ color: 'var(--brand)', fontWeight: 600, textDecoration: 'underline' }}
        >
          notification settings
        </Anchor>
        .
      </p>
    </>
  )
}
