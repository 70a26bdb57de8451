import { streamOf } from '@deals/events'
import { bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach()
let olive: Member
beforeEach(async () => {
  olive = await site.join('olive', 'owner')
})

const reason = 'There are too few of them.'
const move = (slug: string, into: string, { by = olive, ...over }: { by?: Member; reason?: string } = {}) =>
  by.post(`/api/staff/sub-categories/${slug}/move`, { into, reason, ...over })
const undo = (slug: string, into: string, by = olive) => by.post(`/api/staff/sub-categories/${slug}/unmove`, { into })

it('an owner moves a sub-category, and takes it back', async () => {
  const moved = await move('drones', 'cameras')
  expect([moved.status, bodyOf(moved)]).toEqual([200, { slug: 'drones', movedTo: 'cameras' }])
  const back = await undo('drones', 'cameras')
  expect([back.status, bodyOf(back)]).toEqual([200, { slug: 'drones', movedTo: null }])
  expect(await site.events('SubCategoryMoved')).toMatchObject([
    {
      data: { slug: 'drones', into: 'cameras', reason },
      stream: streamOf.catalogue(),
      meta: { actor: { id: 'olive' } },
    },
  ])
})

it.each(['staff', 'moderator', 'superUser'] as const)('%s may not', async (role) => {
  const member = await site.join('sam', role)
  expect((await move('drones', 'cameras', { by: member })).status).toBe(403)
  await move('drones', 'cameras')
  expect((await undo('drones', 'cameras', member)).status).toBe(403)
})

it.each([
  ['into itself', 'drones', 'A sub-category cannot be moved into itself'],
  ['into none', 'nowhere', 'Choose a sub-category'],
  ['into a category', 'techelectronics', 'Choose a sub-category'],
  ['into one that leads elsewhere', 'phones', 'Phones leads to Wearables; choose that one'],
])('none is moved %s', async (_how, into, sentence) => {
  await move('phones', 'wearables')
  const reply = await move('drones', into)
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([422, { into: sentence }])
})

it('one that was moved is moved no further before that is taken back, so no way leads in a circle', async () => {
  await move('drones', 'cameras')
  const again = await move('drones', 'phones')
  expect([again.status, bodyOf(again)['message']]).toEqual([
    409,
    'Drones leads to Cameras already; take that back first.',
  ])
  expect((await move('cameras', 'drones')).status).toBe(422)
})

it.each([
  ['phones to cameras', 409, 'Phones leads to no other sub-category.'],
  ['drones to phones', 409, 'Somebody else moved it while you were working. Look at it again.'],
  ['nothing to phones', 404, 'There is no such sub-category.'],
])('nothing is taken back of %s', async (way, status, sentence) => {
  const [slug = '', into = ''] = way.split(' to ')
  await move('drones', 'cameras')
  const reply = await undo(slug, into)
  expect([reply.status, bodyOf(reply)['message']]).toEqual([status, sentence])
})

it('asks why', async () => {
  expect(wrongFields(await move('drones', 'cameras', { reason: ' no ' }))).toEqual(['reason'])
})
