import { aFailedScore, aScore, aScoreRequest, aScoreStart, ann, given, postId, rule } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { aLivePost, aPicture, aSale, smallSite } from '../testing/small-site.ts'
import { dealScoreFold } from './deal-score.state.ts'
import { completeScore, failScore, invalidateScore, startScore } from './record-score.ts'
import { requestScore } from './request-score.ts'

const history = historyOf(dealScoreFold)
const requesting = rule(requestScore, history)({ postId, requestedBy: ann })
const starting = rule(startScore, history)
const completing = rule(completeScore, history)
const failing = rule(failScore, history)
const invalidating = rule(invalidateScore, history)({ postId, reason: 'the price changed' })
const stale = { type: 'ScoreInvalidated', data: { postId, reason: 'the price changed' } } as const

describe('a deal score', () => {
  it('is asked for once at a time', () => {
    given().when(requesting).emits(aScoreRequest())
    given(aScoreRequest()).when(requesting).emitsNothing()
    given(aScoreRequest(), aScoreStart()).when(requesting).emitsNothing()
  })

  it('is asked for again when it failed, is old, or somebody wants a new one', () => {
    given(aScoreRequest(), aFailedScore())
      .when(requesting)
      .emits(aScoreRequest({ attempt: 2 }))
    given(aScoreRequest(), aScoreStart(), aScore(), stale)
      .when(requesting)
      .emits(aScoreRequest({ attempt: 2 }))
    given(aScoreRequest(), aScoreStart(), aScore())
      .when(requesting)
      .emits(aScoreRequest({ attempt: 2 }))
  })

  it('is made by the worker that was first', () => {
    given(aScoreRequest()).when(starting(aScoreStart().data)).emits(aScoreStart())
    given(aScoreRequest(), aScoreStart())
      .when(starting(aScoreStart({ worker: 'late' }).data))
      .emitsNothing()
  })

  it('is taken from the attempt that is under way', () => {
    given(aScoreRequest(), aScoreStart()).when(completing(aScore().data)).emits(aScore())
    given(aScoreRequest()).when(completing(aScore().data)).emitsNothing()
    given(aScoreRequest(), aScoreStart(), aFailedScore(), aScoreRequest({ attempt: 2 }), aScoreStart({ attempt: 2 }))
      .when(completing(aScore().data))
      .emitsNothing()
    given(aScoreRequest(), aScoreStart(), stale).when(completing(aScore().data)).emitsNothing()
  })

  it('fails while it is under way', () => {
    given(aScoreRequest(), aScoreStart()).when(failing(aFailedScore().data)).emits(aFailedScore())
    given(aScoreRequest(), aScoreStart(), aScore()).when(failing(aFailedScore().data)).emitsNothing()
  })

  it('goes out of date with its post', () => {
    given(aScoreRequest(), aScoreStart(), aScore()).when(invalidating).emits(stale)
    given().when(invalidating).emitsNothing()
    given(aScoreRequest(), aFailedScore()).when(invalidating).emitsNothing()
  })
})

describe('POST /api/posts/{id}/score', () => {
  it('starts the scoring of a product and answers its state', async () => {
    const site = smallSite()
    const member = await site.join('ann')
    const stored = await site.context.images.save(await aPicture())
    const images = [{ imageUrl: 'imageUrl' in stored ? stored.imageUrl : '', sequence: 0 }]
    const product = aSale({ type: 'product', price: 5, images, categorySlug: 'pets', subCategorySlug: 'petfood' })
    const { subtitle: _subtitle, ...form } = product
    const postId = await aLivePost(site, member, form)
    const ask = () => member.post(`/api/posts/${postId}/score`)
    expect((await ask()).body).toEqual({ status: 'pending' })
    expect((await ask()).body).toEqual({ status: 'pending' })
    expect(await site.events('ScoreRequested')).toHaveLength(1)
    const sale = await aLivePost(
      site,
      member,
      aSale({ title: 'A sale without score', dealUrl: 'https://north-audio.example/other' }),
    )
    const refused = await member.post(`/api/posts/${sale}/score`)
    expect([refused.status, refused.text]).toEqual([400, 'Only products have a deal score.'])
    site.close()
  })
})
