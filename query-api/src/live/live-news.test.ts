import type { Live, LivePost } from '@deals/events'
import { liveNews } from './get-live.query.ts'

const post = (id: number, votes = 0): LivePost => ({
  id,
  status: 'active',
  price: 1,
  originalPrice: null,
  votes,
  userVote: null,
  voteAggregatedAt: null,
  userVoteUpdatedAt: null,
  commentCount: 0,
})
const stands = (unread: number, ...posts: LivePost[]): Live => ({ unread, posts })

interface Case {
  what: string
  before: Live
  now: Live
  told: Live | null
}
const cases: Case[] = [
  { what: 'nothing', before: stands(1, post(1)), now: stands(1, post(1)), told: null },
  { what: 'a count', before: stands(1, post(1)), now: stands(2, post(1)), told: stands(2) },
  {
    what: 'one post',
    before: stands(1, post(1), post(2)),
    now: stands(1, post(1), post(2, 5)),
    told: stands(1, post(2, 5)),
  },
  { what: 'one that came', before: stands(0), now: stands(0, post(3)), told: stands(0, post(3)) },
  { what: 'one that left', before: stands(0, post(3)), now: stands(0), told: null },
]
it.each(cases)('tells of $what', ({ before, now, told }) => {
  expect(liveNews(now, before)).toEqual(told)
})
