import { projections } from '@deals/projector/app'
import { expectPressed, expectSeen } from './browser.ts'
import { clientOf, register, until, type Answer } from './client.ts'
import { postADeal } from './fill-in-a-deal.ts'
import { fullStack } from './full-stack.ts'
import type { SiteApart } from './site-apart.ts'
import { kill, stop } from './site.ts'
import { journeys } from './world.ts'

const stack = fullStack()
let site: SiteApart

journeys(
  'a site over all servers at hand, with every process apart',
  (world) => {
    let path = ''
    const deal = () => Number(path.split('/').at(-1))

    it('takes a deal of a new member through review and score to the feed, with votes and comments', async () => {
      await Promise.all(['ann', 'bob', 'mona'].map((name) => register(world.url, name)))
      const ann = await world.member('ann')
      await world.open(ann, '/submit')
      path = await postADeal(ann, { title: 'Orange headphones with a long cable' })
      const visitor = await world.client()
      await until(
        () => visitor.get(`/api/posts/${deal()}/score`),
        ({ text }) => text.includes('"completed"'),
      )

      const bob = await world.member('bob')
      await world.open(bob, '/')
      const card = bob.locator(`[data-feed] article[data-post="${deal()}"]`)
      const upvote = card.getByRole('button', { name: 'Upvote' })
      const answered = bob.waitForResponse('**/votes')
      await upvote.click()
      expect((await answered).status()).toBe(200)
      await bob.reload()
      await expectPressed(card.getByRole('button', { name: 'Upvote' }), true)

      await world.open(bob, path)
      await bob.getByLabel('Comment', { exact: true }).fill('Mine came the next day.')
      await bob.getByRole('button', { name: 'Comment', exact: true }).click()
      await expectSeen(bob.getByRole('article').getByText('Mine came the next day.'))
      const told = await world.client('ann')
      const notified = await until(
        () => told.get('/api/notifications'),
        ({ text }) => text.includes('bob commented on your post'),
      )
      expect(notified.status).toBe(200)
    })

    it('shows what somebody writes in a second process of queries, or says there that it may be missing', async () => {
      const bob = await world.client('bob')
      // Whatever fails from here on, it ends.
      const second = await site.startQueries()
      const elsewhere = clientOf(second.url, bob.session)
      const post = `/api/posts/${deal()}`
      const said = { postId: deal(), content: 'Seen elsewhere', depth: 0 }
      const writes: [write: () => Promise<Answer>, path: string, shown: string][] = [
        [() => bob.send('POST', `${post}/votes`, { value: -1 }), post, '"userVote":-1'],
        [() => bob.send('POST', '/api/bookmarks', { postId: deal() }), post, '"isBookmarked":true'],
        [() => bob.send('POST', '/api/comments', said), `${post}/comments`, said.content],
        [() => bob.send('POST', `${post}/votes`, { value: 1 }), post, '"userVote":1'],
      ]
      try {
        for (const [write, path, shown] of writes) {
          const { status, position } = await write()
          expect(status).toBeLessThan(300)
          const { text, isStale } = await elsewhere.get(path, position)
          expect([isStale ? shown : text, position]).toEqual([expect.stringContaining(shown), expect.any(Number)])
          const later = await until(
            () => elsewhere.get(path, position),
            (answer) => !answer.isStale,
          )
          expect(later.text).toContain(shown)
        }
        expect((await stop(second)).code).toBe(0)
      } finally {
        await kill(second)
      }
    })

    it('lets a moderator whom an operator named send it back, with the whole of its history', async () => {
      expect((await stack.operate('grant', 'moderator', 'mona')).code).toBe(0)
      const mona = await world.client('mona')
      const sent = await until(
        () =>
          mona.send('PATCH', `/api/moderation/posts/${deal()}/status`, {
            status: 'poster-review',
            feedback: 'Please say which colour they are.',
          }),
        ({ status }) => status !== 403,
      )
      expect(sent.status).toBe(200)
      // Who wrote reads it as soon as the views have come so far, which on a busy machine is longer than one answer waits.
      const { body } = await until(
        () => mona.get(`/api/posts/${deal()}/history`, sent.position),
        ({ text }) => text.includes('PostSentToReview'),
      )
      const visitor = await world.visitor()
      await until(
        async () => (await visitor.goto(world.url + path))?.status(),
        (status) => status === 404,
      )
      const ann = await world.member('ann')
      await world.open(ann, path)
      await expectSeen(ann.getByText('Please say which colour they are.').first())
      const { entries } = body as { entries: { kind: string }[] }
      expect(entries.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['PostSubmitted', 'PostApproved', 'PostSentToReview']),
      )
    })

    it('rebuilds a view while it runs, and every view equals a fold from zero', async () => {
      const rebuilt = await stack.operate('rebuild', 'posts')
      expect([rebuilt.code, rebuilt.lines.at(-1)]).toEqual([0, expect.any(String)])
      const { code, lines } = await stack.operate('verify', '--all')
      const verdicts = lines.filter((line) => projections.some(({ name }) => line.startsWith(name)))
      expect([code, verdicts.map((line) => line.split(' (')[0])]).toEqual([
        0,
        projections.map(({ name }) => `${name}: equal`),
      ])
    })
  },
  async () => (site = await stack.open()),
)
