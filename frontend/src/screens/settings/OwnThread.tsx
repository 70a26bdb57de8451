import { threadsApi } from '../../features/threads/threads.endpoints.ts'
import { Thread } from '../shared/Thread.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** What moderators wrote to the member; nothing while they have not. */
export function OwnThread() {
  const { data } = threadsApi.useGetOwnThreadQuery(undefined, { refetchOnMountOrArgChange: true })
  const [answer] = threadsApi.useAnswerModeratorsMutation()
  if (data === undefined || data.messages.length === 0) {
    return null
  }
  return (
    <SettingsBox title="Messages from moderators">
      <Thread thread={data} isOwn label="Answer the moderators" write={(text, key) => answer({ text, key })} />
      {!data.mayWrite && <p className="muted">You can write again once a moderator answered.</p>}
    </SettingsBox>
  )
}
