import { isRefusal, streamOf } from '@deals/events'
import type { DoorsAt } from './clockwork.ts'
import { appeals, bugReports, messages, sanctions, suggestions } from './content/desk-words.ts'
import type { DemoPost } from './demo-data.ts'
import { callerOf, type Written } from './perform.ts'

const moderator = 'mo'
/** Decides about what a moderator did. */
const superUser = 'sue'
const minutesToAnswer = 20

/** What lies on the desks of moderators and staff when the site starts, after all else has happened. */
export async function fillDesks(posts: readonly DemoPost[], doorsAt: DoorsAt, written: Written): Promise<void> {
  await restrain(doorsAt, written)
  await appeal(posts, doorsAt, written)
  await suggest(posts, doorsAt, written)
  await write(doorsAt, written)
}

async function restrain(doorsAt: DoorsAt, written: Written): Promise<void> {
  for (const { username, minutesAgo, form } of sanctions) {
    const caller = callerOf(written, moderator)
    const by = written.invoke(caller, `sanction ${username}`)
    const { members } = doorsAt(minutesAgo)
    expectDone(await members.sanctionUser({ caller, by, username, form }), username)
  }
}

async function appeal(posts: readonly DemoPost[], doorsAt: DoorsAt, written: Written): Promise<void> {
  const removed = posts.filter(({ fate }) => fate === 'deleted')
  for (const [place, words] of appeals.entries()) {
    const post = removed[place]
    const postId = written.postIds.get(post?.key ?? '')
    if (post === undefined || postId === undefined) {
      continue
    }
    const caller = callerOf(written, post.authorKey)
    const minutesAgo = 50 + 40 * place
    const { members, context } = doorsAt(minutesAgo)
    const asked = { caller, by: written.invoke(caller, `appeal ${post.key}`), postId, text: words.text }
    expectDone(await members.openAppeal(asked), post.key)
    if ('answer' in words) {
      const { events } = await context.log.readStream(streamOf.post(postId))
      const decisionId = events.findLast(({ type }) => type === 'PostDeleted')?.id ?? ''
      const judge = callerOf(written, superUser)
      const by = written.invoke(judge, `answer ${post.key}`)
      const answer = { caller: judge, by, decisionId, outcome: 'upheld' as const, answer: words.answer }
      expectDone(await doorsAt(minutesAgo - minutesToAnswer).members.decideAppeal(answer), post.key)
    }
  }
}

async function suggest(posts: readonly DemoPost[], doorsAt: DoorsAt, written: Written): Promise<void> {
  const live = posts.filter(({ fate, type }) => fate === 'active' && type === 'product')
  const ofAnn = live.filter(({ authorKey }) => authorKey === 'ann')
  const about = [...ofAnn, ...live].slice(0, suggestions.length)
  for (const [place, post] of about.entries()) {
    const words = suggestions[place]
    const postId = written.postIds.get(post.key)
    if (words === undefined || postId === undefined) {
      continue
    }
    const { username, minutesAgo, changes, reason } = words
    const caller = callerOf(written, username)
    const asked = { caller, by: written.invoke(caller, `suggest ${post.key}`), postId, form: { ...changes, reason } }
    expectDone(await doorsAt(minutesAgo).members.suggestEdit(asked), post.key)
  }
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

function expectDone(outcome: unknown, about: string): void {
  if (isRefusal(outcome)) {
    throw new Error(`what was to be done about "${about}" was refused: ${JSON.stringify(outcome)}`)
  }
}
