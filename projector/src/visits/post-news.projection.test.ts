import * as say from '@deals/events/testing'
import { firstTime, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { postNewsProjection } from './post-news.projection.ts'
import { mostSaid, mostSteps, postSteps, postTalks, type PostStepsDoc } from './post-news.read-models.ts'

const at = (hours: number) => firstTime + hours * 3_600_000
const when = (hours: number) => ({ at: at(hours) })
const asks = (changes: Record<string, number | string | null>, hours: number) => say.aPostEdit({ changes }, when(hours))
const price = (amount: number | null, hours: number) => asks({ price: amount }, hours)
const over = (hours: number) => say.aPostExpiry({}, when(hours))
const back = (hours: number) => say.aPostRenewal({}, when(hours))
const away = (hours: number) => say.aPostDeletion({}, when(hours))
const posted = say.aPost({ price: 100 }, when(0))
const shipped = say.aPost({ price: 100, shippingCost: 300 }, when(0))
const waiting = say.aPost({ price: 100, status: 'staff-review' }, when(0))

const fold = (...history: say.Told[]) => folded(postNewsProjection, ...history)
const stepsOf = async (...history: say.Told[]) => (await fold(...history)).doc<PostStepsDoc>(postSteps, postId)

describe('the last time of each kind of news', () => {
  it.each<[what: string, history: say.Told[], times: Partial<PostStepsDoc>]>([
    ['a post that is there at once', [posted], { newAt: at(0) }],
    ['a post that waits', [waiting], {}],
    ['a post that was approved', [waiting, say.aPostApproval({}, when(2))], { newAt: at(2) }],
    ['a lower price', [posted, price(90, 1), price(80, 2)], { newAt: at(0), cheaperAt: at(2) }],
    ['a higher price', [posted, price(110, 1)], { newAt: at(0) }],
    ['less to pay for shipping', [shipped, asks({ shippingCost: 200 }, 1)], { newAt: at(0), cheaperAt: at(1) }],
    [
      'a lower price whose shipping takes as much',
      [shipped, asks({ price: 60, shippingCost: 340 }, 1)],
      { newAt: at(0) },
    ],
    ['a price that is no more', [posted, price(null, 1)], { newAt: at(0) }],
    [
      'a lower number in other money',
      [posted, say.aPostEdit({ changes: { price: 50, currency: 'CAD' } }, when(1))],
      { newAt: at(0) },
    ],
    ['an end', [posted, over(1)], { newAt: at(0), overAt: at(1) }],
    ['a return', [posted, over(1), back(2)], { newAt: at(0), overAt: at(1), backAt: at(2) }],
    ['a restoration', [posted, away(1), say.aPostRestoration({}, when(2))], { newAt: at(0), backAt: at(2) }],
    ['a post that is taken away', [posted, away(1)], { newAt: at(0) }],
    ['an edit of words', [posted, say.aPostEdit({ changes: { title: 'Lamp' } }, when(1))], { newAt: at(0) }],
  ])('is that of %s', async (_what, history, times) => {
    const { postId: _id, steps: _steps, ...known } = (await stepsOf(...history)) ?? { postId, steps: [] }
    expect(known).toEqual(times)
  })
})

describe('the steps of a post', () => {
  it('say how it stood and what it cost', async () => {
    const { steps } = (await stepsOf(posted, price(90, 1), over(2))) ?? { steps: [] }
    const money = { shippingCost: 0, currency: 'USD' }
    expect(steps).toEqual([
      { at: at(0), standing: 'there', price: 100, ...money },
      { at: at(1), standing: 'there', price: 90, ...money },
      { at: at(2), standing: 'over', price: 90, ...money },
    ])
  })

  it('are the last of them', async () => {
    const changes = Array.from({ length: mostSteps + 5 }, (_, nr) => price(nr, nr + 1))
    const { steps } = (await stepsOf(posted, ...changes)) ?? { steps: [] }
    expect([steps.length, steps.at(-1)?.price]).toEqual([mostSteps, mostSteps + 4])
  })
})

describe('the talk about a post', () => {
  const comment = (commentId: number) => say.aComment({ commentId }, { at: firstTime + commentId, by: say.bob })
  const said = (commentId: number) => ({ commentId, by: say.bob, at: firstTime + commentId })
  const talkOf = async (...history: say.Told[]) => (await fold(...history)).doc(postTalks, postId)

  it('is who commented and when, and what was taken away', async () => {
    const gone = say.aCommentDeletion({ commentId: 2 })
    expect(await talkOf(comment(1), comment(2), gone)).toEqual({ said: [said(1), { ...said(2), isGone: true }] })
    const restored = say.aCommentRestoration({ commentId: 2 })
    expect(await talkOf(comment(1), comment(2), gone, restored)).toEqual({ said: [said(1), said(2)] })
  })

  it('is the end of it where there is much', async () => {
    const many = Array.from({ length: mostSaid + 1 }, (_, nr) => comment(nr + 1))
    expect(await talkOf(...many)).toMatchObject({ said: { length: mostSaid, 0: said(2) } })
  })
})
