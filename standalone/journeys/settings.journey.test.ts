import type { PostCard, PostDetails } from '@deals/events'
import { expectSeen } from './browser.ts'
import { until } from './client.ts'
import { startDemoSite, type Start } from './demo-site.ts'
import { startSiteApart } from './site-apart.ts'
import { startSite } from './site.ts'
import { journeys } from './world.ts'

const limited = { RATE_LIMITS: 'on' }
const arrangements: readonly (readonly [name: string, start: Start])[] = [
  ['in one process', (dataDir) => startSite(dataDir, limited)],
  ['with every process apart', (dataDir) => startSiteApart(dataDir, limited)],
]

arrangements.forEach(([name, start]) => {
  journeys(
    `what a super user sets, ${name}`,
    (world) => {
      it('holds for those who read, who write, and what is done later, without a restart', async () => {
        const page = await world.member('sue')
        await world.open(page, '/staff/dashboard/settings')
        const searches = page.getByRole('region', { name: 'Searches of one address' })
        await searches.getByLabel('Everybody, in 1 minute').fill('1')
        await page.getByLabel('It is over from a weight of').fill('0.5')
        await page.getByLabel('And from so many members').fill('1')
        await page.getByLabel('The word of a member weighs').fill('1.5')
        await page.getByRole('button', { name: 'Rehearse' }).click()
        await expectSeen(page.getByText(/^Tried on all \d+ posts of the last 90 days. Nothing is changed yet.$/))
        await expectSeen(page.getByRole('region', { name: 'When a deal is over, in numbers' }))
        await page.getByRole('button', { name: 'Switch on' }).click()
        await expectSeen(page.getByText('Settings saved'))
        await expectSeen(page.getByRole('rowheader', { name: 'When a deal is over · And from so many members' }))

        const bob = await world.client('bob')
        await until(
          () => bob.get('/api/posts?q=kettle'),
          ({ status }) => status === 429,
        )
        const { body } = await bob.get('/api/posts?limit=25')
        const { posts } = body as { posts: PostCard[] }
        const ofOthers = posts.filter(({ foundBy }) => foundBy !== 'bob')
        const read = await Promise.all(ofOthers.map((post) => bob.get(`/api/posts/${post.id}`)))
        // One that nobody said anything of.
        const id = read.map((answer) => answer.body as PostDetails).find(({ meter }) => meter.confirmed === 0)?.id
        expect((await bob.send('POST', `/api/posts/${id}/availability`, { available: false })).status).toBe(200)
        await until(
          () => bob.get(`/api/posts/${id}`),
          (answer) => (answer.body as PostCard).status === 'expired',
        )
      })
    },
    () => startDemoSite(start),
  )
})
