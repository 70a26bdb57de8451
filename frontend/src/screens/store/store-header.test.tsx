import { screen, waitFor } from '@testing-library/react'
import { nothingMuted } from '@deals/events'
import { aShop, somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { StoreHeader } from './StoreHeader.tsx'

it('says until when a store takes no deals', async () => {
  await show(<StoreHeader store={aShop({ pausedUntil: '2026-12-03T00:00:00.000Z' })} />)
  expect(screen.getByText('This store takes no deals until 3 Dec 2026')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Post a deal here' })).not.toBeInTheDocument()
})

it('says nothing of a pause that there is not', async () => {
  await show(<StoreHeader store={aShop()} />)
  expect(screen.queryByText(/takes no deals/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Post a deal here' })).toBeVisible()
})

it('names who speaks for it', async () => {
  await show(<StoreHeader store={aShop({ representatives: ['ann'] })} />)
  expect(screen.getByText('Verified rep')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ann' })).toHaveAttribute('href', '/user/ann')
})

const ask = 'POST /api/stores/north-audio/representatives'
const open = { state: 'open', askedAt: '2026-03-02T10:00:00.000Z', reason: null, againAt: null } as const

it('a member asks to be verified as one who works there', async () => {
  const { api, user } = await show(<StoreHeader store={aShop()} />, {
    api: fakeApi({ [ask]: { body: open } }),
    signedIn: true,
  })
  await user.click(screen.getByRole('button', { name: 'Do you work here?' }))
  await user.type(await screen.findByRole('textbox', { name: /^What you do there/ }), 'I look after its web shop.')
  await user.type(screen.getByRole('textbox', { name: /^What shows it/ }), 'ann@north-audio.example')
  await user.click(screen.getByRole('button', { name: 'Ask staff' }))
  expect(await screen.findByText('Staff look at it and tell you what they decide.')).toBeVisible()
  expect(api.asked(ask)[0]?.body).toEqual({
    statement: 'I look after its web shop.',
    proof: 'ann@north-audio.example',
  })
})

it('says at its field what is wrong with it', async () => {
  const sentence = 'Give your work address there, or the full address of a page that shows it'
  const { user } = await show(<StoreHeader store={aShop()} />, {
    api: fakeApi({ [ask]: { status: 422, body: { message: 'Please check.', fields: { proof: sentence } } } }),
    signedIn: true,
  })
  await user.click(screen.getByRole('button', { name: 'Do you work here?' }))
  await user.click(await screen.findByRole('button', { name: 'Ask staff' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^What shows it/ })).toHaveAccessibleDescription(new RegExp(sentence)),
  )
})

it.each([
  [open, /Staff look at it and tell you/],
  [
    { ...open, state: 'declined', reason: 'It is on no page.', againAt: '2026-04-02T10:00:00.000Z' } as const,
    'Staff did not verify that you work here: It is on no page. You can ask again from 2 Apr 2026.',
  ],
])('says what became of having asked', async (ownRequest, said) => {
  await show(<StoreHeader store={aShop({ ownRequest })} />, { signedIn: true })
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Do you work here?' })).not.toBeInTheDocument()
})

it.each([
  ['a visitor', {}, {}],
  ['who is verified', { representatives: ['ann'] }, { signedIn: { username: 'ann' } }],
])('does not ask %s', async (_who, store, options) => {
  await show(<StoreHeader store={aShop(store)} />, options)
  expect(screen.queryByRole('button', { name: 'Do you work here?' })).not.toBeInTheDocument()
})

const save = 'PATCH /api/user/preferences'

it.each([
  ['Mute store', [], ['north-audio'], 'You mute North Audio'],
  ['Unmute store', ['north-audio'], [], 'You no longer mute North Audio'],
])('a member can %s', async (...[name, stores, after, said]) => {
  const preferences = somePreferences({ muted: { ...nothingMuted(), stores } })
  const { api, user } = await show(<StoreHeader store={aShop()} />, {
    api: fakeApi({ [save]: { body: somePreferences({ muted: { ...nothingMuted(), stores: after } }) } }),
    signedIn: true,
    preferences,
  })
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(said)).toBeVisible()
  expect(api.asked(save).map(({ body }) => body)).toEqual([{ muted: { stores: after } }])
})

it('more than fit cannot be muted', async () => {
  const stores = Array.from({ length: 50 }, (_, at) => `store-${at}`)
  const { api, user } = await show(<StoreHeader store={aShop()} />, {
    signedIn: true,
    preferences: { muted: { ...nothingMuted(), stores } },
  })
  await user.click(screen.getByRole('button', { name: 'Mute store' }))
  expect(await screen.findByText('You mute 50 stores already')).toBeVisible()
  expect(api.asked(save)).toEqual([])
})

it('a visitor mutes nothing', async () => {
  await show(<StoreHeader store={aShop()} />)
  expect(screen.queryByRole('button', { name: /ute store/ })).not.toBeInTheDocument()
})
