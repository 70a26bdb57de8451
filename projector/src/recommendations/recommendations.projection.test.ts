import * as say from '@deals/events/testing'
import { ann, bob, firstTime } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { recommendationsProjection } from './recommendations.projection.ts'
import { mostDismissed, recommendationTerms } from './recommendations.read-models.ts'

const termsOf = async (...history: say.Told[]) =>
  (await folded(recommendationsProjection, ...history)).all(recommendationTerms)
const dismissed = (postId: number, at = firstTime) => say.aDismissedRecommendation({ postId }, { at })
const restored = (postId: number) => say.aRestoredRecommendation({ postId })
const chosen = (isOn: boolean, clearedAt: number | null) =>
  say.someChangedPreferences({ userId: bob, recommendations: { isOn, clearedAt } }, { by: bob })
const erased = (userId: string) => tell('UserErased', { userId, requestId: 'r' })

describe('what a member says about recommendations', () => {
  it('is which posts they are not interested in, the latest last', async () => {
    const history = [dismissed(1), dismissed(2), dismissed(3), restored(2), dismissed(1, firstTime + 7)]
    expect(await termsOf(...history)).toEqual([
      [
        bob,
        {
          dismissed: [
            { postId: 3, at: firstTime },
            { postId: 1, at: firstTime + 7 },
          ],
        },
      ],
    ])
  })
  it('is remembered as long as it can matter', async () => {
    const history = Array.from({ length: mostDismissed + 1 }, (_, at) => dismissed(at + 1))
    const [[, terms] = []] = await termsOf(...history)
    expect(terms).toMatchObject({ dismissed: { length: mostDismissed, 0: { postId: 2 } } })
  })
  it('is whether they want any, and since when what they do counts', async () => {
    expect(await termsOf(dismissed(1), chosen(false, 7))).toEqual([
      [bob, { isOff: true, clearedAt: 7, dismissed: [{ postId: 1, at: firstTime }] }],
    ])
    expect(await termsOf(chosen(false, 7), chosen(true, null))).toEqual([[bob, {}]])
    expect(await termsOf(say.someChangedPreferences({ userId: bob, theme: 'dark' }))).toEqual([])
  })
  it('leaves with the member', async () => {
    expect(await termsOf(dismissed(1), chosen(false, null), erased(bob))).toEqual([])
    expect(await termsOf(dismissed(1), erased(ann))).toHaveLength(1)
  })
})
