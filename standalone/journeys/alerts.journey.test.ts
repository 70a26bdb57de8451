import type { Page } from 'playwright-core'
import { expectAttribute, expectGone, expectSeen, expectValue } from './browser.ts'
import { until, type Client } from './client.ts'
import { postADeal } from './fill-in-a-deal.ts'
import { journeys, type World } from './world.ts'

interface Matches {
  unread: number
  matches: { alertName: string; unread: boolean; post: { title: string } | null }[]
}

// One site and one browser for both: what they change is of different members, or of different settings.
journeys('what a member asks for', (world) => {
  describe('deal alerts', () => {
    dealAlerts(world)
  })
  describe('what a member is told', () => {
    whatIsTold(world)
  })
})

function dealAlerts(world: World): void {
  const matchesOf = async (member: Client) =>
    (await member.get('/api/deal-alerts/matches?page=1&limit=25')).body as Matches
  const hasFound =
    (title: string) =>
    ({ matches }: Matches) =>
      matches.some(({ post }) => post?.title === title)
  const postAs = async (username: string, title: string) => {
    const page = await world.member(username)
    await world.open(page, '/submit')
    return postADeal(page, { title })
  }
  const saved = async (page: Page) => {
    await page.getByRole('button', { name: 'Create alert' }).click()
    await expectSeen(page.getByText('Alert created'))
    await page.waitForURL(/\/deal-alerts\/alerts$/)
  }

  it('are made of a search and tried, find what somebody posts, and learn what is not relevant', async () => {
    const title = 'Orange headphones for the train'
    const ann = await world.member('ann')
    await world.open(ann, `/search?q=${encodeURIComponent('headphones price<100')}`)
    await ann.getByRole('link', { name: 'Create alert from this search' }).click()
    await expectSeen(ann.getByRole('button', { name: 'Remove headphones' }))
    await expectValue(ann.getByLabel(/^Highest price/), '100')
    await expectSeen(ann.getByText(/^Would have matched (?:no deals|1 deal|\d+ deals) in the last 30 days$/))
    await ann.getByLabel(/^Name of the alert/).fill('Headphones to travel with')
    await saved(ann)
    await expectSeen(ann.getByRole('switch', { name: 'Alert Headphones to travel with', checked: true }))

    const [path, told] = await Promise.all([postAs('bob', title), world.client('ann')])
    await until(() => matchesOf(told), hasFound(title))
    // As when the window comes to the front again.
    await ann.evaluate(() => window.dispatchEvent(new Event('focus')))
    await ann.getByRole('button', { name: 'Notifications' }).click()
    const notice = ann.getByRole('link', { name: new RegExp(`^Unread: .*${title}`) }).first()
    await expectSeen(notice)
    await ann.keyboard.press('Escape')

    await world.open(ann, '/deal-alerts/matches')
    const match = ann.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Headphones to travel with' })
    await expectSeen(match.getByText('New', { exact: true }))
    await expectSeen(match.getByRole('list', { name: 'Why it matched' }).getByText(/headphones/i))
    await until(
      () => matchesOf(told),
      ({ unread }) => unread === 0,
    )
    await match.getByRole('button', { name: 'Not relevant' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'train', exact: true }).click()
    await ann.getByRole('button', { name: 'Hide and leave out' }).click()
    await expectGone(match)
    await ann.getByRole('link', { name: 'Alerts', exact: true }).click()
    await expectSeen(ann.getByText('without train'))

    await world.open(ann, path)
    await ann.getByRole('button', { name: 'More actions' }).click()
    await ann.getByRole('menuitem', { name: 'Why was I (not) told about this?' }).click()
    await expectSeen(ann.getByRole('dialog').getByRole('link', { name: 'Headphones to travel with' }))
  })

  it('are not made twice', async () => {
    const bob = await world.member('bob')
    await world.open(bob, '/deal-alerts')
    await bob.getByRole('link', { name: 'New alert' }).click()
    await bob.getByLabel('Keywords', { exact: true }).fill('gramophone')
    await saved(bob)
    await bob.getByRole('link', { name: 'New alert' }).click()
    await bob.getByLabel('Keywords', { exact: true }).fill('gramophone')
    await bob.getByRole('button', { name: 'Create alert' }).click()
    await bob.getByRole('link', { name: 'Open the existing alert' }).click()
    await bob.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expectSeen(bob.getByRole('heading', { name: 'Edit alert' }))
    await expectSeen(bob.getByRole('button', { name: 'Remove gramophone' }))
  })

  it('are switched off, snoozed and deleted', async () => {
    const sue = await world.member('sue')
    await world.open(sue, '/deal-alerts')
    await expectSeen(sue.getByText('No alerts yet. Tell us what you are looking for.'))
    await sue.getByRole('link', { name: 'Create an alert' }).click()
    await sue.getByLabel('Keywords', { exact: true }).fill('tent')
    await sue.getByLabel(/^Name of the alert/).fill('Tents')
    await saved(sue)
    const power = sue.getByRole('switch', { name: 'Alert Tents' })
    await power.click()
    await expectSeen(sue.getByText('Alert switched off'))
    await power.click()
    await expectSeen(sue.getByText('Alert switched on'))
    await sue.getByRole('button', { name: 'More about Tents' }).click()
    await sue.getByRole('menuitem', { name: 'Snooze for a day' }).click()
    await expectSeen(sue.getByText(/^Snoozed until/))
    await sue.reload()
    await expectSeen(sue.getByText(/^Snoozed until/))
    await expectAttribute(power, 'aria-checked', 'false')
    await sue.getByRole('button', { name: 'More about Tents' }).click()
    await sue.getByRole('menuitem', { name: 'Delete' }).click()
    await sue.getByRole('button', { name: 'Delete alert' }).click()
    await expectSeen(sue.getByText('No alerts yet. Tell us what you are looking for.'))
  })

  it('tell nothing while all of them are paused', async () => {
    const title = 'Purple headphones that nobody asked for'
    const wanted = { name: 'Purple things', keywords: { any: ['purple'] } }
    const [pausing, told] = [await world.client('stacy'), await world.client('olive')]
    for (const member of [pausing, told]) {
      await member.send('POST', '/api/deal-alerts', wanted)
    }
    const stacy = await world.member('stacy')
    await world.open(stacy, '/deal-alerts/settings')
    await stacy.getByLabel('Pause all alerts').check()
    await expectSeen(stacy.getByText('Saved', { exact: true }))
    await stacy.getByRole('link', { name: 'Alerts', exact: true }).click()
    await expectSeen(stacy.getByText('All alerts are paused'))

    await postAs('ann', title)
    await until(() => matchesOf(told), hasFound(title))
    expect(hasFound(title)(await matchesOf(pausing))).toBe(false)
  })
}

function whatIsTold(world: World): void {
  it('is chosen in the settings, and holds on every device', async () => {
    const here = await world.member('ann')
    await world.open(here, '/account/settings/notifications')
    await here.getByRole('checkbox', { name: 'Replies: E-mail' }).check()
    await expectSeen(here.getByText('Saved', { exact: true }))
    await here.getByRole('radio', { name: 'Every week' }).check()
    await here.getByLabel('When it comes').selectOption('In the evening, 18:00')
    await here.getByLabel('Send no e-mail and no push notice at night').check()
    const ann = await world.client('ann')
    await until(
      async () => (await ann.get('/api/user/preferences')).body,
      (body) => {
        const { notices } = body as { notices: { quietHours: unknown; digest: string; digestTime: string } }
        return notices.quietHours !== null && notices.digest === 'weekly' && notices.digestTime === 'evening'
      },
    )
    const elsewhere = await world.member('ann')
    await world.open(elsewhere, '/account/settings/notifications')
    expect(await elsewhere.getByRole('checkbox', { name: 'Replies: E-mail' }).isChecked()).toBe(true)
    expect(await elsewhere.getByRole('radio', { name: 'Every week' }).isChecked()).toBe(true)
  })
}
