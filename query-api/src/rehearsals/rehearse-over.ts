import {
  groupedBy,
  saidIn,
  saysOver,
  speakers,
  weightOfWord,
  wordsCountFrom,
  type PeopleSaid,
  type PostStatus,
  type SettingValues,
  type Speaker,
  type Word,
} from '@deals/events'
import {
  postSignals,
  settingChanges,
  type HistoryDoc,
  type PostDoc,
  type PostSignalDoc,
  type ReadModels,
  type SettingChangeDoc,
} from '@deals/projector/read-models'
import type { JudgedPost, Trial } from './judged-posts.ts'
import { inParts, linesOfPosts, type RehearsedPosts } from './rehearsed-posts.hydrator.ts'

/** What a member last said of a deal, and as whom. */
export interface SpokenWord {
  readonly says: Word['says']
  readonly at: number
  readonly speaker: Speaker
}

/** When the words of members would have ended each deal that they spoke of. */
export async function rehearseOver(
  readModels: ReadModels,
  { posts }: RehearsedPosts,
  { now, candidate }: Trial,
): Promise<JudgedPost[]> {
  const [signals, changes] = await Promise.all([signalsOf(readModels, posts), changesOf(readModels)])
  const spokenOf = posts.filter(({ postId }) => signals.has(postId))
  const lines = await linesOfPosts(readModels, spokenOf)
  return spokenOf.map((post) => {
    const own = lines.get(post.postId) ?? []
    const words = (signals.get(post.postId) ?? []).map((signal) => spoken(post, signal, changes))
    const endedAt = (settings: SettingValues) => firstEnd(own, words, settings)
    return { post, now: endedAt(now), candidate: endedAt(candidate), people: saidOfEnding(own) }
  })
}

const mostSignals = 10_000

async function signalsOf(readModels: ReadModels, posts: readonly PostDoc[]) {
  const found = await inParts(posts, 500, (postIds) =>
    readModels.collection(postSignals).find({ postId: { $in: postIds } }, { sort: [['at', 1]], limit: mostSignals }),
  )
  return groupedBy(found, ({ postId }) => postId)
}

const mostChanges = 1_000

/** What was set, the earliest first. */
async function changesOf(readModels: ReadModels): Promise<SettingChangeDoc[]> {
  const latest = { sort: [['position', -1]], limit: mostChanges } as const
  return (await readModels.collection(settingChanges).find({}, latest)).toReversed()
}

/** As whom somebody spoke is told by what their word weighed, under the numbers that held then. */
function spoken(
  { authorId }: PostDoc,
  { says, at, userId, weight }: PostSignalDoc,
  changes: readonly SettingChangeDoc[],
): SpokenWord {
  const then = Object.fromEntries(changes.filter((change) => change.at <= at).map(({ name, to }) => [name, to]))
  const others = speakers.filter((speaker) => speaker !== 'poster')
  const speaker = userId === authorId ? 'poster' : others.find((one) => weightOfWord(one, then) === weight)
  return { says, at, speaker: speaker ?? 1 }
}

type Line = Pick<HistoryDoc, 'kind' | 'at' | 'to' | 'code'>

/** When the words on a live deal first said that it is over; null for never. Asked when somebody says so, as it is then. */
export function firstEnd(lines: readonly Line[], words: readonly SpokenWord[], settings: SettingValues): number | null {
  const end = words.find(({ says, at: now }) => {
    if (says !== 'denied' || statusAt(lines, now) !== 'active') {
      return false
    }
    const from = wordsCountFrom(settings, { now, back: backAt(lines, now) })
    const counted = words.filter(({ at }) => at >= from && at <= now)
    return saysOver(
      saidIn(counted.map((word) => ({ says: word.says, weight: weightOfWord(word.speaker, settings) }))),
      settings,
    )
  })
  return end?.at ?? null
}

/** Ends that nobody but the site gave. */
const bySite: readonly (string | undefined)[] = ['report', 'schedule']

/** What people did last: they ended the deal, or brought it back. */
function saidOfEnding(lines: readonly Line[]): PeopleSaid | null {
  const last = lines.findLast(
    ({ kind, code }) => kind === 'PostRenewed' || (kind === 'PostExpired' && !bySite.includes(code)),
  )
  return last === undefined ? null : last.kind === 'PostExpired' ? 'right' : 'wrong'
}

/** How a post stood when somebody spoke of it, by the lines of its history; undefined before its first one. */
const statusAt = (lines: readonly Line[], at: number): PostStatus | undefined =>
  lines.findLast((line) => line.to !== undefined && (line.at < at || (line.at === at && !isEndByWords(line))))?.to

/** Such an end follows from a word, also from one of the same millisecond. */
const isEndByWords = ({ kind, code }: Line): boolean => kind === 'PostExpired' && code === 'report'

/** When a deal came back last before a time (ms); 0 where it never was over. */
const backAt = (lines: readonly Line[], at: number): number =>
  lines.findLast((line) => line.kind === 'PostRenewed' && line.at <= at)?.at ?? 0
