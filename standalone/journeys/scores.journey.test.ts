import type { Locator } from 'playwright-core'
import { expectSeen } from './browser.ts'
import { until } from './client.ts'
import { postADeal } from './fill-in-a-deal.ts'
import { journeys } from './world.ts'

interface Score {
  status: string
  score: number
  history: { score: number; at: string }[]
}

journeys('the score of a deal', (world) => {
  const scoreOf = async (postId: number) => (await world.client()).get(`/api/posts/${postId}/score`)
  /** A few deals of the demonstration data were never scored. */
  const unscored = async (): Promise<number> => {
    const visitor = await world.client()
    for (let page = 1; ; page += 1) {
      const { body } = await visitor.get(`/api/posts?limit=100&types=product&page=${page}`)
      const { posts } = body as { posts: { id: number; score: number | null }[] }
      for (const { id } of posts.filter(({ score }) => score === null)) {
        if ((await scoreOf(id)).status === 404) {
          return id
        }
      }
    }
  }
  const numbers = (all: Locator, name: string) =>
    all.evaluateAll((parts, attribute) => parts.map((part) => Number(part.getAttribute(attribute))), name)

  it('is asked for by a member, made, and shown with its parts', async () => {
    const postId = await unscored()
    const page = await world.member('ann')
    await world.open(page, `/post/${postId}`)
    await page.getByRole('tab', { name: 'Score' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Score' })
    await panel.getByRole('button', { name: 'Generate Score' }).click()
    await expectSeen(page.getByText('Score Generation Started'))
    await expectSeen(panel.getByRole('heading', { name: /^(Epic|Hot|Cool|Good|Fair|Poor|Bad) Deal$/ }))
    const meters = panel.getByRole('list', { name: 'Parts of the score' }).getByRole('meter')
    const [values, most] = [await numbers(meters, 'aria-valuenow'), await numbers(meters, 'aria-valuemax')]
    expect(most).toEqual([35, 35, 20, 10])
    const { body } = await scoreOf(postId)
    expect(body).toMatchObject({ status: 'completed', score: values.reduce((sum, value) => sum + value, 0) })
    const shares = values.map((value, part) => expect.closeTo((100 * value) / (most[part] ?? 1)) as number)
    expect(await numbers(meters.locator('rect'), 'width')).toEqual(shares)
  })

  it('is not made for a visitor, who is told why', async () => {
    const page = await world.visitor()
    await world.open(page, `/post/${await unscored()}`)
    await page.getByRole('tab', { name: 'Score' }).click()
    await page.getByRole('button', { name: 'Generate Score' }).click()
    await expectSeen(page.getByText('Authentication Required'))
    await expectSeen(page.getByText('Please sign in to generate a score for this deal.'))
  })

  it('comes by itself with a new deal, again with a new price, and both stand in a chart', async () => {
    const page = await world.member('ann')
    await world.open(page, '/submit')
    const path = await postADeal(page, { title: 'Violet headphones with a case' })
    const postId = Number(path.split('/').at(-1))
    const scores = async (count: number) => {
      const asked = await until(
        () => scoreOf(postId),
        ({ body }) => {
          // Until somebody asks for it there is none, and that is told in words.
          const score = body as Score | undefined
          return score?.status === 'completed' && score.history.length === count
        },
      )
      return asked.body as Score
    }
    await scores(1)
    const ann = await world.client('ann')
    const { body } = await ann.get(`/api/posts/${postId}`)
    const { version } = body as { version: number }
    expect((await ann.send('PATCH', `/api/posts/${postId}`, { price: 29.99, version })).status).toBe(200)
    const { history } = await scores(2)
    await world.open(page, path)
    await page.getByRole('tab', { name: 'Score' }).click()
    const chart = page.getByRole('tabpanel', { name: 'Score' }).getByRole('img', { name: /^Scores so far: / })
    await expectSeen(chart)
    expect(await chart.locator('text').allTextContents()).toEqual(history.map(({ score }) => String(score)))
    expect(await chart.locator('path').getAttribute('d')).toMatch(/^M[\d.,]+[LC]/)
  })
})
