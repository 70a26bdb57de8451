import { categories, subCategoryNames } from '@deals/events'
import {
  aDiscussion,
  aLivePost,
  aPicture,
  aSale,
  noon,
  smallSite,
  bodyOf,
  wrongFields,
  smallSiteForEach,
} from '../testing/small-site.ts'

const day = 86_400_000
const anyNumber: unknown = expect.any(Number)

describe('submitting a post', () => {
  const site = smallSiteForEach()
  const aProduct = async (over: object = {}) => {
    const stored = await site.context.images.save(await aPicture())
    const imageUrl = 'imageUrl' in stored ? stored.imageUrl : ''
    const { subtitle: _subtitle, ...sale } = aSale()
    const product = { price: 59.99, originalPrice: 99.99, subCategorySlug: 'Headphones & Earbuds' }
    return { ...sale, ...product, type: 'product', images: [{ imageUrl, sequence: 0 }], ...over }
  }

  it('puts it into the automatic review and makes its store known', async () => {
    const ann = await site.join('ann')
    const answer = await ann.post('/api/posts', await aProduct())
    expect([answer.status, answer.body]).toEqual([201, { id: anyNumber, status: 'ai-review' }])
    const [submitted] = await site.events('PostSubmitted')
    expect(submitted?.data).toMatchObject({
      type: 'product',
      price: 5999,
      originalPrice: 9999,
      authorId: 'ann',
      status: 'ai-review',
      dealUrl: 'https://north-audio.example/sale',
      urlKey: 'north-audio.example/sale',
      storeSlug: 'north-audio',
      subCategorySlug: 'headphonesearbuds',
      availability: 'online',
    })
    const [store] = await site.events('StoreRegistered')
    expect(store?.data).toMatchObject({ slug: 'north-audio', status: 'pending', hosts: ['north-audio.example'] })
  })

  it('takes a form with files', async () => {
    const ann = await site.join('ann')
    const answer = await site.agent
      .post('/api/posts')
      .set('cookie', ann.cookie)
      .field('type', 'product')
      .field('title', 'Wireless headphones, black')
      .field('content', 'Half the price of last week, free shipping.')
      .field('price', '59.99')
      .field('originalPrice', '')
      .field('currency', 'CAD')
      .field('categorySlug', 'techelectronics')
      .field('subCategorySlug', 'phones')
      .field('storeName', 'North Audio')
      .field('dealUrl', 'https://north-audio.example/p/1')
      .attach('images', await aPicture(), 'one.png')
      .attach('images', await aPicture(300, 300), 'two.png')
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    const [submitted] = await site.events('PostSubmitted')
    expect(submitted?.data).toMatchObject({ price: 5999, originalPrice: null, currency: 'CAD' })
    const { images = [] } = { ...submitted?.data } as { images?: { imageUrl: string; sequence: number }[] }
    expect(images.map(({ sequence }) => sequence)).toEqual([0, 1])
    expect((await site.agent.get(images[1]?.imageUrl ?? '')).status).toBe(200)
  })

  it.each([
    ['type', { type: 'auction' }, 'Choose a post type'],
    ['title', { title: 'Short' }, 'Title must be 8 to 150 characters'],
    ['price', { price: undefined }, 'Enter a price, or choose Free'],
    ['price', { price: 12.345 }, 'Enter a price, or choose Free'],
    ['price', { price: 1_000_000 }, 'Enter a price, or choose Free'],
    ['originalPrice', { originalPrice: 10 }, 'Original price cannot be lower than the price'],
    ['currency', { currency: 'EUR' }, 'Choose USD or CAD'],
    ['content', { content: 'Cheap!' }, 'Tell others why this is a good deal (20 characters or more)'],
    ['categorySlug', { categorySlug: 'nothing' }, 'Choose a category'],
    ['subCategorySlug', { subCategorySlug: undefined }, 'Choose a sub-category'],
    ['subCategorySlug', { subCategorySlug: 'Laptops' }, 'Choose a sub-category'],
    ['storeSlug', { storeName: undefined }, 'Store not found'],
    ['storeSlug', { storeSlug: 'nobody-knows' }, 'Store not found'],
    ['dealUrl', { dealUrl: undefined }, 'Enter a full web address'],
    ['dealUrl', { dealUrl: 'http://192.168.0.1/x' }, 'Enter a full web address'],
    ['dealUrl', { dealUrl: 'https://bit.ly/x' }, 'Shortened links are not allowed'],
    ['images', { images: [] }, 'Add at least one picture'],
    ['couponCode', { couponCode: 'SAVE 10%' }, 'Code may hold letters, digits, - and _'],
    ['location', { availability: 'in-store' }, 'Say where this is available'],
    ['expiresAt', { expiresAt: new Date(noon - day).toISOString() }, 'End must be in the future'],
    ['expiresAt', { expiresAt: new Date(noon + 366 * day).toISOString() }, 'End must be within a year'],
    ['startsAt', { startsAt: new Date(noon + 31 * day).toISOString() }, 'Start must be within the next 30 days'],
    ['startsAt', { startsAt: '2026-01-32T09:00Z' }, 'There is no such day or time'],
    ['expiresAt', { expiresAt: '2026-02-30T09:00Z' }, 'There is no such day or time'],
    ['colour', { colour: 'red' }, 'There is no field colour'],
    ['affiliated', { affiliated: 'perhaps' }, 'Say yes or no'],
  ])('names what is wrong with %s', async (field, over, text) => {
    const ann = await site.join('ann')
    const answer = await ann.post('/api/posts', await aProduct(over))
    expect([answer.status, bodyOf(answer)['fields']]).toEqual([422, expect.objectContaining({ [field]: text })])
    expect(await site.events('PostSubmitted')).toEqual([])
    expect(await site.events('StoreRegistered')).toEqual([])
  })

  it('needs no sub-category where there is none, and none for a sale', async () => {
    const ann = await site.join('ann')
    const free = categories.find(({ slug }) => subCategoryNames(slug).length === 0)?.slug ?? ''
    const body = await aProduct({ categorySlug: free, subCategorySlug: undefined })
    expect((await ann.post('/api/posts', body)).status).toBe(201)
    expect((await ann.post('/api/posts', aSale({ dealUrl: 'https://north-audio.example/winter' }))).status).toBe(201)
  })

  it('refuses a picture that is nowhere', async () => {
    const ann = await site.join('ann')
    const images = [{ imageUrl: `/images/${'0'.repeat(32)}-1600.webp`, sequence: 0 }]
    const answer = await ann.post('/api/posts', await aProduct({ images }))
    expect(wrongFields(answer)).toEqual(['images'])
  })

  it('lets nobody in who is kept from posting', async () => {
    const ann = await site.join('ann')
    await (
      await site.join('mo', 'moderator')
    ).post('/api/staff/users/ann/suspension', {
      until: new Date(noon + day).toISOString(),
      restricts: ['post'],
      reason: 'spam',
    })
    expect((await ann.post('/api/posts', aDiscussion())).status).toBe(403)
    site.time.now += day + 1
    expect((await ann.post('/api/posts', aDiscussion())).status).toBe(201)
  })
})

