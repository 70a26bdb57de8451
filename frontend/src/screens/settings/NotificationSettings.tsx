import { PushSwitch } from '../../features/notifications/PushSwitch.tsx'
import { usePush } from '../../features/notifications/use-push.ts'
import { useNotices } from '../../features/preferences/use-notices.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'
import { NoEmailNote } from './NoEmailNote.tsx'
import { NoticeMatrix } from './NoticeMatrix.tsx'
import { DigestBox, QuietHoursBox } from './NoticeTimes.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** What a member is told of, where, and when; every choice holds at once. */
export function NotificationSettings() {
  const { isError, isKnown, retry } = useNotices()
  if (isError && !isKnown) {
    return <ErrorState text="Your settings could not be loaded." onRetry={retry} />
  }
  return (
    <>
      <NoEmailNote />
      <SettingsBox title="Notices">
        <NoticeMatrix />
        <PushNote />
      </SettingsBox>
      <SettingsBox title="Push notices">
        <PushSwitch />
      </SettingsBox>
      <DigestBox />
      <QuietHoursBox />
      <NewsletterBox />
    </>
  )
}

/** What the push column needs besides, on a device that takes none. */
function PushNote() {
  const { ability, isOn, isKnown } = usePush()
  const isTaking = isOn && ability === 'askable'
  return (
    <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
      Push notices come to each device on which you switched them on
      {isKnown && (isTaking ? ', such as this one' : '; this one takes none until you do that below')}. Each alert says
      for itself besides whether it sends e-mails and push notices.
    </p>
  )
}
