import { defaultNotices, mutedAsFact, type Muted, type NoticePreferences } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { preferencesProjection } from './preferences.projection.ts'
import { preferences, type PreferencesDoc } from './preferences.read-models.ts'

const chosen = async (...history: say.Told[]) =>
  (await folded(preferencesProjection, ...history)).doc<PreferencesDoc>(preferences, ann)

describe('preferences', () => {
  it('hold what was chosen last, and nothing that never was', async () => {
    const changes = [
      say.someChangedPreferences({ theme: 'dark', layout: 'list' }),
      say.someChangedPreferences({ theme: 'latte' }),
    ]
    expect(await chosen(...changes)).toEqual({ theme: 'latte', layout: 'list' })
  })
  it('hold what is muted word by word, whatever else changes', async () => {
    const muted: Muted = { stores: ['norvik'], words: [{ text: 'lego', wholeWord: true }], members: ['bob'] }
    const changes = [say.someChangedPreferences({ muted: mutedAsFact(muted) }), say.someChangedPreferences()]
    expect(await chosen(...changes)).toEqual({ theme: 'dark', muted })
  })
  const notices = (over: Partial<NoticePreferences>, hours: number) =>
    say.someChangedPreferences(
      { theme: 'dark', notices: { ...defaultNotices, ...over } },
      { at: say.firstTime + hours * 3_600_000 },
    )
  it('say when a digest goes out, and since when letters are wanted so', async () => {
    const [daily, weekly] = [{ digest: 'daily' } as const, { digest: 'weekly', timeZone: 'Europe/Berlin' } as const]
    expect(await chosen(notices(daily, 0), notices({ ...daily, email: { replies: true } }, 1))).toMatchObject({
      digestSlot: 'daily morning UTC',
      slotSince: say.firstTime,
    })
    expect(await chosen(notices(daily, 0), notices(weekly, 1))).toMatchObject({
      digestSlot: 'weekly morning Europe/Berlin',
      slotSince: say.firstTime + 3_600_000,
    })
    const ended = await chosen(notices(daily, 0), notices({}, 1))
    expect([ended?.digestSlot, ended?.slotSince]).toEqual([undefined, say.firstTime + 3_600_000])
  })
  it('keep how letters were wanted before, without a digest too, while that matters', async () => {
    const [morning, evening] = [{ digest: 'daily' } as const, { digest: 'daily', digestTime: 'evening' } as const]
    const since = (hours: number) => say.firstTime + hours * 3_600_000
    const never = { slot: 'off morning UTC', since: 0, until: since(0) }
    const past = { slot: 'daily morning UTC', since: since(0), until: since(30) }
    const changed = [notices(morning, 0), notices(evening, 30)]
    expect(await chosen(...changed)).toMatchObject({ slotSince: since(30), pastSlots: [never, past] })
    expect((await chosen(...changed, notices({}, 31)))?.pastSlots).toHaveLength(3)
    expect((await chosen(...changed, notices(morning, 24 * 20)))?.pastSlots).toHaveLength(1)
    expect((await chosen(notices(morning, 0)))?.pastSlots).toEqual([never])
    expect((await chosen(notices({}, 0)))?.pastSlots).toBeUndefined()
  })
  it('tell readers of the newsletter from others', async () => {
    const wish = (newsletter: boolean) => say.someChangedPreferences({ emailPreferences: { newsletter } })
    expect((await chosen(wish(true)))?.newsletter).toBe(true)
    expect((await chosen(wish(true), wish(false)))?.newsletter).toBeUndefined()
  })
  it('leave with the member', async () => {
    const erased = tell('UserErased', { userId: ann, requestId: 'r' })
    expect(await chosen(say.someChangedPreferences(), erased)).toBeUndefined()
  })
})