describe('a duplicate', () => {
  const twin = {
    postId: 5,
    title: 'The same',
    price: null,
    currency: 'USD' as const,
    status: 'active' as const,
    publishedAt: noon - day,
    expiredAt: null,
    sameUrl: true,
    similarity: 0.9,
    couponCode: null,
  }

  it('is shown, and passes with a reason when it is a soft one', async () => {
    const site = smallSite({ answers: { similarPosts: async () => [twin] } })
    const ann = await site.join('ann')
    const first = await ann.post('/api/posts', aSale())
    expect([first.status, bodyOf(first)['duplicates']]).toEqual([
      409,
      [expect.objectContaining({ id: 5, kind: 'soft' })],
    ])
    const short = await ann.post('/api/posts', aSale({ duplicateOverride: 'because' }))
    expect([short.status, wrongFields(short)]).toEqual([422, ['duplicateOverride']])
    const reason = 'This one is for the other colour.'
    expect((await ann.post('/api/posts', aSale({ duplicateOverride: reason }))).status).toBe(201)
    site.close()
  })
})

describe('editing a post', () => {
  const site = smallSiteForEach()

  it('writes what changed and answers the new version', async () => {
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    const answer = await ann.patch(`/api/posts/${postId}`, { title: 'Which earphones last longest?', version: 2 })
    expect([answer.status, answer.body]).toEqual([200, { id: postId, status: 'active', version: 3 }])
    const [edited] = await site.events('PostEdited')
    expect(edited?.data).toEqual({
      postId,
      changes: { title: 'Which earphones last longest?' },
      material: false,
      grace: true,
      reason: null,
    })
  })

  it.each([[[]], [[1, 2]], ['"a text"'], ['null']])('takes nothing but an object: %j', async (body) => {
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    const request = site.agent.patch(`/api/posts/${postId}`).set('cookie', ann.cookie).type('application/json')
    const answer = await request.send(typeof body === 'string' ? body : JSON.stringify(body))
    expect([answer.status, answer.body]).toEqual([400, { message: 'The body must be a JSON object.' }])
  })

  it.each([
    ['yes', 200],
    ['off', 200],
    ['perhaps', 422],
    ['constructor', 422],
  ])('takes from a form that a relation to the store is declared by %s: %i', async (word, status) => {
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    const request = site.agent.patch(`/api/posts/${postId}`).set('cookie', ann.cookie)
    const answer = await request.field('affiliated', word).field('version', '2')
    expect(answer.status).toBe(status)
    expect(status === 200 || bodyOf(answer)['fields']).toEqual(status === 200 || { affiliated: 'Say yes or no' })
  })

  it('shows both versions when somebody was faster', async () => {
    const ann = await site.join('ann')
    const mo = await site.join('mo', 'moderator')
    const postId = await aLivePost(site, ann)
    const faster = { title: 'Headphones that last', version: 2, reason: 'clearer title' }
    expect((await mo.patch(`/api/posts/${postId}`, faster)).status).toBe(200)
    const answer = await ann.patch(`/api/posts/${postId}`, { title: 'Long-lived headphones?', version: 2 })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      message: 'This post changed while you were working.',
      yours: { version: 2, fields: { title: 'Long-lived headphones?' } },
      theirs: { version: 3, fields: { title: 'Headphones that last' } },
      base: { version: 2, fields: { title: 'Which headphones last longest?' } },
    })
  })

  it('sends a post back that waited for its poster', async () => {
    const ann = await site.join('ann')
    const mo = await site.join('mo', 'moderator')
    const postId = await aLivePost(site, ann)
    const feedback = { status: 'poster-review', feedback: 'Say what you use them for.' }
    const asked = await mo.patch(`/api/moderation/posts/${postId}/status`, feedback)
    expect(asked.body).toMatchObject({ status: 'poster-review' })
    expect((await ann.patch(`/api/posts/${postId}`, {})).status).toBe(409)
    const answer = await ann.patch(`/api/posts/${postId}`, {
      content: 'Mine break every year. I use them on the train.',
    })
    expect(answer.body).toMatchObject({ status: 'staff-review' })
  })

  it('sends a post back to the automatic review when that asked for the change', async () => {
    const ann = await site.join('ann')
    const { id: postId } = (await ann.post('/api/posts', aDiscussion())).body as { id: number }
    const findings = [{ code: 'dead-link', severity: 'fixable' as const, evidence: 'The link does not answer.' }]
    await site.system.finishReview({ causationId: 'a review', postId, findings, model: 'built-in' })
    const answer = await ann.patch(`/api/posts/${postId}`, { title: 'Which headphones last for years?' })
    expect(answer.body).toMatchObject({ status: 'ai-review' })
  })

  it('asks others for a reason and strangers for nothing', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const stacy = await site.join('stacy', 'staff')
    const postId = await aLivePost(site, ann)
    const title = { title: 'Headphones for the train' }
    const noReason = await stacy.patch(`/api/posts/${postId}`, title)
    expect([noReason.status, wrongFields(noReason)]).toEqual([422, ['reason']])
    expect((await stacy.patch(`/api/posts/${postId}`, { ...title, reason: 'clearer' })).status).toBe(200)
    expect((await bob.patch(`/api/posts/${postId}`, { ...title, reason: 'clearer' })).status).toBe(403)
  })

  it('keeps the type, the currency after a vote, and the store', async () => {
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann, aSale())
    await ann.post(`/api/posts/${postId}/votes`, { value: 1 })
    const answer = await ann.patch(`/api/posts/${postId}`, {
      type: 'product',
      currency: 'CAD',
      storeName: 'South Audio',
    })
    expect([answer.status, wrongFields(answer)]).toEqual([422, ['currency', 'storeSlug', 'type']])
    expect(await site.events('StoreRegistered')).toHaveLength(1)
  })
})

