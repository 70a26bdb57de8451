import * as say from '@deals/events/testing'
import { ann, bob, mo, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { historyProjection } from './history.projection.ts'
import { postHistory, type HistoryDoc } from './history.read-models.ts'

const linesOf = async (...history: say.Told[]) =>
  (await folded(historyProjection, ...history)).all<HistoryDoc>(postHistory).map(([, line]) => line)

describe('the history of a post', () => {
  it('is one line per event, with who acted as what', async () => {
    const lines = await linesOf(
      say.aPost({ status: 'ai-review' }),
      say.aPostApproval({ from: 'ai-review' }),
      say.aPostSentToReview(),
      say.aPostExpiry({}, { by: bob }),
      say.aScore(),
    )
    expect(lines.map(({ kind, role, from, to, isPublic }) => [kind, role, from, to, isPublic])).toEqual([
      ['PostSubmitted', 'poster', undefined, 'ai-review', true],
      ['PostApproved', 'moderator', 'ai-review', 'active', true],
      ['PostSentToReview', 'moderator', 'active', 'poster-review', true],
      ['PostExpired', 'member', 'active', 'expired', true],
      ['ScoreCompleted', 'poster', undefined, undefined, true],
    ])
    expect(lines[2]).toMatchObject({ reason: 'Please name the size.', actorId: mo })
  })

  it('tells what each edit changed, from what the edit before it left', async () => {
    const [, first, second] = await linesOf(
      say.aPost(),
      say.aPostEdit({ changes: { price: 4999, couponCode: 'SAVE10' } }),
      say.aPostEdit({ changes: { price: 3999, couponCode: null }, reason: 'Cheaper today' }),
    )
    expect(first?.changes).toEqual({ price: { from: 5999, to: 4999 }, couponCode: { from: null, to: 'SAVE10' } })
    expect(second?.changes).toEqual({ price: { from: 4999, to: 3999 }, couponCode: { from: 'SAVE10', to: null } })
    expect(second?.reason).toBe('Cheaper today')
  })

  it('names the changes that programs follow, and where the post belonged then', async () => {
    const lines = await linesOf(
      say.aPost({ status: 'ai-review' }),
      say.aPostApproval({ from: 'ai-review' }),
      say.aPostEdit({ changes: { price: 4999, categorySlug: 'autos' } }),
      tell('PostStoreFollowed', { postId, storeSlug: 'south-audio' }),
      say.aPostEdit({ changes: { title: 'Headphones' } }),
      say.aReport(),
      say.aPostExpiry(),
    )
    expect(lines.map(({ change, categorySlug, storeSlug }) => [change, categorySlug, storeSlug])).toEqual([
      [undefined, undefined, undefined],
      ['published', 'electronics', 'north-audio'],
      ['price-changed', 'autos', 'north-audio'],
      [undefined, undefined, undefined],
      ['edited', 'autos', 'south-audio'],
      [undefined, undefined, undefined],
      ['expired', 'autos', 'south-audio'],
    ])
  })

  it('shows reports and notes to moderators alone', async () => {
    const lines = await linesOf(
      say.aPost(),
      say.aReport({ note: 'It is an advert' }),
      tell('CaseNoted', { postId, note: 'Looks fine' }, { by: mo }),
    )
    expect(lines.slice(1)).toMatchObject([
      { kind: 'PostReported', isPublic: false, code: 'spam', reason: 'It is an advert', textOf: bob },
      { kind: 'CaseNoted', isPublic: false, reason: 'Looks fine' },
    ])
  })

  it('loses words that a moderator removed, where they were written and where they were replaced', async () => {
    const lines = await linesOf(
      say.aPost({ title: 'Call 555', subtitle: 'Call 555' }),
      say.aPostEdit({ changes: { title: 'Call 777', price: 4999 } }),
      say.aPostEdit({ changes: { title: 'Lamp', subtitle: null } }),
      say.aRedaction({ version: 0, fields: ['title', 'subtitle'] }),
      say.aRedaction({ version: 1, fields: ['title'] }),
    )
    expect(JSON.stringify(lines)).not.toMatch(/Call 555|Call 777/)
    expect(lines.map(({ texts, removed }) => [texts, removed])).toEqual([
      [['content'], ['title', 'subtitle']],
      [[], ['title']],
      [['title'], undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(lines.map(({ changes }) => changes)).toEqual([
      undefined,
      { title: { from: null, to: null, removed: ['from', 'to'] }, price: { from: 5999, to: 4999 } },
      {
        title: { from: null, to: 'Lamp', removed: ['from'] },
        subtitle: { from: null, to: null, removed: ['from'] },
      },
      undefined,
      undefined,
    ])
    expect(lines[4]).toMatchObject({
      kind: 'PostVersionRedacted',
      role: 'moderator',
      isPublic: true,
      reason: 'A telephone number.',
      redaction: { version: 1, at: lines[1]?.at, fields: ['title'] },
    })
  })

  it('loses the texts of who left and keeps the rest', async () => {
    const edit = say.aPostEdit({ changes: { title: 'Headphones, black', price: 4999 } })
    const left = (userId: string) => tell('UserErased', { userId, requestId: 'r' })
    const [, edited, reported] = await linesOf(
      say.aPost(),
      edit,
      say.aReport({ note: 'An advert' }, { by: bob }),
      left(ann),
      left(bob),
    )
    expect(edited?.changes).toEqual({
      title: { from: '[removed]', to: '[removed]' },
      price: { from: 5999, to: 4999 },
    })
    expect(reported?.reason).toBe('[removed]')
  })
})
