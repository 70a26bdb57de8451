import { PushSwitch } from '../../features/notifications/PushSwitch.tsx'
import { useNotices } from '../../features/preferences/use-notices.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'
import { NoEmailNote } from './NoEmailNote.tsx'
import { NoticeMatrix } from './NoticeMatrix.tsx'
import { DigestBox, QuietHoursBox } from './NoticeTimes.tsx'
import { PushNote } from './PushNote.tsx'
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
