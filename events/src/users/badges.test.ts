import { badgesOf, type BadgeFacts } from './badges.ts'

const now = Date.UTC(2026, 5, 1)
const nothing: BadgeFacts = {
  postsPublished: 0,
  commentCount: 0,
  reportsUpheld: 0,
  mostVotes: 0,
  latestVotes: [],
  editsAccepted: 0,
  helpfulComments: 0,
  isEarlyBird: false,
  joinedAt: now,
}
const liked = (count: number, of: number) => Array.from({ length: of }, (_, at) => (at < count ? 10 : 9))

it.each<[what: string, facts: Partial<BadgeFacts>, names: string[]]>([
  ['who has done nothing', {}, []],
  ['a first post', { postsPublished: 1 }, ['First deal']],
  ['nine posts', { postsPublished: 9 }, ['First deal']],
  ['ten', { postsPublished: 10 }, ['10 deals']],
  ['fifty', { postsPublished: 50 }, ['50 deals']],
  ['a thousand', { postsPublished: 1_000 }, ['250 deals']],
  ['99 votes', { mostVotes: 99 }, []],
  ['100 votes', { mostVotes: 100 }, ['Popular deal']],
  ['14 liked of 20', { latestVotes: liked(14, 20) }, ['Good eye']],
  ['13 liked of 20', { latestVotes: liked(13, 20) }, []],
  ['19 liked of 19', { latestVotes: liked(19, 19) }, []],
  ['24 right reports', { reportsUpheld: 24 }, []],
  ['25 right reports', { reportsUpheld: 25 }, ['Reporter']],
  ['9 accepted edits', { editsAccepted: 9 }, []],
  ['10 accepted edits', { editsAccepted: 10 }, ['Fixer']],
  ['9 helpful comments', { helpfulComments: 9 }, []],
  ['10 helpful comments', { helpfulComments: 10 }, ['Helpful']],
  ['a product that others posted later', { isEarlyBird: true }, ['Early bird']],
  ['100 comments', { commentCount: 100 }, ['Commentator']],
  ['a year less a day', { joinedAt: Date.UTC(2025, 5, 2) }, []],
  ['a year', { joinedAt: Date.UTC(2025, 4, 31) }, ['1 year']],
  ['all of it', { postsPublished: 10, commentCount: 200, joinedAt: 0 }, ['10 deals', 'Commentator', '56 years']],
])('%s: %3$j', (...[, facts, names]) => {
  expect(badgesOf({ ...nothing, ...facts }, now).map(({ name }) => name)).toEqual(names)
})
