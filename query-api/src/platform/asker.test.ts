import type { Viewer } from '@deals/events'
import { aUser, ann } from '@deals/events/testing'
import { siteForAll, type Site } from '../testing/open-site.ts'
import { askerOf } from './asker.ts'

const site = siteForAll()
beforeAll(() => site.tell(aUser({ userId: ann, username: ann })))

/** Somebody with a session that may end, and how often it was looked up. */
function opened() {
  const state = { isEnded: false, looks: 0 }
  const find: Site['context']['sessions']['find'] = async (token) => {
    state.looks += 1
    return state.isEnded ? null : site.context.sessions.find(token)
  }
  const asker = askerOf({ ...site.context, sessions: { find } }, { cookie: `session=token-${ann}` }, '::1')
  return { state, asker }
}
const idOf = (viewer: Viewer | null) => viewer?.id ?? null

describe('who asks for a page', () => {
  it('is looked up once for questions of one moment', async () => {
    const { state, asker } = opened()
    const found = await Promise.all([asker.viewer(true), asker.viewer(true), asker.viewer(true)])
    expect([...found.map(idOf), state.looks]).toEqual([ann, ann, ann, 1])
  })

  it('is nobody once the session has ended and the moment is over', async () => {
    const { state, asker } = opened()
    expect(idOf(await asker.viewer(true))).toBe(ann)
    state.isEnded = true
    site.clock.now += 200
    expect(await asker.viewer(true)).toBeNull()
  })

  it('is looked up anew where what they wrote may be missing', async () => {
    const { state, asker } = opened()
    await asker.viewer(false)
    await asker.viewer(false)
    await asker.viewer(true)
    expect(state.looks).toBe(3)
  })
})
