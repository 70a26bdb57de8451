import { isChosen, type Viewer } from '../platform/roles.ts'
import { canSuggestEdit, editsAtOnce, type PostFacts } from './post.policy.ts'
import type { PostFields } from './posts.events.ts'

/** A poster who was not here for so long is away: then what trusted members change stands at once. */
export const awayHours = 24
/** How many words of a description may be spelled otherwise, and by how many letters each. */
const mostWords = 10
const mostLetters = 2

const fieldsAtOnce: readonly (keyof PostFields)[] = [
  'title',
  'categorySlug',
  'subCategorySlug',
  'couponCode',
  'expiresAt',
]

/** Where a post stands for who would change it at once. */
export interface AwayFacts {
  /** When its poster was here last (ms). */
  readonly posterSeenAt: number
  /** Its poster, or who would change it, speaks for its store. */
  readonly isAssociated: boolean
  /** Somebody had to look at it, or ended the talk about it. */
  readonly isWatched: boolean
  /** An edit of theirs was taken back there. */
  readonly wasTakenBack: boolean
}

/** Whether an edit that a trusted member suggests stands at once; else it waits for an answer as all others do. */
export function standsAtOnce(viewer: Viewer | null, { post, away, before, changes }: AtOnce, now: number): boolean {
  const mayAtOnce = editsAtOnce(viewer) && !isChosen(viewer) && canSuggestEdit(viewer, post, now)
  const isHeldBack = away.isAssociated || away.isWatched || away.wasTakenBack
  const isAway = now - away.posterSeenAt > awayHours * 3_600_000
  return mayAtOnce && isAway && !isHeldBack && isSmallEdit(before, changes)
}
interface AtOnce {
  readonly post: PostFacts
  readonly away: AwayFacts
  readonly before: Pick<PostFields, 'content'>
  readonly changes: Partial<PostFields>
}

/** An edit that touches nothing but what trusted members may change at once. */
export function isSmallEdit(before: Pick<PostFields, 'content'>, changes: Partial<PostFields>): boolean {
  return Object.keys(changes).every((name) =>
    name === 'content' ? isTypoFix(before.content, changes.content ?? '') : fieldsAtOnce.some((one) => one === name),
  )
}

/** The same words in the same order, a few of them spelled otherwise; numbers and addresses are no typos. */
export function isTypoFix(before: string, after: string): boolean {
  const [were, are] = [before.split(/(\s+)/), after.split(/(\s+)/)]
  const changed = are.flatMap((word, place) => {
    const was = were[place] ?? ''
    return was === word ? [] : [{ was, word }]
  })
  return (
    were.length === are.length &&
    changed.length <= mostWords &&
    changed.every(({ was, word }) => isPlain(was) && isPlain(word) && lettersBetween(was, word) <= mostLetters)
  )
}

/** A word that leads nowhere and counts nothing. */
const isPlain = (word: string): boolean => /^[\p{L}\p{P}]+$/u.test(word) && !/[[\]()<>/:@#]|\w\.\w/.test(word)

/** How many letters have to be put in, left out or exchanged. */
function lettersBetween(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let row = to.map((_letter, place) => place + 1)
  from.forEach((letter, line) => {
    let left = line + 1
    let corner = line
    row = to.map((wanted, place) => {
      const above = row[place] ?? 0
      left = Math.min(above + 1, left + 1, corner + (letter === wanted ? 0 : 1))
      corner = above
      return left
    })
  })
  return row.at(-1) ?? from.length
}
