import { screen, waitFor } from '@testing-library/react'
import { defaultNotices, type NoticePreferences } from '@deals/events'
import { somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const save = 'PATCH /api/user/preferences'
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A server that keeps what it is told. */
function keeping(email: string | null = 'ann@mail.example') {
  let notices: NoticePreferences = defaultNotices
  return fakeApi({
    'GET /api/user/email': { body: { email, confirmed: email !== null, pending: null } },
    [save]: ({ body }) => {
      const { notices: changed, ...rest } = body as { notices?: Partial<NoticePreferences> }
      notices = { ...notices, ...changed }
      return { body: somePreferences({ ...rest, notices }) }
    },
  })
}

const open = (api = keeping()) => show(<NotificationSettings />, { api, signedIn: true })
const box = (name: string) => screen.getByRole('checkbox', { name })

describe('what a member is told', () => {
  it('is what is usual until they choose otherwise, one box for each type and place', async () => {
    await open()
    expect(screen.getAllByRole('row')).toHaveLength(12)
    expect(box('Deal alerts: E-mail')).toBeChecked()
    expect(box('Replies: E-mail')).not.toBeChecked()
    expect(box('Replies: On the site')).toBeChecked()
    expect(box('Replies: Push')).toBeChecked()
    expect(box('Comments: Push')).not.toBeChecked()
  })

  it('comes to the devices on which that is switched on, which stands below', async () => {
    const api = keeping()
    api.answer('GET /api/user/push', { body: { isOn: false, publicKey: '' } })
    const { user } = await open(api)
    expect(await screen.findByText(/this one takes none until you do that below/)).toBeVisible()
    await user.click(box('Comments: Push'))
    expect(api.asked(save).map(({ body }) => body)).toEqual([{ notices: { push: { comments: true } } }])
  })

  it('stands as it was chosen, though the answer to an earlier choice comes after that to a later one', async () => {
    const api = keeping()
    let comeLate: () => void = () => undefined
    const late = new Promise<void>((resolve) => (comeLate = resolve))
    const first = { ...defaultNotices, email: { ...defaultNotices.email, replies: true } }
    // What was chosen on another device meanwhile tells that the answer is shown.
    const second = { ...first, push: { ...first.push, comments: true, replies: false } }
    api.answer(save, async ({ body }) => {
      const isFirst = JSON.stringify(body).includes('email')
      await (isFirst && late)
      return { body: somePreferences({ notices: isFirst ? first : second }) }
    })
    const { user } = await open(api)
    await user.click(box('Replies: E-mail'))
    await user.click(box('Comments: Push'))
    comeLate()
    await waitFor(() => expect(box('Replies: Push')).not.toBeChecked())
    expect(box('Replies: E-mail')).toBeChecked()
    expect(box('Comments: Push')).toBeChecked()
  })

  it('has a row of its own for moderators', async () => {
    await show(<NotificationSettings />, { api: keeping(), signedIn: { isModerator: true } })
    expect(screen.getAllByRole('row')).toHaveLength(13)
    expect(box('Moderating: On the site')).toBeChecked()
    expect(box('Moderating: E-mail')).not.toBeChecked()
  })

  it('is changed at once and kept, and two choices in a row do not undo each other', async () => {
    const { user, api } = await open()
    await user.click(box('Replies: E-mail'))
    await user.click(box('Mentions: E-mail'))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(api.asked(save).map(({ body }) => body)).toEqual([
      { notices: { email: { replies: true } } },
      { notices: { email: { replies: true, mentions: true } } },
    ])
    await waitFor(() => expect(box('Mentions: E-mail')).toBeChecked())
    expect(box('Replies: E-mail')).toBeChecked()
  })

  it('is taken back when it cannot be kept', async () => {
    const api = keeping()
    api.answer(save, { status: 500, body: 'Something broke.' })
    const { user } = await open(api)
    await user.click(box('Replies: On the site'))
    expect(await screen.findByText('Failed to update preferences')).toBeVisible()
    await waitFor(() => expect(box('Replies: On the site')).toBeChecked())
  })

  it('cannot be mailed where no address is known', async () => {
    await open(keeping(null))
    expect(await screen.findByText('We have no e-mail address of yours')).toBeVisible()
    expect(screen.getByRole('link', { name: 'add an address' })).toHaveAttribute('href', '/account/settings/security')
  })
})

describe('when a member is told', () => {
  it('the digest comes at a time of day, in the zone of this device', async () => {
    const { user, api } = await open()
    const time = screen.getByRole('combobox', { name: 'When it comes' })
    expect(time).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Every day' }))
    await waitFor(() => expect(time).toBeEnabled())
    await user.selectOptions(time, 'In the evening, 18:00')
    await waitFor(() => expect(time).toHaveValue('evening'))
    expect(api.asked(save).map(({ body }) => body)).toEqual([
      { notices: { digest: 'daily', timeZone: zone } },
      { notices: { digestTime: 'evening', timeZone: zone } },
    ])
  })

  it('quiet hours begin as usual and are moved', async () => {
    const { user, api } = await open()
    await user.click(box('Send no e-mail and no push notice at night'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Until' })).toBeEnabled())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '09:00')
    await waitFor(() => expect(api.asked(save)).toHaveLength(2))
    expect(api.asked(save).map(({ body }) => body)).toEqual([
      { notices: { quietHours: { from: 22, until: 7 }, timeZone: zone } },
      { notices: { quietHours: { from: 22, until: 9 }, timeZone: zone } },
    ])
  })

  it('the newsletter is asked for here', async () => {
    const { user, api } = await open()
    await user.click(box('Send me the newsletter'))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(api.asked(save)[0]?.body).toEqual({ emailPreferences: { newsletter: true } })
  })
})
