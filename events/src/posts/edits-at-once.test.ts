import fc from 'fast-check'
import type { PostFacts } from './post.policy.ts'
import { isSmallEdit, isTypoFix, standsAtOnce } from './edits-at-once.ts'

const hour = 3_600_000
const now = 1_000 * hour
const cleo = { id: 'cleo', username: 'cleo', roles: [], trustLevel: 2 as const }
const post: PostFacts = {
  authorId: 'ann',
  status: 'active',
  publishedAt: 0,
  expiredAt: null,
  votes: 0,
  voteCount: 0,
  commentCount: 0,
}
const away = { posterSeenAt: now - 25 * hour, isAssociated: false, isWatched: false, wasTakenBack: false }
const content = 'Teh best kettel of 2026, see https://shop.example for 20% off'
const asked = { post, away, before: { content }, changes: { title: 'A red kettle' } }

it('a trusted member’s small edit stands at once while the poster is away', () => {
  expect(standsAtOnce(cleo, asked, now)).toBe(true)
})

it.each<[why: string, viewer: Partial<typeof cleo>, over: Partial<typeof asked>]>([
  ['of less trusted members', { trustLevel: 1 as never }, {}],
  ['of a moderator, who edits', { roles: ['moderator'] as never }, {}],
  ['of the poster', { id: 'ann' }, {}],
  ['while the poster is here', {}, { away: { ...away, posterSeenAt: now - 24 * hour } }],
  ['of somebody who speaks for the store', {}, { away: { ...away, isAssociated: true } }],
  ['where moderators had to look', {}, { away: { ...away, isWatched: true } }],
  ['where one was taken back', {}, { away: { ...away, wasTakenBack: true } }],
  ['of a post under review', {}, { post: { ...post, status: 'staff-review' } }],
  ['of a post that leads elsewhere', {}, { post: { ...post, mergedInto: 7 } }],
  ['of a price', {}, { changes: { title: 'A red kettle', price: 1 } as never }],
])('others wait: %s', (_why, viewer, over) => {
  expect(standsAtOnce({ ...cleo, ...viewer }, { ...asked, ...over }, now)).toBe(false)
})

it.each<[what: string, from: string, to: string, isTypo: boolean]>([
  ['words spelled otherwise', 'Teh', 'The', true],
  ['a comma', 'kettel of', 'kettle, of', true],
  ['another word', 'best', 'worst', false],
  ['a word more', 'best', 'very best', false],
  ['a number', '2026', '2027', false],
  ['a share', '20%', '30%', false],
  ['another host', 'shop.example', 'shop.exampl', false],
  ['a line', 'Teh best', 'Teh\nbest', false],
])('a description with %s changed', (...row) => {
  const [, from, to, isTypo] = row
  expect(isTypoFix(content, content.replace(from, to))).toBe(isTypo)
})

it('what changes nothing is small, and a description that loses its words is not', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isTypoFix(text, text)).toBe(true)
      expect(isSmallEdit({ content: text }, {})).toBe(true)
    }),
  )
  expect(
    isTypoFix(
      'one two three four five six seven eight nine ten eleven',
      'ona twa threa foua fiva sia sevea eigha nina tea elevea',
    ),
  ).toBe(false)
})
