import { membersSince } from './posts.ts'
import { between, seededRandom, shuffle } from './random.ts'
import type { DemoEdit, DemoFate, DemoFeedback, DemoPost, DemoReport, DemoReportReason } from './types.ts'
import { deletionReasons, feedbackTexts, moderatorNotes } from './words/moderator-words.ts'
import { money } from './write-content.ts'

const moderator = 'mo'
/** Of the posts held for the staff, as many came there by reports; the others were taken down by a moderator. */
const heldByReports = 4
const reportersNeeded = 3

function minuteWithin({ key, hoursAgo }: DemoPost, share: number): number {
  const random = seededRandom(`turn:${key}`)
  return Math.max(1, Math.floor(hoursAgo * 60 * share * (0.7 + random() * 0.3)))
}

/** The minute after posting at which the fate came true; a renewed post ended then and came back later. */
export function fateMinute(post: DemoPost): number {
  const share: Readonly<Record<DemoFate, number>> = {
    active: 1,
    expired: 0.7,
    deleted: 0.5,
    'staff-review': 0.6,
    'poster-review': 0.5,
    renewed: 0.5,
    edited: 0.6,
  }
  return minuteWithin(post, share[post.fate])
}

/** The minute after posting at which a renewed post came back. */
export function renewalMinute(post: DemoPost): number {
  return fateMinute(post) + Math.floor((post.hoursAgo * 60 - fateMinute(post)) * 0.4)
}

function withFate(posts: readonly DemoPost[], fate: DemoFate): DemoPost[] {
  return posts.filter((post) => post.fate === fate)
}

function reportBy(post: DemoPost, seat: number, rest: Pick<DemoReport, 'reason' | 'note'>): DemoReport[] {
  const candidates = membersSince(post.hoursAgo + 24 * 30).filter(
    ({ username, role }) => role === 'member' && username !== post.authorKey,
  )
  const reporter = shuffle(seededRandom(`reports:${post.key}`), candidates)[seat]
  if (reporter === undefined) {
    return []
  }
  const minutesAfter = Math.max(1, fateMinute(post) - (reportersNeeded - seat) * between(seededRandom(post.key), 1, 9))
  return [{ postKey: post.key, username: reporter.username, minutesAfter, ...rest }]
}

const heldFor: readonly (readonly [DemoReportReason, string])[] = [
  ['spam', 'Third post today with the same text.'],
  ['spam', 'The link goes through a referral page.'],
  ['inappropriate', 'Has nothing to do with the category, and the picture is from elsewhere.'],
  ['spam', 'New name, same shop as the one removed last week.'],
]

const passing: readonly (readonly [DemoReportReason, string])[] = [
  ['expired', 'Shows the full price for me.'],
  ['duplicate', 'Posted last week as well, same link.'],
  ['other', 'The title says 2 m, the page says 1.5 m.'],
  ['expired', 'Out of stock everywhere I looked.'],
  ['other', 'Store charges a fee that is not mentioned.'],
]

/** Reports whom moderators believed so often that they are trusted. */
const watchful = 'thriftyowl'
const upheldOnes = 4

/** What was removed because somebody pointed at it. */
const upheldBefore = (posts: readonly DemoPost[]): DemoReport[] =>
  withFate(posts, 'deleted')
    .filter(({ authorKey, hoursAgo }) => authorKey !== watchful && hoursAgo < 24 * 600)
    .slice(0, upheldOnes)
    .map((post) => ({
      postKey: post.key,
      username: watchful,
      reason: 'spam',
      minutesAfter: Math.max(1, fateMinute(post) - 2),
    }))

/** What members reported: enough for four posts to be held, five single voices, and those of somebody who is believed. */
export function reportsOf(posts: readonly DemoPost[]): DemoReport[] {
  const held = withFate(posts, 'staff-review').slice(0, heldByReports)
  const seats = Array.from({ length: reportersNeeded }, (_, seat) => seat)
  const ofHeld = held.flatMap((post, place) => {
    const [reason, note] = heldFor[place % heldFor.length] ?? ['spam', '']
    return seats.flatMap((seat) => reportBy(post, seat, seat === 0 ? { reason, note } : { reason }))
  })
  const others = withFate(posts, 'active').filter(
    ({ type, hoursAgo }) => type === 'product' && hoursAgo > 5 && hoursAgo < 300,
  )
  const single = passing.flatMap(([reason, note], place) => {
    const post = others[place * 7 + 3]
    return post === undefined ? [] : reportBy(post, 0, { reason, note })
  })
  return [...ofHeld, ...single, ...upheldBefore(posts)]
}

function decisions(posts: readonly DemoPost[], texts: readonly string[]): DemoFeedback[] {
  return posts.map((post, place) => ({
    postKey: post.key,
    moderator,
    text: texts[place % texts.length] ?? '',
    minutesAfter: fateMinute(post),
  }))
}

/** What a moderator asks of the posters whose posts went back to them. */
export function feedbackOf(posts: readonly DemoPost[]): DemoFeedback[] {
  return decisions(withFate(posts, 'poster-review'), feedbackTexts)
}

/** Posts that a moderator, and not the readers, took down to be looked at. */
export function moderatorNotesOf(posts: readonly DemoPost[]): DemoFeedback[] {
  return decisions(withFate(posts, 'staff-review').slice(heldByReports), moderatorNotes)
}

export function deletionsOf(posts: readonly DemoPost[]): DemoFeedback[] {
  return decisions(withFate(posts, 'deleted'), deletionReasons)
}

/** The price at which a second cut would land: a tenth lower, ending as prices end. */
function lowered(price: number): number {
  const cut = Math.floor(price * 0.9)
  return Math.max(0.99, Math.round((cut - 0.01) * 100) / 100)
}

const clarifications: readonly string[] = [
  '**Edit:** I asked the store, the offer holds in their shops too.',
  '**Edit:** several of you asked: yes, all sizes and colours have the same price.',
  '**Edit:** delivery is now five days instead of two.',
]

/** One change for every edited post: by turns a lower price and a clearer text. */
export function editsOf(posts: readonly DemoPost[]): DemoEdit[] {
  return withFate(posts, 'edited').map((post, place) => {
    const at = { postKey: post.key, minutesAfter: fateMinute(post) }
    if (place % 3 === 2) {
      const line = clarifications[Math.floor(place / 3) % clarifications.length] ?? ''
      return { ...at, reason: 'Answered questions from the comments', content: `${post.content}\n\n${line}` }
    }
    const price = lowered(post.price ?? 0)
    const content = `${post.content}\n\n**Edit:** it fell once more, to ${money(price)}.`
    return { ...at, reason: 'The price fell again', price, content }
  })
}
