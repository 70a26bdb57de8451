import type { ThreadView } from '@deals/events'
import { threadsApi } from '../../features/threads/threads.endpoints.ts'
import { Thread } from '../shared/Thread.tsx'

interface MemberThreadProps {
  readonly username: string
  /** The post that a message is about; null where it is about the member. */
  readonly postId: number | null
}

/** Most threads are empty: until it is known, it stands as such a one, so that nothing moves. */
const unwritten: ThreadView = { messages: [], mayWrite: true }

/** What moderators and a member wrote to each other; nothing of somebody who left. */
export function MemberThread({ username, postId }: MemberThreadProps) {
  const { currentData = unwritten } = threadsApi.useGetThreadQuery(username, { refetchOnMountOrArgChange: true })
  const [write] = threadsApi.useWriteToMemberMutation()
  if (currentData.messages.length === 0 && !currentData.mayWrite) {
    return null
  }
  return (
    <>
      <h3>Messages with {username}</h3>
      <Thread
        thread={currentData}
        isOwn={false}
        label={postId === null ? `Write to ${username}` : `Write to ${username} about this post`}
        about={`message to ${username} about ${postId ?? 'them'}`}
        write={(text, key) => write({ username, message: { text, postId }, key })}
      />
    </>
  )
}
