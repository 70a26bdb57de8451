import { beforeFirst, positionFrom, streamOf, textOfVoteDay, type Position, type VoteRootEvent } from '@deals/events'
import {
  chainedOf,
  createVoteLeaves,
  rootOfNext,
  rootThrough,
  votesAfter,
  type VoteRoot,
  type VotesFrom,
} from '@deals/event-log'
import { parseDoc, parseDocument } from '../platform/parse-stored.ts'
import { posts, type PostDoc } from '../posts/posts.read-models.ts'
import type { Desk } from './desk.ts'
import { standingOf } from './find-projection.ts'
import { count } from './print-table.ts'

type Root = VoteRootEvent['data']
interface Published extends Root {
  isCopied: boolean
}
/** So many posts are named; more would hide what the operator has to see. */
const mostNamed = 20

/** Counts the votes of the log again: whether every root that was published holds, and every number that is shown. */
export async function checkVotesCommand(desk: Desk): Promise<number> {
  const problems = [...(await rootProblems(desk)), ...(await totalProblems(desk))]
  problems.slice(0, mostNamed).forEach((problem) => desk.print(`PROBLEM  ${problem}`))
  if (problems.length > mostNamed) {
    desk.print(`and ${count(problems.length - mostNamed)} more`)
  }
  return problems.length === 0 ? 0 : 1
}

async function rootProblems(desk: Desk): Promise<string[]> {
  const from = { ...desk, leaves: createVoteLeaves(desk.masterKey) }
  const problems: string[] = []
  const roots = await publishedRoots(desk)
  let [before, after, votes]: [Published | null, Position, number] = [null, beforeFirst, 0]
  for (const root of roots) {
    desk.signal.throwIfAborted()
    const found = await foundAgain({ ...from, after }, root)
    const problem = chainProblem(root, before) ?? rootProblem(root, found)
    problems.push(...(problem === null ? [] : [`the root of ${textOfVoteDay(root.day)}: ${problem}`]))
    before = root
    after = positionFrom(found.through)
    votes += root.votes
  }
  const last = before === null ? 'none is published yet' : `through ${textOfVoteDay(before.day)}`
  if (problems.length === 0) {
    desk.print(`ok       ${count(roots.length)} roots hold, over ${count(votes)} votes: ${last}`)
  }
  return problems
}

async function publishedRoots({ log, codec }: Desk): Promise<Published[]> {
  const { events } = await log.readStream(streamOf.voteRoots())
  const decoded = await codec.decodeAll(events)
  return decoded.flatMap(({ type, data, meta }) =>
    type === 'VoteRootPublished' ? [{ ...data, isCopied: meta.knownAs !== undefined }] : [],
  )
}

/** In a copy of the log positions are others; there the votes are counted off. */
const foundAgain = (from: VotesFrom, { through, votes, isCopied }: Published): Promise<VoteRoot> =>
  isCopied ? rootOfNext(from, votes) : rootThrough(from, positionFrom(through))

function chainProblem(root: Published, before: Published | null): string | null {
  if (root.previous !== (before?.chained ?? null)) {
    return 'it is not chained to the one before'
  }
  return root.chained === chainedOf({ ...root, day: textOfVoteDay(root.day) }) ? null : 'its own chained hash is wrong'
}

function rootProblem(root: Published, found: VoteRoot): string | null {
  if (found.votes !== root.votes) {
    return `it was made of ${count(root.votes)} votes, and the log has ${count(found.votes)} there`
  }
  return found.root === root.root ? null : `it is not that of its ${count(root.votes)} votes: one of them was changed`
}

/** What is shown of each post, at one position of the log, against what the votes up to there give. */
async function totalProblems(desk: Desk): Promise<string[]> {
  const shown = await shownTotals(desk)
  const given = await givenTotals(desk, shown.position)
  const wrong = [...shown.votes].filter(([postId, votes]) => votes !== (given.get(postId) ?? 0))
  const unknown = [...given].filter(
    ([postId, votes]) => votes !== 0 && !shown.votes.has(postId) && !shown.ahead.has(postId),
  )
  if (wrong.length + unknown.length === 0) {
    desk.print(`ok       ${count(shown.votes.size)} posts show as many votes as the log gives`)
  }
  return [
    ...wrong.map(([postId, votes]) => `post ${postId} shows ${votes}, and the log gives ${given.get(postId) ?? 0}`),
    ...unknown.map(([postId, votes]) => `post ${postId} is not shown, and the log gives it ${votes}`),
  ]
}

interface Shown {
  position: Position
  votes: Map<number, number>
  /** Folded further than others, where several fold. */
  ahead: Set<number>
}

async function shownTotals(desk: Desk): Promise<Shown> {
  const { standing } = await standingOf(desk, 'posts')
  const snapshot = await desk.store.snapshot({ projection: 'posts', version: standing.active ?? 0 })
  const shown: Shown = { position: snapshot.position, votes: new Map(), ahead: new Set() }
  try {
    for (const { text } of snapshot.documents(posts.name)) {
      const post = parseDocument<PostDoc>(parseDoc(text))
      if (post !== null && post.votesPos > snapshot.position) {
        shown.ahead.add(post.postId)
      } else if (post !== null) {
        shown.votes.set(post.postId, post.votes)
      }
    }
  } finally {
    snapshot.close()
  }
  return shown
}

/** Each member's last vote on each post, added up. */
async function givenTotals(desk: Desk, upTo: Position): Promise<Map<number, number>> {
  const standing = new Map<string, number>()
  const totals = new Map<number, number>()
  for await (const vote of votesAfter(desk, beforeFirst)) {
    desk.signal.throwIfAborted()
    if (vote.position > upTo) {
      break
    }
    const { postId } = vote.data
    const value = vote.type === 'VoteCast' ? vote.data.value : 0
    totals.set(postId, (totals.get(postId) ?? 0) + value - (standing.get(vote.stream) ?? 0))
    standing.set(vote.stream, value)
  }
  return totals
}
