import { screen, waitFor, within } from '@testing-library/react'
import type { LinkedAccountList, LinkedAccountView, MemberCase } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { MemberPane } from './MemberPane.tsx'

const ann: MemberCase = {
  username: 'ann',
  trustLevel: 1,
  joinedAt: '2026-10-01T12:00:00.000Z',
  roles: [],
  published: 3,
  comments: 4,
  reportsDecided: 0,
  reportsUpheld: 0,
  restricts: [],
  until: null,
  formerNames: [],
  sanctions: [],
  mayJudge: false,
}
const rita: LinkedAccountView = {
  id: 'one',
  username: 'rita',
  joinedAt: '2026-11-17T12:00:00.000Z',
  roles: ['staff'],
  restricts: ['vote'],
  until: null,
  device: { places: 1, times: 3, firstAt: '2026-11-17T12:00:00.000Z', lastAt: '2026-11-20T10:00:00.000Z' },
  address: null,
}
const leaver: LinkedAccountView = {
  ...rita,
  id: 'two',
  username: null,
  roles: [],
  restricts: [],
  device: null,
  address: { places: 2, times: 1, firstAt: '2026-11-19T12:00:00.000Z', lastAt: '2026-11-19T12:00:00.000Z' },
}
const nothing: LinkedAccountList = { accounts: [], total: 0, crowded: { devices: 0, addresses: 0 } }
const call = 'GET /api/moderation/users/ann/linked'

const openPane = (list: LinkedAccountList | null, as: { isSuperUser?: boolean; isModerator?: boolean }) => {
  const api = fakeApi({
    'GET /api/moderation/users/ann': { body: ann },
    'GET /api/moderation/users/ann/thread': { body: { messages: [], mayWrite: false } },
    'GET /api/users/ann/posts': { body: { posts: [], total: 0 } },
    'GET /api/moderation/users/ann/reports': { body: { reports: [], total: 0 } },
    [call]: list === null ? { status: 503, body: { message: 'A store is away.' } } : { body: list },
  })
  const pane = <MemberPane username="ann" onClose={() => undefined} />
  return show(pane, { api, at: '/staff/moderation/users?member=ann', signedIn: as })
}
const linked = async () => within(await screen.findByRole('region', { name: 'Linked accounts' }))

describe('accounts that may be the same person’s', () => {
  it('stand beside a member, with what they share, how often and when, and lead to each', async () => {
    const crowded = { devices: 0, addresses: 2 }
    await openPane({ accounts: [rita, leaver], total: 7, crowded }, { isSuperUser: true })
    const section = await linked()
    expect(await section.findByRole('link', { name: 'rita' })).toHaveAttribute(
      'href',
      '/staff/moderation/users?member=rita',
    )
    expect(section.getByText(/^Same device: 3 sign-ins, first/)).toHaveTextContent(
      'Same device: 3 sign-ins, first 3 d ago, last 2 h ago',
    )
    expect(section.getByText(/^2 same addresses: 1 sign-in,/)).toHaveTextContent('2 same addresses: 1 sign-in, 1 d ago')
    expect(section.getByText('restricted')).toBeVisible()
    expect(section.getByText('deleted user')).toBeVisible()
    expect(section.getByText('And 5 more.')).toBeVisible()
    expect(section.getByText('Left out: 2 addresses of more than 50 accounts.')).toBeVisible()
  })

  it('are said not to be there', async () => {
    await openPane(nothing, { isSuperUser: true })
    const words = 'No other account signed in on the same device or from the same address in the last 90 days.'
    expect(await (await linked()).findByText(words)).toBeVisible()
  })

  it('are asked for again when they did not come', async () => {
    const { user, api } = await openPane(null, { isSuperUser: true })
    const section = await linked()
    expect(await section.findByText('The linked accounts could not be loaded.')).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.asked(call).length).toBeGreaterThan(1))
  })

  it('are neither shown to a moderator nor asked for', async () => {
    const { api } = await openPane(nothing, { isModerator: true })
    expect(await screen.findByText('What moderators did')).toBeVisible()
    expect(screen.queryByText('Linked accounts')).not.toBeInTheDocument()
    expect(api.asked(call)).toEqual([])
  })
})
