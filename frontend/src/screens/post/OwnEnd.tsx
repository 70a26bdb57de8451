import { actorWords } from '../../features/history/history-words.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { standingSettingsApi } from '../../features/users/own-standing.endpoints.ts'
import { appealOf } from '../shared/appeal-of.ts'
import { AppealOrState } from '../shared/AppealOrState.tsx'

/** To the poster of a post that is over: which moderator's doing that was, and the way to appeal. */
export function OwnEnd({ postId }: { readonly postId: number }) {
  const { data, refetch } = standingSettingsApi.useGetOwnStandingQuery(undefined, { refetchOnMountOrArgChange: true })
  const decision = data?.ofPosts.find((one) => one.postId === postId)
  return decision === undefined ? null : (
    <>
      <p>
        Marked as expired by {actorWords(decision)} on {utcTime(decision.at)}.
      </p>
      <AppealOrState about={{ postId }} made={appealOf(data?.appeals, decision)} onAppealed={() => void refetch()} />
    </>
  )
}
