import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aMatch, anAlert } from '../../testing/alert-builders.ts'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { DealAlertsScreen } from './DealAlertsScreen.tsx'
import { excludableWords } from './excludable-words.ts'

const list = 'GET /api/deal-alerts'
const matchList = 'GET /api/deal-alerts/matches'
const patch = 'PATCH /api/deal-alerts/alert-lego'

const withAlerts = (...alerts: ReturnType<typeof anAlert>[]) =>
  fakeApi({
    [list]: { body: { alerts, limit: 50 } },
    [matchList]: { body: { matches: [], total: 0, unread: 0 } },
    'POST /api/deal-alerts/matches/seen': { body: { seen: true } },
  })

const withMatches = (...matches: ReturnType<typeof aMatch>[]) => {
  const api = withAlerts(
    anAlert(),
    anAlert({ id: 'alert-tea', name: 'Tea', keywords: { any: ['tea'], all: [], none: [] } }),
  )
  const unread = matches.filter((match) => match.unread).length
  api.answer(matchList, { body: { matches, total: matches.length, unread } })
  return api
}

const open = (api: FakeApi, at = '/deal-alerts') =>
  show(
    <Routes>
      <Route path="/deal-alerts/:tab?" element={<DealAlertsScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { api, at, signedIn: true },
  )

describe('the alerts', () => {
  it.each(['/deal-alerts', '/deal-alerts/nothing'])(
    'are shown at %s: what they look for, how they tell, what they found',
    async (at) => {
      const api = withAlerts(
        anAlert({
          priceMax: 50,
          stores: ['norvik'],
          frequency: 'daily',
          matches: 3,
          lastMatchAt: '2026-11-20T10:00:00Z',
        }),
      )
      api.answer('GET /api/stores/norvik', { body: { name: 'Norvik', slug: 'norvik' } })
      await open(api, at)
      expect(await screen.findByText('at Norvik')).toBeVisible()
      const facts = within(screen.getByRole('list', { name: 'What it looks for' }))
      expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'lego',
        'at Norvik',
        '$50.00 or less',
      ])
      expect(screen.getByText('Once a day')).toBeVisible()
      expect(screen.getByText('2 h ago')).toBeVisible()
      expect(screen.getByRole('link', { name: '3 matches' })).toHaveAttribute(
        'href',
        '/deal-alerts/matches?alert=alert-lego',
      )
    },
  )

  it('say what to do when there are none', async () => {
    await open(withAlerts())
    expect(await screen.findByText('No alerts yet. Tell us what you are looking for.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create an alert' })).toHaveAttribute('href', '/deal-alerts/alerts/new')
  })

  it('can be asked for again when they do not come', async () => {
    const api = withAlerts(anAlert())
    api.answer(list, { status: 500, body: 'Something broke.' })
    const { user } = await open(api)
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer(list, { body: { alerts: [anAlert()], limit: 50 } })
    await user.click(again)
    expect(await screen.findByRole('switch', { name: 'Alert Lego' })).toBeVisible()
  })

  it('are switched off at once, and on again where the server refuses', async () => {
    const api = withAlerts(anAlert())
    let refuse = () => undefined as void
    api.answer(
      patch,
      () => new Promise((resolve) => (refuse = () => resolve({ status: 500, body: { message: 'Not now.' } }))),
    )
    const { user } = await open(api)
    const power = await screen.findByRole('switch', { name: 'Alert Lego' })
    await user.click(power)
    await waitFor(() => expect(power).not.toBeChecked())
    await waitFor(() => expect(api.asked(patch)[0]?.body).toEqual({ active: false }))
    refuse()
    expect(await screen.findByText('Not now.')).toBeVisible()
    await waitFor(() => expect(power).toBeChecked())
  })

  it('are snoozed for a while, and woken by their switch', async () => {
    const api = withAlerts(anAlert())
    api.answer(patch, () => {
      api.answer(list, {
        body: { alerts: [anAlert({ active: false, snoozedUntil: '2026-11-27T12:00:00.000Z' })], limit: 50 },
      })
      return { body: {} }
    })
    const { user } = await open(api)
    await user.click(await screen.findByRole('button', { name: 'More about Lego' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Snooze for a week' }))
    expect(await screen.findByText('Snoozed until 27 Nov 2026, 12:00 UTC')).toBeVisible()
    await user.click(screen.getByRole('switch', { name: 'Alert Lego' }))
    await waitFor(() => expect(api.asked(patch)).toHaveLength(2))
    expect(api.asked(patch).map(({ body }) => body)).toEqual([{ snooze: '7d' }, { active: true, snooze: null }])
  })

  it('are deleted after a question', async () => {
    const api = withAlerts(anAlert())
    api.answer('DELETE /api/deal-alerts/alert-lego', () => {
      api.answer(list, { body: { alerts: [], limit: 50 } })
      return { body: {} }
    })
    const { user } = await open(api)
    await user.click(await screen.findByRole('button', { name: 'More about Lego' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete alert' }))
    expect(await screen.findByText(/^No alerts yet/)).toBeVisible()
  })
})

describe('the matches', () => {
  it('say which alert found them and why, and are seen once they are looked at', async () => {
    const api = withMatches(aMatch({ unread: true }), aMatch({ alertId: 'alert-tea', alertName: 'Tea' }))
    await open(api, '/deal-alerts/matches')
    expect(await screen.findAllByText('Keyword: lego')).toHaveLength(2)
    expect(screen.getAllByText('New')).toHaveLength(1)
    await waitFor(() => expect(api.asked('POST /api/deal-alerts/matches/seen')).toHaveLength(1))
    // The mark stays for as long as the person looks at it.
    expect(screen.getByText('New')).toBeVisible()
  })

  it('are not marked where nothing is new', async () => {
    const api = withMatches(aMatch())
    await open(api, '/deal-alerts/matches')
    expect(await screen.findByText('Keyword: lego')).toBeVisible()
    expect(api.asked('POST /api/deal-alerts/matches/seen')).toHaveLength(0)
  })

  it('are narrowed to one alert', async () => {
    const api = withMatches(aMatch())
    const { user, address } = await open(api, '/deal-alerts/matches?page=2')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Alert' }), 'Tea')
    expect(address()).toBe('/deal-alerts/matches?alert=alert-tea')
    await waitFor(() => expect(api.asked(matchList).at(-1)?.params).toMatchObject({ page: '1', alert: 'alert-tea' }))
  })

  it('stay as a line when their post is gone', async () => {
    await open(withMatches(aMatch({ post: null })), '/deal-alerts/matches')
    expect(await screen.findByText('This post is no longer here.')).toBeVisible()
  })

  it('that are not relevant go at once, and their alert leaves out a word of the title', async () => {
    const dismiss = 'POST /api/deal-alerts/alert-lego/matches/1001/dismiss'
    const api = withMatches(aMatch({ post: aPostCard({ id: 1001, title: 'Lego keyring for the pocket' }) }))
    api.answer(dismiss, { body: anAlert() })
    const { user } = await open(api, '/deal-alerts/matches')
    await user.click(await screen.findByRole('button', { name: 'Not relevant' }))
    await user.click(await screen.findByRole('button', { name: 'keyring' }))
    expect(screen.getByRole('textbox', { name: /^Word to leave out/ })).toHaveValue('keyring')
    await user.click(screen.getByRole('button', { name: 'Hide and leave out' }))
    expect(await screen.findByText('“Lego” leaves out “keyring” from now on.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Keyword: lego')).not.toBeInTheDocument())
    expect(api.asked(dismiss)[0]?.body).toEqual({ word: 'keyring' })
  })

  it('come back where hiding them fails', async () => {
    const dismiss = 'POST /api/deal-alerts/alert-lego/matches/1001/dismiss'
    const api = withMatches(aMatch())
    api.answer(dismiss, { status: 500, body: { message: 'Not now.' } })
    const { user } = await open(api, '/deal-alerts/matches')
    await user.click(await screen.findByRole('button', { name: 'Not relevant' }))
    await user.click(await screen.findByRole('button', { name: 'Hide this match' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(await screen.findByText('Keyword: lego')).toBeVisible()
    expect(api.asked(dismiss)[0]?.body).toEqual({})
  })

  it('offer no words that the alert looks for, nor such that say nothing', () => {
    const match = aMatch({ post: aPostCard({ title: 'The LEGO Star Wars keyring, 2 for $10 with a keyring' }) })
    const alert = anAlert({ keywords: { any: ['lego'], all: ['"star wars"'], none: [] } })
    expect(excludableWords(match, alert)).toEqual(['keyring'])
  })
})

describe('the settings', () => {
  const save = 'PATCH /api/user/preferences'
  it('pause all alerts, and say so above them', async () => {
    const api = withAlerts(anAlert())
    api.answer(save, { status: 500, body: 'Something broke.' })
    const { user } = await open(api, '/deal-alerts/settings')
    const pause = screen.getByRole('checkbox', { name: 'Pause all alerts' })
    await user.click(pause)
    expect(await screen.findByText('Failed to update preferences')).toBeVisible()
    await waitFor(() => expect(pause).not.toBeChecked())
    api.answer(save, () => new Promise(() => undefined))
    await user.click(pause)
    expect(api.asked(save).at(-1)?.body).toEqual({ notices: { alertsPaused: true } })
    await user.click(screen.getByRole('link', { name: 'Alerts' }))
    expect(await screen.findByText('All alerts are paused')).toBeVisible()
  })

  it('make the address of a feed, show it once, and take it back', async () => {
    const feed = (method: string) => `${method} /api/user/alert-feed`
    const madeAt = '2026-11-20T10:00:00.000Z'
    const api = withAlerts(anAlert())
    api.answer(feed('GET'), { body: { madeAt: null } })
    api.answer(feed('POST'), () => {
      api.answer(feed('GET'), { body: { madeAt } })
      return { status: 201, body: { madeAt, path: '/alerts/secret.ann/feed.xml' } }
    })
    api.answer(feed('DELETE'), () => {
      api.answer(feed('GET'), { body: { madeAt: null } })
      return { body: { madeAt: null } }
    })
    const { user } = await open(api, '/deal-alerts/settings')
    await user.click(await screen.findByRole('button', { name: 'Make an address' }))
    const address = await screen.findByLabelText('Address of your feed')
    expect(address).toHaveValue('http://localhost/alerts/secret.ann/feed.xml')
    await user.click(screen.getByRole('button', { name: 'Take it back' }))
    const question = await screen.findByRole('dialog', { name: 'Take the address back?' })
    await user.click(within(question).getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible()
    expect(screen.queryByLabelText('Address of your feed')).toBeNull()
  })
})
