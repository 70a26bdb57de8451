import { openBothSides, type BothSides, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'
import { pushService } from './testing/push-service.ts'

const publicUrl = 'https://deals.example'
const now = Date.UTC(2026, 0, 15, 12)
let site: BothSides
let service: ReturnType<typeof pushService>
let ann: Someone
let bob: Someone
beforeEach(async () => {
  service = pushService({ now: () => site.time.now, subject: publicUrl })
  site = await openBothSides({ now, publicUrl, pushBy: service.send })
  ann = await site.join('ann')
  bob = await site.join('bob')
})
afterEach(() => site.close())

const viewOf = async (someone: Someone) =>
  (await someone.get('/api/user/push')).body as { isOn: boolean; publicKey: string }

/** Bob's browser, which takes notices from now on. */
async function aDevice(name = 'phone', someone = bob) {
  const { publicKey } = await viewOf(someone)
  const { subscriber, form } = service.subscribe(name, publicKey)
  expect(await someone.put('/api/user/push', form)).toEqual({ status: 200, body: { isOn: true, publicKey } })
  return subscriber
}
const alert = async (form: object = { channels: { push: true } }) =>
  expect((await bob.post('/api/deal-alerts', { keywords: { any: ['headphones'] }, ...form })).status).toBe(201)
const post = async () => {
  const submitted = await ann.post('/api/posts', await productForm(site))
  expect(submitted.status).toBe(201)
  return (submitted.body as { id: number }).id
}
const deliveries = async () =>
  (await site.log.latest(100))
    .filter(({ type }) => type.startsWith('NotificationSen'))
    .map(({ type, data }) => ({ type, data }))

describe('a push notice', () => {
  it('of a match comes to the browser of the member, sealed, from this site, once, as one of a post does to its poster', async () => {
    const phone = await aDevice()
    const ofAnn = await aDevice('laptop', ann)
    await alert()
    const id = await post()
    expect(phone.shown).toMatchObject([
      {
        title: 'Deal alerts',
        body: 'New match for “headphones”: “Wireless headphones with noise cancelling”',
        path: `/post/${id}`,
      },
    ])
    const isLive = 'Your post “Wireless headphones with noise cancelling” is live'
    expect(ofAnn.shown).toMatchObject([{ title: 'My posts', body: isLive }])
    const sent = (await deliveries()).map(({ type, data }) => [type, 'userId' in data && data.userId])
    expect(sent.toSorted()).toEqual(['ann', 'bob'].map((userId) => ['NotificationSent', userId]))
    await site.reactAnew()
    expect(phone.shown).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['did not ask for it', {}],
    ['gathers', { frequency: 'daily' }],
  ])('does not come of an alert that %s', async (_what, form) => {
    const phone = await aDevice()
    await alert(form)
    await post()
    expect(phone.shown).toEqual([])
  })

  it('ends where the browser takes none any more', async () => {
    const phone = await aDevice()
    phone.state = 'gone'
    await alert()
    await post()
    expect((await viewOf(bob)).isOn).toBe(false)
    expect(await deliveries()).toMatchObject([{ type: 'NotificationSendFailed', data: { code: 'gone' } }])
  })

  it('ends when the member says so', async () => {
    const phone = await aDevice()
    expect((await bob.delete('/api/user/push')).body).toMatchObject({ isOn: false })
    await alert()
    await post()
    expect(phone.shown).toEqual([])
  })
})

it('goes to services of browsers alone', async () => {
  const { form } = service.subscribe('phone', 'key')
  const answer = await bob.put('/api/user/push', { ...form, endpoint: 'https://127.0.0.1/fcm/send/phone' })
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { endpoint: 'Notices cannot be sent to the service of this browser' } },
  })
})

it('is for alerts that tell at once', async () => {
  const answer = await bob.post('/api/deal-alerts', {
    keywords: { any: ['headphones'] },
    frequency: 'daily',
    channels: { push: true },
  })
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { channels: 'Push notices come at once: choose that, or no push notices' } },
  })
})
