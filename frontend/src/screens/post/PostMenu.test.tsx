import { screen, waitFor, within } from '@testing-library/react'
import type { PostDetails } from '@deals/events'
import { anAlert } from '../../testing/alert-builders.ts'
import { aPostCard, aPostDetails, noPermissions } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PostMenu } from './PostMenu.tsx'

const permissions = { canReport: true }
const post = { ...aPostCard({ id: 7 }), permissions } as PostDetails
const question = 'Why was I (not) told about this?'

const open = async (alerts: ReturnType<typeof anAlert>[]) => {
  const api = fakeApi({
    'GET /api/deal-alerts': { body: { alerts, limit: 50 } },
    'GET /api/deal-alerts/why': {
      body: {
        alerts: [
          {
            alertId: 'alert-lego',
            name: 'Lego',
            matchedAt: '2026-11-20T10:00:00.000Z',
            met: [{ kind: 'keyword', text: 'Keyword: lego' }],
            missing: [],
          },
          { alertId: 'alert-tea', name: 'Tea', matchedAt: null, met: [], missing: ['It says none of your keywords'] },
        ],
      },
    },
  })
  const shown = await show(<PostMenu post={post} />, { api, signedIn: true })
  expect(api.asked('GET /api/deal-alerts')).toHaveLength(0)
  await shown.user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible()
  return { ...shown, api }
}

describe('the menu of a post', () => {
  it('tells whoever has alerts what each of them made of the post', async () => {
    const { user, api } = await open([anAlert()])
    await user.click(screen.getByRole('menuitem', { name: question }))
    const [lego, tea] = await screen.findAllByRole('heading', { level: 3 })
    const verdicts = within(screen.getByRole('dialog', { name: question }))
    expect([lego?.textContent, tea?.textContent]).toEqual(['Lego', 'Tea'])
    expect(verdicts.getByText('It told you on 20 Nov 2026, 10:00 UTC.')).toBeVisible()
    expect(verdicts.getByText('Keyword: lego')).toBeVisible()
    expect(verdicts.getByText('It says none of your keywords')).toBeVisible()
    expect(api.asked('GET /api/deal-alerts/why')[0]?.params).toEqual({ postId: '7' })
  })

  it('says to whoever has reported the post that they have', async () => {
    const report = { at: '2026-11-19T10:00:00.000Z', reason: 'spam', outcome: null }
    const api = fakeApi({
      'GET /api/deal-alerts': { body: { alerts: [], limit: 50 } },
      'GET /api/reports/post/7': { body: { report } },
    })
    const { user } = await show(<PostMenu post={post} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reported' }))
    expect(await screen.findByRole('dialog', { name: 'You reported this post' })).toBeVisible()
  })

  describe('for moderators', () => {
    const openAsModerator = async (commentsLockedFor: string | null) => {
      const locked = { body: { status: 'active', version: 3 } }
      const api = fakeApi({
        'GET /api/deal-alerts': { body: { alerts: [], limit: 50 } },
        'POST /api/posts/7/comment-lock': locked,
        'DELETE /api/posts/7/comment-lock': locked,
      })
      const held = aPostDetails({ id: 7, permissions: { ...noPermissions, canLockComments: true }, commentsLockedFor })
      const shown = await show(<PostMenu post={held} />, { api, signedIn: true })
      await shown.user.click(screen.getByRole('button', { name: 'More actions' }))
      return { ...shown, api }
    }

    it('locks comments with a reason that says something', async () => {
      const { user, api } = await openAsModerator(null)
      await user.click(await screen.findByRole('menuitem', { name: 'Lock comments' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Lock comments' }))
      const send = dialog.getByRole('button', { name: 'Lock comments' })
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'no')
      expect(send).toBeDisabled()
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' more of this')
      await user.click(send)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(api.asked('POST /api/posts/7/comment-lock')).toMatchObject([{ body: { reason: 'no more of this' } }])
    })

    it('keeps a reason that was not taken', async () => {
      const { user, api } = await openAsModerator(null)
      api.answer('POST /api/posts/7/comment-lock', { status: 503, body: 'A store is away.' })
      await user.click(await screen.findByRole('menuitem', { name: 'Lock comments' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Lock comments' }))
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'no more of this')
      await user.click(dialog.getByRole('button', { name: 'Lock comments' }))
      await screen.findByText('503: A store is away.')
      expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Reason' })).toHaveValue('no more of this')
    })

    it('opens them again', async () => {
      const { user, api } = await openAsModerator('It went in circles.')
      await user.click(await screen.findByRole('menuitem', { name: 'Open comments again' }))
      await waitFor(() => expect(api.asked('DELETE /api/posts/7/comment-lock')).toHaveLength(1))
    })
  })

  it('says nothing of alerts to whoever has none', async () => {
    await open([])
    expect(screen.queryByRole('menuitem', { name: question })).not.toBeInTheDocument()
  })
})
