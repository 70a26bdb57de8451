import { isRefusal, streamOf } from '@deals/events'
import { expectDone, type Act } from './acts.ts'
import type { Doors, DoorsAt } from './clockwork.ts'
import { appeals, bugReports, messages, reportedComment, sanctions, suggestions } from './content/desk-words.ts'
import type { DemoPost } from './demo-data.ts'
import { newShopActs } from './name-shops.ts'
import { callerOf, type Written } from './perform.ts'
import { sameProductActs } from './say-same-product.ts'

const moderator = 'mo'
/** Decides about what a moderator did. */
const superUser = 'sue'
const minutesToAnswer = 20

/** What members said last of products and shops, and what lies on the desks of moderators and staff when the site starts: in the order of time, after all else has happened. */
export async function fillDesks({ posts, elsewhere }: Posted, doorsAt: DoorsAt, written: Written): Promise<void> {
  const acts = [
    ...[...sanctionActs(written), ...appealActs(posts, written), ...suggestionActs(posts, written)],
    ...reportedCommentActs(posts, written),
    ...[...sameProductActs(posts, elsewhere, written), ...newShopActs(posts, written)],
  ]
  for (const { minutesAgo, give } of acts.toSorted((a, b) => b.minutesAgo - a.minutesAgo)) {
    await give(doorsAt(minutesAgo))
  }
  await write(doorsAt, written)
}

const sanctionActs = (written: Written): Act[] =>
  sanctions.map(({ username, minutesAgo, form }) => ({
    minutesAgo,
    give: async ({ members }) => {
      const caller = callerOf(written, moderator)
      const by = written.invoke(caller, `sanction ${username}`)
      expectDone(await members.sanctionUser({ caller, by, username, form }), username)
    },
  }))

/** Below the newest live deal whose poster is somebody else than those who talk about it. */
function reportedCommentActs(posts: readonly DemoPost[], written: Written): Act[] {
  const { author, minutesAgo, content, reports } = reportedComment
  const people: readonly string[] = [author, ...reports.map(({ username }) => username)]
  const [post] = posts
    .filter(({ fate, type, hoursAgo, authorKey }) => {
      const isThere = fate === 'active' && type === 'product' && hoursAgo * 60 > 2 * minutesAgo
      return isThere && !people.includes(authorKey)
    })
    .toSorted((one, other) => one.hoursAgo - other.hoursAgo)
  const postId = written.postIds.get(post?.key ?? '')
  if (postId === undefined) {
    return []
  }
  const key = 'reported comment'
  const said: Act = {
    minutesAgo,
    give: async ({ members }) => {
      const caller = callerOf(written, author)
      const by = written.invoke(caller, key)
      const outcome = await members.addComment({ caller, by, postId, parentId: null, content })
      expectDone(outcome, key)
      if (!isRefusal(outcome)) {
        written.commentIds.set(key, outcome.answer.id)
      }
    },
  }
  const reported = reports.map(({ username, minutesAgo: at, reason, note }): Act => ({
    minutesAgo: at,
    give: async ({ members }) => {
      const caller = callerOf(written, username)
      const by = written.invoke(caller, `report ${key}`)
      const commentId = written.commentIds.get(key) ?? 0
      expectDone(await members.reportComment({ caller, by, commentId, reason, note }), key)
    },
  }))
  return [said, ...reported]
}

function appealActs(posts: readonly DemoPost[], written: Written): Act[] {
  const removed = posts.filter(({ fate }) => fate === 'deleted')
  return appeals.flatMap((words, place) => {
    const post = removed[place]
    const postId = written.postIds.get(post?.key ?? '')
    if (post === undefined || postId === undefined) {
      return []
    }
    const caller = callerOf(written, post.authorKey)
    const minutesAgo = 50 + 40 * place
    const asked: Act = {
      minutesAgo,
      give: async ({ members }) => {
        const by = written.invoke(caller, `appeal ${post.key}`)
        expectDone(await members.openAppeal({ caller, by, postId, text: words.text }), post.key)
      },
    }
    return 'answer' in words ? [asked, answerTo({ post, postId, minutesAgo, ...words }, written)] : [asked]
  })
}

interface AskedAppeal {
  readonly post: DemoPost
  readonly postId: number
  readonly minutesAgo: number
  readonly answer: string
}

const answerTo = ({ post, postId, minutesAgo, answer }: AskedAppeal, written: Written): Act => ({
  minutesAgo: minutesAgo - minutesToAnswer,
  give: async ({ members, context }) => {
    const { events } = await context.log.readStream(streamOf.post(postId))
    const decisionId = events.findLast(({ type }) => type === 'PostDeleted')?.id ?? ''
    const caller = callerOf(written, superUser)
    const by = written.invoke(caller, `answer ${post.key}`)
    expectDone(await members.decideAppeal({ caller, by, decisionId, outcome: 'upheld', answer }), post.key)
  },
})

function suggestionActs(posts: readonly DemoPost[], written: Written): Act[] {
  const live = posts.filter(({ fate, type }) => fate === 'active' && type === 'product')
  const ofAnn = live.filter(({ authorKey }) => authorKey === 'ann')
  const about = [...ofAnn, ...live]
  return suggestions.flatMap(({ username, minutesAgo, changes, reason }, place) => {
    const post = about[place]
    const postId = written.postIds.get(post?.key ?? '')
    if (post === undefined || postId === undefined) {
      return []
    }
    const caller = callerOf(written, username)
    const give = async ({ members }: Doors) => {
      const by = written.invoke(caller, `suggest ${post.key}`)
      expectDone(await members.suggestEdit({ caller, by, postId, form: { ...changes, reason } }), post.key)
    }
    return [{ minutesAgo, give }]
  })
}

/** Letters have no key that would tell one that was written already, so a start that was cut off here writes no more. */
async function write(doorsAt: DoorsAt, written: Written): Promise<void> {
  const { tables } = doorsAt(0).context
  if ((await tables.table('bug-reports').list('', 1)).length > 0) {
    return
  }
  for (const { username, minutesAgo, fields } of bugReports) {
    await doorsAt(minutesAgo).members.inquiries.reportBug(callerOf(written, username).id, { ...fields })
  }
  for (const { minutesAgo, fields } of messages) {
    await doorsAt(minutesAgo).members.inquiries.contact(null, { ...fields })
  }
}

interface Posted {
  readonly posts: readonly DemoPost[]
  /** The same products as they were at other shops. */
  readonly elsewhere: readonly DemoPost[]
}
