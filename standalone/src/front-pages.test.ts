import { beforeFirst, ERASED_TEXT, frontPageView } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

const hour = 3_600_000
const day = 24 * hour
const nine = Date.UTC(2026, 0, 15, 9)

const site = bothSidesForEach({ now: nine - 60_000, inFiles: true })
let olga: Someone
let bob: Someone
beforeEach(async () => {
  olga = await site.join('olga', { userId: newUuid() })
  bob = await site.join('bob')
})

const post = async (over: object = {}) => {
  const { body } = await olga.post('/api/posts', await productForm(site, over))
  return (body as { id: number }).id
}
const lookAt = async (at: number) => {
  site.time.now = at
  await site.lookAtTheClock()
}
const pageAt = async (at: number) => {
  const { text } = await site.agent.get(`/api/front-pages?at=${at}`)
  return frontPageView.parse(JSON.parse(text))
}
const noted = async () => {
  const { events } = await site.log.readAll({ after: beforeFirst, limit: 1000, categories: ['frontpage'] })
  return events.map(({ stream, data }) => [stream, data['hour']])
}

it('each full hour is noted once, also where workers start anew within it', async () => {
  await post()
  await lookAt(nine)
  await lookAt(nine + 60_000)
  await site.reactAnew()
  await lookAt(nine + 120_000)
  await lookAt(nine + hour)
  await lookAt(nine + 3.5 * hour)
  await lookAt(nine + day)
  expect(await noted()).toEqual([
    ['frontpage-20468', 9],
    ['frontpage-20468', 10],
    ['frontpage-20469', 9],
  ])
})

it('a post stands there as it was, whatever becomes of its words and votes, until it is removed', async () => {
  const id = await post()
  await lookAt(nine)
  await olga.patch(`/api/posts/${id}`, { price: 80, reason: 'It is cheaper now.' })
  await bob.post(`/api/posts/${id}/votes`, { value: 1 })
  await lookAt(nine + hour)
  const pages = async () =>
    (await Promise.all([pageAt(nine), pageAt(nine + hour)])).map(({ places }) =>
      places.map(({ post: card }) => card && [card.price, card.votes]),
    )
  expect(await pages()).toEqual([[[100, 0]], [[80, 1]]])
  await olga.delete(`/api/posts/${id}`)
  expect(await pages()).toEqual([[null], [null]])
})

it('who leaves takes their words along, out of every hour', async () => {
  await post({ title: 'Wireless quetzal headphones for everybody' })
  await lookAt(nine)
  const titles = async () => (await pageAt(nine)).places.map(({ post: card }) => card?.title)
  expect(await titles()).toEqual(['Wireless quetzal headphones for everybody'])
  expect((await olga.delete('/api/user', { posts: 'keep' })).status).toBe(200)
  await lookAt(nine + 15 * day)
  await site.lookAtTheClock()
  expect(await titles()).toEqual([ERASED_TEXT])
})
