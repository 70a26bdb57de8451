import type { AnsweredBy, voteQuestions } from '@deals/events'

type MembersOf = AnsweredBy<typeof voteQuestions>['votersOf']
type Asked = Omit<Parameters<MembersOf>[0], 'after' | 'limit'>

const atOnce = 200

/** Acts for each member who did something with a post, one after the other. */
export async function eachMember(
  membersOf: MembersOf,
  asked: Asked,
  act: (userId: string) => Promise<unknown>,
): Promise<void> {
  let after: string | null = null
  do {
    const { userIds, next }: Awaited<ReturnType<MembersOf>> = await membersOf({ ...asked, after, limit: atOnce })
    for (const userId of userIds) {
      await act(userId)
    }
    after = next
  } while (after !== null)
}
