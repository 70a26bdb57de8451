import * as say from '@deals/events/testing'
import { ann } from '@deals/events/testing'
import { folded } from '../platform/testing/fold-history.ts'
import { tell } from '../platform/testing/tell.ts'
import { preferencesProjection } from './preferences.projection.ts'
import { preferences } from './preferences.read-models.ts'

const chosen = async (...history: say.Told[]) => (await folded(preferencesProjection, ...history)).doc(preferences, ann)

describe('preferences', () => {
  it('hold what was chosen last, and nothing that never was', async () => {
    const changes = [
      say.someChangedPreferences({ theme: 'dark', layout: 'list' }),
      say.someChangedPreferences({ theme: 'latte' }),
    ]
    expect(await chosen(...changes)).toEqual({ theme: 'latte', layout: 'list' })
  })
  it('leave with the member', async () => {
    const erased = tell('UserErased', { userId: ann, requestId: 'r' })
    expect(await chosen(say.someChangedPreferences(), erased)).toBeUndefined()
  })
})
