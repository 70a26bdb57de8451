import { screen, waitFor } from '@testing-library/react'
import type { ThreadView } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { MemberThread } from '../moderation/MemberThread.tsx'
import { OwnThread } from '../settings/OwnThread.tsx'

const at = '2026-11-20T12:00:00.000Z'
const thread = (over: Partial<ThreadView> = {}): ThreadView => ({
  messages: [
    { position: 1, at, isByModerator: true, by: null, post: { id: 7, title: 'Headphones' }, text: 'Where is it from?' },
    { position: 2, at, isByModerator: false, by: 'ann', post: null, text: 'From the shop.' },
  ],
  mayWrite: true,
  ...over,
})
const own = 'GET /api/user/thread'
const ofAnn = 'GET /api/moderation/users/ann/thread'

describe('what moderators and a member wrote to each other', () => {
  it('is read and answered by the member', async () => {
    const api = fakeApi({ [own]: { body: thread() }, 'POST /api/user/thread': { body: { written: true } } })
    const { user } = await show(<OwnThread />, { api })
    expect(await screen.findByText('Where is it from?')).toBeVisible()
    expect(screen.getByText('A moderator')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Headphones' })).toHaveAttribute('href', '/post/7')
    await user.type(screen.getByLabelText('Answer the moderators'), ' I asked them. ')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(api.asked('POST /api/user/thread')[0]?.body).toEqual({ text: 'I asked them.' }))
    await waitFor(() => expect(screen.getByLabelText('Answer the moderators')).toHaveValue(''))
  })

  it('is nothing to a member to whom nobody wrote', async () => {
    const api = fakeApi({ [own]: { body: thread({ messages: [], mayWrite: false }) } })
    await show(<OwnThread />, { api })
    await waitFor(() => expect(api.asked(own)).toHaveLength(1))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('waits for an answer, and keeps what could not be sent', async () => {
    const waiting = fakeApi({ [own]: { body: thread({ mayWrite: false }) } })
    await show(<OwnThread />, { api: waiting })
    expect(await screen.findByText('You can write again once a moderator answered.')).toBeVisible()
    expect(screen.queryByLabelText('Answer the moderators')).not.toBeInTheDocument()
  })

  it('is written by moderators about the post before them, and keeps what could not be sent', async () => {
    const path = 'POST /api/moderation/users/ann/thread'
    const refused = { status: 429, body: { message: 'You are doing this too often. Try again in 5 minutes.' } }
    const api = fakeApi({ [ofAnn]: { body: thread() }, [path]: refused })
    const { user } = await show(<MemberThread username="ann" postId={7} />, { api })
    await user.type(await screen.findByLabelText('Write to ann about this post'), 'Thanks.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('You are doing this too often. Try again in 5 minutes.')).toBeVisible()
    expect(screen.getByLabelText('Write to ann about this post')).toHaveValue('Thanks.')
    expect(api.asked(path)[0]?.body).toEqual({ text: 'Thanks.', postId: 7 })
  })
})
