import { expectGone, expectSeen, layoutShiftOf, seriousFindings, stillness } from './browser.ts'
import { decide, rows } from './desk.ts'
import { journeys } from './world.ts'

const lanes = ['queue', 'reports', 'poster-review', 'ai-review'] as const

journeys('moderators at their desk', (world) => {
  it('clear cases by the keyboard alone, and take one back', async () => {
    const page = await world.member('mo')
    await world.open(page, '/staff/moderation/reports')
    await page.keyboard.press('j')
    const first = await decide(page, 'Keep', ['a'])
    await expectSeen(page.getByText(`Kept: ${first}`))
    await decide(page, 'Mark as expired', ['e'])
    await expectSeen(page.getByText(/^Marked as expired:/))
    const third = await decide(page, 'Delete', ['d', '1', 'Enter'])
    await expectSeen(page.getByText(/^Deleted:/))
    await expectGone(page.getByRole('dialog'))
    const its = rows(page).filter({ hasText: third })
    await expectGone(its)
    await page.keyboard.press('z')
    await expectSeen(its)
  })

  it('never decide the same case twice', async () => {
    const [mo, sue] = [await world.member('mo'), await world.member('sue')]
    await world.open(mo, '/staff/moderation/queue')
    await mo.keyboard.press('j')
    await expectSeen(mo.getByText('yours for five minutes'))
    await world.open(sue, new URL(mo.url()).pathname + new URL(mo.url()).search)
    await expectSeen(sue.getByText('Being reviewed by mo.').first())
    expect(await sue.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    const id = new URL(mo.url()).searchParams.get('case') ?? ''
    const late = await (
      await world.client('sue')
    ).send('PATCH', `/api/moderation/posts/${id}/status`, { status: 'active' })
    expect([late.status, late.text]).toEqual([409, 'Being reviewed by mo.'])
    await mo.keyboard.press('a')
    await expectSeen(mo.getByText(/^Approved:/))
    const later = await (
      await world.client('sue')
    ).send('PATCH', `/api/moderation/posts/${id}/status`, { status: 'active' })
    expect(later.text).toMatch(/^Someone else already decided this: approved by mo, a moment ago\.$/)
  })

  it('decide about a member, who reads why', async () => {
    const page = await world.member('mo')
    await world.open(page, '/staff/moderation/users?member=bob')
    await page.getByText('Warn', { exact: true }).click()
    await page.getByRole('textbox', { name: /^Reason/ }).fill('Please be kind.')
    await page.getByRole('button', { name: 'Warn' }).click()
    await expectSeen(page.getByText('Please be kind.').last())
    const bob = await world.member('bob')
    await world.open(bob, '/account/settings/standing')
    await expectSeen(bob.getByText('Please be kind.'))
  })

  it('see who signed in where a member did, where they are super users', async () => {
    const [mo, sue] = [await world.member('mo'), await world.member('sue')]
    await world.open(mo, '/staff/moderation/users?member=sue')
    await expectSeen(mo.getByRole('heading', { name: 'What moderators did' }))
    expect(await mo.getByRole('region', { name: 'Linked accounts' }).count()).toBe(0)
    await world.open(sue, '/staff/moderation/users?member=sue')
    // All windows of a journey are on one machine.
    const linked = sue.getByRole('region', { name: 'Linked accounts' })
    await expectSeen(linked.getByText(/^Same address: /).first())
    await linked.getByRole('link', { name: 'mo', exact: true }).click()
    await expectSeen(sue.getByRole('heading', { name: 'mo', exact: true }))
    await expectSeen(linked.getByRole('link', { name: 'sue', exact: true }))
  })

  it.each([
    ['light', 1280],
    ['light', 390],
    ['dark', 1280],
    ['dark', 390],
  ] as const)('see nothing that axe finds and nothing that moves, %s at %p', async (colorScheme, width) => {
    const options = { colorScheme, viewport: { width, height: 844 } }
    const [mo, sue] = [await world.member('mo', options), await world.member('sue', options)]
    const ofMo = [...lanes, 'edits', 'users?member=ann', 'stores', 'appeals', 'log'].map((path) => [mo, path] as const)
    // Super users see more of a member.
    for (const [page, path] of [...ofMo, [sue, 'users?member=mo'] as const]) {
      await world.open(page, `/staff/moderation/${path}`)
      await page.waitForLoadState('networkidle')
      const [findings, shift] = [await seriousFindings(page), await layoutShiftOf(page)]
      expect({ path, findings, isStill: shift < stillness || shift }).toEqual({ path, findings: [], isStill: true })
    }
  })

  it('are told apart from members and visitors', async () => {
    const visitor = await (await world.visitor()).goto(`${world.url}/staff/moderation`)
    const ann = await world.member('ann')
    const member = await ann.goto(`${world.url}/staff/moderation/queue`)
    expect([visitor?.status(), member?.status()]).toEqual([401, 403])
    await expectSeen(ann.getByText('This page is for moderators.'))
  })
})