describe('the calls about the status of a post', () => {
  const site = smallSiteForEach()

  it('change it twenty times an hour, whatever they change', async () => {
    const ann = await site.join('ann')
    const path = `/api/posts/${await aLivePost(site, ann)}`
    const given: number[] = []
    for (let nr = 0; nr < 7; nr += 1) {
      const title = { title: `Which headphones last longest? ${nr}` }
      given.push((await ann.patch(path, title)).status)
      given.push((await ann.patch(`${path}/expire`)).status, (await ann.patch(`${path}/renew`)).status)
    }
    expect(given).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('expire, renew, delete and restore it', async () => {
    const ann = await site.join('ann')
    const mo = await site.join('mo', 'moderator')
    const postId = await aLivePost(site, ann)
    const path = `/api/posts/${postId}`
    expect((await ann.patch(`${path}/expire`)).body).toEqual({ status: 'expired', version: 3 })
    const again = await ann.patch(`${path}/expire`)
    expect([again.status, again.text, again.type]).toEqual([409, 'This post is expired already.', 'text/plain'])
    expect((await ann.patch(`${path}/renew`)).body).toMatchObject({ status: 'active' })
    expect((await ann.delete(path)).body).toMatchObject({ status: 'deleted' })
    expect((await ann.delete(path)).status).toBe(200)
    expect((await ann.post(`${path}/restore`)).status).toBe(403)
    expect((await mo.post(`${path}/restore`)).body).toMatchObject({ status: 'active' })
    expect((await site.events('PostDeleted')).length).toBe(1)
  })
})
