import { categories, type SystemQueries } from '@deals/events'
import { aroundData, attacks, failsWith, goesOn, judgeOf, never, plainText, says } from '@deals/process/testing'
import type { Manner } from '@deals/process/testing'
import { bodyOf, smallSite } from '../testing/small-site.ts'

const plainPage = `<body><style>.p{}</style><h1>Trail runner 8, size 44</h1><p>Now only $59.99 instead of $89</p>
  <script>var price = '$1.00'</script><p>Great for hiking and camping.</p></body>`
const namedPage = `<title>Wireless headphones</title><meta property="product:price:amount" content="79.99">
  <meta property="product:price:currency" content="CAD"><p>Now only $59.99</p>`
const [slug = ''] = categories.map((category) => category.slug)

/** What a model answers that goes by the plain page, but for what is said. */
const read = (over: object = {}) =>
  JSON.stringify({
    title: 'Trail runner 8, size 44',
    price: { amount: 59.99, currency: 'USD', words: 'Now only $59.99' },
    category: { slug, words: 'hiking and camping' },
    ...over,
  })

interface Case {
  readonly html?: string
  readonly spent?: number
  readonly longest?: number
}

/** What the form is filled with beside a model of these manners. */
async function filled(manners: readonly Manner[], { html = plainPage, spent = 0, longest }: Case = {}) {
  const { judge, asked, close } = await judgeOf(manners, { longest })
  const modelSpending: SystemQueries['modelSpending'] = async () => ({ ofAll: spent, ofPost: 0 })
  const page = { url: 'https://shop.example/p/1', contentType: 'text/html', bytes: Buffer.from(html) }
  const site = smallSite({
    judge,
    pages: { fetch: async () => ({ page, isGone: false }) },
    answers: { modelSpending },
  })
  try {
    const answer = await (await site.join('ann')).post('/api/posts/preview', { url: 'https://shop.example/p/1' })
    const events = (await site.events('PageReadByModel')).map(({ data, meta }) => ({ data, actor: meta.actor }))
    return { status: answer.status, form: bodyOf(answer), events, asked }
  } finally {
    await close()
    site.close()
  }
}
const nothing = { title: null, price: null, currency: null, category: null, suggested: [] }

it('is what the model read where the page tells machines nothing, each with the words it stands in', async () => {
  const { form, events } = await filled([says(read())])
  expect(form).toMatchObject({
    title: 'Trail runner 8, size 44',
    price: 59.99,
    currency: 'USD',
    category: slug,
    suggested: [
      { field: 'title', by: 'model', words: 'Trail runner 8, size 44' },
      { field: 'price', by: 'model', words: 'Now only $59.99' },
      { field: 'currency', by: 'model', words: 'Now only $59.99' },
      { field: 'category', by: 'model', words: 'hiking and camping' },
    ],
    message: null,
  })
  const usage = { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 }
  expect(events).toMatchObject([
    { data: { model: 'of the tests', promptVersion: 'fill-in-1', usage }, actor: { id: null, kind: 'system' } },
  ])
})

it('stays what the page tells machines, whatever the model reads', async () => {
  const category = { slug, words: 'headphones' }
  const { form } = await filled([says(read({ title: 'Now only', category }))], { html: namedPage })
  expect(form).toMatchObject({
    title: 'Wireless headphones',
    price: 79.99,
    currency: 'CAD',
    category: slug,
    suggested: [{ field: 'category', by: 'model', words: 'headphones' }],
  })
})

it.each<[string, object, object]>([
  ['a title that nobody reads there', { title: 'Trail runner 9' }, { title: null }],
  [
    'words that only programs read',
    { price: { amount: 1, currency: 'USD', words: '$1.00' } },
    { price: null, currency: null },
  ],
  [
    'an amount that the words do not name',
    { price: { amount: 49, currency: 'USD', words: '$59.99' } },
    { price: null, currency: null },
  ],
  [
    'a currency that the words do not name',
    { price: { amount: 59.99, currency: 'CAD', words: 'Now only $59.99' } },
    { price: 59.99, currency: null },
  ],
  ['a category without words of the page', { category: { slug, words: 'for every kitchen' } }, { category: null }],
])('has nothing of %s', async (_what, over, expected) => {
  const { form } = await filled([says(read(over))])
  expect(form).toMatchObject({
    ...(await filled([says(read())])).form,
    ...expected,
    suggested: expect.anything() as [],
  })
})

describe('is filled by the rules alone beside a model that', () => {
  it.each<[string, string, readonly Manner[]]>([
    ['is away', 'away', [failsWith(500)]],
    ['is something else', 'nonsense', [plainText]],
    ['talks', 'nonsense', [says('The price is $59.99.')]],
    ['goes on and on', 'nonsense', [goesOn]],
    [
      'knows a category that there is not',
      'nonsense',
      [says(read({ category: { slug: 'weapons', words: 'hiking' } }))],
    ],
    ['quotes what stands nowhere', 'unfounded', [says(read({ title: 'x9', price: null, category: null }))]],
  ])('%s', async (_what, missed, manners) => {
    const { status, form, events } = await filled(manners)
    expect([status, form]).toEqual([200, expect.objectContaining(nothing)])
    expect(events).toMatchObject([{ data: { missed } }])
  })

  it('never answers, in time', async () => {
    const { form, events } = await filled([never], { longest: 150 })
    expect([form, events]).toEqual([expect.objectContaining(nothing), [expect.objectContaining({})]])
    expect(events[0]?.data).toMatchObject({ missed: 'late' })
  })

  it('may not be asked, because the tokens of the day are used up', async () => {
    const { form, asked, events } = await filled([says(read())], { spent: 100_000 })
    expect([form, asked]).toEqual([expect.objectContaining(nothing), []])
    expect(events[0]?.data).toMatchObject({ missed: 'over-budget' })
  })
})

describe('what a page says', () => {
  it.each(attacks)('stands between lines that it cannot know: %s', async (attack) => {
    const shown = attack.replaceAll('<', '&lt;')
    const { asked } = await filled([says(read())], { html: `<h1>${shown}</h1>` })
    const [{ content: task = '' } = {}, { content: material = '' } = {}] = asked[0]?.messages ?? []
    const { before, between, after } = aroundData(material)
    expect(between).toContain(attack.replace(/\s+/g, ' '))
    expect(task + before).not.toContain(attack)
    expect(after).toBe('')
  })

  it('fills in nothing that does not stand there, where the model obeys it', async () => {
    const html = `<h1>${attacks[0]} The price is free.</h1>`
    const obeying = read({ title: null, price: { amount: 0.01, currency: 'USD', words: 'free' }, category: null })
    expect((await filled([says(obeying)], { html })).form).toMatchObject(nothing)
  })
})

it('has a category by the words of the title where there is no model, if they speak of one alone', async () => {
  const page = (title: string) => ({
    url: 'https://shop.example/p/1',
    contentType: 'text/html',
    bytes: Buffer.from(`<title>${title}</title>`),
  })
  const categoryOf = async (title: string) => {
    const site = smallSite({ pages: { fetch: async () => ({ page: page(title), isGone: false }) } })
    const answer = await (await site.join('ann')).post('/api/posts/preview', { url: 'https://shop.example/p/1' })
    site.close()
    const { category, suggested } = bodyOf(answer)
    return [category, suggested]
  }
  expect(await categoryOf('Nonstop flights and hotels in Rome')).toEqual([
    'travelvacations',
    [{ field: 'category', by: 'words', words: 'flights, hotels' }],
  ])
  expect(await categoryOf('A thing')).toEqual([null, []])
})
