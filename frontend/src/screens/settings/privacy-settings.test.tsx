import { screen, waitFor, within } from '@testing-library/react'
import { usuallyShown, type Preferences } from '@deals/events'
import { somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { ShownBox } from './ShownBox.tsx'

const save = 'PATCH /api/user/preferences'
const anHourAgo = '2026-11-20T11:00:00.000Z'

/** The tab of a member, and a server that keeps what it is told. */
async function open(chosen: Partial<Preferences> = {}, box = <PrivacySettings />) {
  const preferences = somePreferences(chosen)
  const api = fakeApi({
    [save]: ({ body }) => {
      const { recommendations, shown } = body as Partial<Preferences>
      const { isOn = true, clear } = (recommendations ?? {}) as { isOn?: boolean; clear?: true }
      preferences.recommendations = { isOn, clearedAt: clear === true ? anHourAgo : null }
      return { body: { ...preferences, shown: { ...preferences.shown, ...shown } } }
    },
  })
  return show(box, { api, signedIn: { username: 'ann' }, preferences })
}

it('how many votes a member gave is seen by nobody, until they say otherwise', async () => {
  const { user, api } = await open()
  expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'your public profile' })).toHaveAttribute('href', '/user/ann?tab=votes')
  await user.click(screen.getByRole('radio', { name: 'Everybody' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(api.asked(save).map(({ body }) => body)).toEqual([{ shown: { votes: true } }])
  expect(screen.getByRole('radio', { name: 'Everybody' })).toBeChecked()
})

it.each([
  ['Show my comments on my profile', true, { comments: false }],
  ['Show my badges', false, { badges: true }],
])('%s: %s becomes %j', async (name, stood, shown) => {
  const { user, api } = await open({ shown: { ...usuallyShown, comments: stood, badges: stood } }, <ShownBox />)
  const box = screen.getByRole('checkbox', { name })
  expect(box).toHaveProperty('checked', stood)
  await user.click(box)
  await waitFor(() => expect(api.asked(save).map(({ body }) => body)).toEqual([{ shown }]))
})

describe('recommendations', () => {
  it.each([
    ['off', true],
    ['on', false],
  ])('are switched %s', async (_where, isOn) => {
    const { user, api } = await open({ recommendations: { isOn, clearedAt: null } })
    const box = screen.getByRole('checkbox', { name: 'Recommend deals to me' })
    await user.click(box)
    expect(box).toHaveProperty('checked', !isOn)
    await waitFor(() => expect(api.asked(save).map(({ body }) => body)).toEqual([{ recommendations: { isOn: !isOn } }]))
  })

  it('forget what was done once that is confirmed, and say when', async () => {
    const { user, api } = await open()
    const ask = () => user.click(screen.getByRole('button', { name: 'Clear history' }))
    await ask()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(api.asked(save)).toHaveLength(0)
    await ask()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear history' }))
    expect(await screen.findByText('Recommendations begin anew')).toBeVisible()
    expect(api.asked(save).map(({ body }) => body)).toEqual([{ recommendations: { clear: true } }])
    expect(await screen.findByText(/^Cleared/)).toHaveTextContent('Cleared 1 h ago')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear history' })).toHaveFocus())
  })
})
