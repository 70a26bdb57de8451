import type { AnsweredBy, voteQuestions } from '@deals/events'
import { eachPage } from './each-page.ts'

type MembersOf = AnsweredBy<typeof voteQuestions>['votersOf']
type Asked = Omit<Parameters<MembersOf>[0], 'after' | 'limit'>

const atOnce = 200

/** Acts for each member who did something with a post, one after the other. */
export function eachMember(
  membersOf: MembersOf,
  asked: Asked,
  act: (userId: string) => Promise<unknown>,
): Promise<void> {
  return eachPage(
    (after) => membersOf({ ...asked, after, limit: atOnce }),
    async ({ userIds }) => {
      for (const userId of userIds) {
        await act(userId)
      }
    },
  )
}
