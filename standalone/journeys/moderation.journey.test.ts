import { until } from './client.ts'
import { expectGone, expectSeen } from './browser.ts'
import { postADeal } from './fill-in-a-deal.ts'
import { journeysOverBoth } from './world.ts'

interface Entry {
  position: number
  kind: string
  from?: string
  to?: string
  role: string
  reason?: string
  actor?: { username: string }
  changes?: Record<string, { from: unknown; to: unknown }>
}

journeysOverBoth('moderation', (world) => {
  it('sends a post back, the poster changes it, and it is approved; the history tells all of it', async () => {
    const ann = await world.member('ann')
    await world.open(ann, '/submit')
    const title = 'Orange headphones for children'
    const path = await postADeal(ann, { title })
    const postId = Number(path.split('/').at(-1))

    const mo = await world.member('mo')
    await world.open(mo, path)
    await mo.getByRole('button', { name: 'More actions' }).click()
    await mo.getByRole('menuitem', { name: 'Send to review' }).click()
    const dialog = mo.getByRole('dialog', { name: 'Send to review' })
    const send = dialog.getByRole('button', { name: 'Send to review' })
    await dialog.getByLabel('Feedback').fill('   ')
    expect(await send.isDisabled()).toBe(true)
    await dialog.getByLabel('Feedback').fill('Please say for which age they are.')
    await send.click()
    await expectSeen(mo.getByText('Post sent to review'))
    await expectSeen(mo.getByText('Waiting for changes by the poster'))

    const visitor = await world.visitor()
    expect((await visitor.goto(world.url + path))?.status()).toBe(404)
    await expectSeen(visitor.getByText('This post is under review'))

    await world.open(ann, path)
    await expectSeen(ann.getByText('Please say for which age they are.').first())
    await ann.getByRole('link', { name: 'Edit and resubmit' }).click()
    await expectSeen(ann.getByText('What has to change'))
    await ann.getByLabel('Title').fill(`${title} of six and more`)
    await ann.getByRole('button', { name: 'Resubmit' }).click()
    await expectSeen(ann.getByText('Once the review is passed, everybody sees it.'))
    await expectSeen(ann.getByText('Waiting for review').first())

    const moderator = await world.client('mo')
    const approved = await moderator.send('PATCH', `/api/moderation/posts/${postId}/status`, { status: 'active' })
    expect(approved.status).toBe(200)
    // Whoever wrote nothing is shown what has been folded by then.
    await until(
      async () => (await visitor.goto(world.url + path))?.status(),
      (status) => status === 200,
    )
    await expectSeen(visitor.getByRole('heading', { level: 1, name: `${title} of six and more` }))

    const linesShown = async () => {
      await world.open(mo, path)
      await mo.getByRole('button', { name: 'Full history' }).click()
      const history = mo.getByRole('dialog', { name: 'History' })
      await expectSeen(history.getByText('Please say for which age they are.'))
      return history.getByRole('listitem').count()
    }
    const told = async () => {
      const { body } = await moderator.get(`/api/posts/${postId}/history`, approved.position)
      return (body as { entries: Entry[] }).entries
    }
    // Who took the case when is told by the raw events alone. The score may come while somebody looks.
    const { entries } = await until(
      async () => ({ lines: await linesShown(), entries: await told() }),
      (seen) => seen.lines === seen.entries.filter(({ kind }) => !kind.startsWith('Case')).length,
    )
    const steps = entries
      .filter(({ from, to }) => from !== to)
      .map(({ kind, from, to, actor }) => [kind, from, to, actor?.username])
    expect(steps).toEqual([
      ['PostSubmitted', undefined, 'ai-review', 'ann'],
      ['PostApproved', 'ai-review', 'active', undefined],
      ['PostSentToReview', 'active', 'poster-review', 'mo'],
      ['PostResubmitted', 'poster-review', 'staff-review', 'ann'],
      ['PostApproved', 'staff-review', 'active', 'mo'],
    ])
    const forAll = (await (await world.client()).get(`/api/posts/${postId}/history`)).body as { entries: Entry[] }
    expect(forAll.entries.some(({ actor }) => actor !== undefined)).toBe(false)
    expect(JSON.stringify(forAll)).not.toContain('which age')

    const first = entries.find(({ kind }) => kind === 'PostSentToReview')
    const then = await moderator.get(`/api/posts/${postId}/as-of?position=${first?.position}`)
    expect([then.status, then.text]).toEqual([200, expect.stringContaining(`"${title}"`)])
    expect(then.text).toContain('poster-review')
    const refused = await (await world.client('ann')).get(`/api/posts/${postId}/as-of?position=${first?.position}`)
    expect(refused.status).toBe(403)
    const raw = await moderator.get(`/api/moderation/posts/${postId}/events`)
    expect(raw.text).toContain('PostResubmitted')
  })

  it('hears of a report, and the poster does not', async () => {
    const bob = await world.member('bob')
    const { body } = await (await world.client('bob')).get('/api/posts?limit=10&types=product')
    const posts = (body as { posts: { id: number; foundBy: string }[] }).posts
    const postId = posts.find(({ foundBy }) => foundBy !== 'bob')?.id ?? 0
    await world.open(bob, `/post/${postId}`)
    await bob.getByRole('button', { name: 'More actions' }).click()
    await bob.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = bob.getByRole('dialog', { name: 'Report post' })
    const submit = dialog.getByRole('button', { name: 'Submit' })
    expect(await submit.isDisabled()).toBe(true)
    await dialog.getByLabel(/^Spam/).check()
    await submit.click()
    await expectSeen(bob.getByText('Thank you for helping keep our community safe.'))
    await expectGone(dialog)
    const mo = await world.client('mo')
    const told = await until(
      () => mo.get(`/api/posts/${postId}/history`),
      ({ text }) => text.includes('PostReported'),
    )
    const reported = (told.body as { entries: Entry[] }).entries.find(({ kind }) => kind === 'PostReported')
    expect(reported?.actor?.username).toBe('bob')
    expect((await (await world.client()).get(`/api/posts/${postId}/history`)).text).not.toContain('PostReported')
  })
})
