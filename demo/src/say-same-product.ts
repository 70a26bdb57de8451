import { expectDone, type Act } from './acts.ts'
import { sayingsOf, type DemoPost } from './demo-data.ts'
import { callerOf, type Written } from './perform.ts'

/** Members say which posts are about the same product at another shop, and a moderator agrees with one of them. */
export function sameProductActs(posts: readonly DemoPost[], elsewhere: readonly DemoPost[], written: Written): Act[] {
  return sayingsOf(posts, elsewhere).flatMap(({ postKey, otherKey, username, minutesAgo }) => {
    const [postId, otherId] = [written.postIds.get(postKey), written.postIds.get(otherKey)]
    if (postId === undefined || otherId === undefined) {
      return []
    }
    const caller = callerOf(written, username)
    const give: Act['give'] = async ({ members }) => {
      const by = written.invoke(caller, `same product ${postKey}`)
      expectDone(await members.saySameProduct({ caller, by, postId, otherId }), postKey)
    }
    return [{ minutesAgo, give }]
  })
}
