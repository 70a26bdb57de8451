import type { Page } from 'playwright-core'
import { expectGone, expectSeen } from './browser.ts'
import { caseTitle, decide, openFirst, rows } from './desk.ts'
import { expectSoundPages } from './sound-pages.ts'
import { journeys, type World } from './world.ts'

interface Listed {
  readonly posts: readonly { readonly id: number; readonly title: string; readonly status: string }[]
}

/** A live post of ann's of which nobody suggests an edit by now. */
async function postWithoutEdits(world: World): Promise<Listed['posts'][number]> {
  const mo = await world.client('mo')
  const { suggestions } = (await mo.get('/api/moderation/edits?limit=100')).body as {
    suggestions: { postId: number }[]
  }
  const { posts } = (await mo.get('/api/users/ann/posts?limit=20')).body as Listed
  const taken = new Set(suggestions.map(({ postId }) => postId))
  const [post] = posts.filter(({ id, status }) => status === 'active' && !taken.has(id))
  expect(post).toBeDefined()
  return post ?? { id: 0, title: '', status: '' }
}

/** A finger goes across the open case. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  const { x, y, width } = (await caseTitle(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const places = [x + width * 0.8, x + width * 0.5, x + width * 0.2]
  const [from, over, end] = to === 'left' ? places : places.toReversed()
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y: y + 8 }] })
  await touch('touchStart', from)
  await touch('touchMove', over)
  await touch('touchMove', end)
  await touch('touchEnd')
  await touches.detach()
}

/** The suggested edit of a post in the list. */
const editOf = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Suggested edits' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link')

const lanes = ['queue', 'reports', 'poster-review', 'ai-review'] as const

journeys('moderators at their desk', (world) => {
  it('clear cases by the keyboard alone, and take one back', async () => {
    const page = await world.member('mo')
    await world.open(page, '/staff/moderation/reports')
    await openFirst(page)
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
    await openFirst(mo)
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
    await expectSeen(page.getByText('Please be kind.').and(page.locator(':not(textarea)')).last())
    const bob = await world.member('bob')
    await world.open(bob, '/account/settings/standing')
    await expectSeen(bob.getByText('Please be kind.'))
  })

  it('decide on a phone, where a swipe leads on and a button decides', async () => {
    const page = await world.member('mo', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await world.open(page, '/staff/moderation/reports')
    // The first is the one that was marked as expired, about which other things are decided.
    await rows(page).nth(1).getByRole('link').tap()
    await expectSeen(caseTitle(page))
    await expectGone(rows(page).first())
    const [first, at] = [await caseTitle(page).innerText(), page.url()]
    await swipe(page, 'left')
    await page.waitForURL((url) => url.href !== at)
    await expectGone(caseTitle(page).getByText(first, { exact: true }))
    await swipe(page, 'right')
    await expectSeen(caseTitle(page).getByText(first, { exact: true }))
    // So soon after a swipe the browser takes a tap for the end of it; nobody is that quick.
    const keep = page.getByRole('button', { name: 'Keep', exact: true, disabled: false })
    await expectSeen(keep)
    await keep.click()
    await expectSeen(page.getByText(`Kept: ${first}`))
    await expectGone(caseTitle(page).getByText(first, { exact: true }))
    await page.getByRole('button', { name: 'All cases' }).click()
    await expectGone(rows(page).filter({ hasText: first }))
    await expectSeen(rows(page).first())
  })

  it('accept what a member suggests, and the post and its history say so', async () => {
    const { id, title } = await postWithoutEdits(world)
    const words = 'The same kettle, said by hand'
    const bob = await world.member('bob')
    await world.open(bob, `/edit-post/${id}`)
    await bob.getByRole('textbox', { name: /^Title/ }).fill(words)
    await bob.getByRole('textbox', { name: /^Reason for the change/ }).fill('The title said less than the page.')
    await bob.getByRole('button', { name: 'Send suggestion' }).click()
    await bob.waitForURL(new RegExp(`/post/${id}`))
    const page = await world.member('mo')
    await world.open(page, '/staff/moderation/edits')
    await page.getByRole('searchbox', { name: 'Suggested by' }).fill('bob')
    await page.getByRole('combobox', { name: 'Age' }).selectOption('Over 30 minutes')
    await expectGone(editOf(page, title))
    await page.getByRole('button', { name: 'Clear' }).click()
    await editOf(page, title).click()
    await expectSeen(page.getByText('The title said less than the page.'))
    await page.keyboard.press('a')
    await expectSeen(page.getByText('Edit accepted'))
    await expectGone(editOf(page, title))
    await world.open(page, `/post/${id}`)
    await expectSeen(page.getByRole('heading', { name: words }))
    await page.getByRole('button', { name: 'Full history' }).click()
    await expectSeen(page.getByRole('dialog').getByText('suggested by bob').first())
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

  it.each([1280, 390])(
    'see nothing that axe finds in the light or the dark, and nothing that moves, at %p',
    async (width) => {
      const options = { viewport: { width, height: 844 } }
      const [mo, sue] = [await world.member('mo', options), await world.member('sue', options)]
      const parts = [...lanes, 'edits', 'users?member=ann', 'stores', 'appeals', 'log']
      const paths = parts.map((path) => `/staff/moderation/${path}`)
      await expectSoundPages(world, mo, paths)
      // Super users see more of a member.
      await expectSoundPages(world, sue, ['/staff/moderation/users?member=mo'])
    },
  )

  it('are told apart from members and visitors', async () => {
    const visitor = await (await world.visitor()).goto(`${world.url}/staff/moderation`)
    const ann = await world.member('ann')
    const member = await ann.goto(`${world.url}/staff/moderation/queue`)
    expect([visitor?.status(), member?.status()]).toEqual([401, 403])
    await expectSeen(ann.getByText('This page is for moderators.'))
  })
})
