import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { SavedViews } from './SavedViews.tsx'

const templates = 'GET /api/moderation/templates'
const saving = 'PUT /api/moderation/templates'
const size = { title: 'Size', text: 'Please name the size.' }
const known = { templates: [size], version: 3, changedBy: 'sue', changedAt: '2026-11-19T12:00:00.000Z' }

async function openFeedback(more: Readonly<Record<string, FakeAnswer>> = {}) {
  const api = fakeApi({ [templates]: { body: known }, ...more })
  const sent: string[] = []
  const onSend = async (feedback: string) => {
    sent.push(feedback)
    return true
  }
  const shown = await show(<FeedbackDialog isBusy={false} onSend={onSend} onClose={() => undefined} />, { api })
  await shown.user.click(await screen.findByRole('button', { name: 'Edit templates' }))
  return { ...shown, api, sent, dialog: within(await screen.findByRole('dialog', { name: 'Templates' })) }
}

describe('the templates', () => {
  it('are those of the team, and are changed for all of it', async () => {
    const { user, api, dialog } = await openFeedback({ [saving]: { body: { templates: [], version: 4 } } })
    expect(screen.getByText(/Changed by sue on/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add a template' }))
    const second = within(dialog.getByRole('group', { name: 'Template 2' }))
    await user.type(second.getByRole('textbox', { name: 'Name' }), 'Colour')
    await user.type(second.getByRole('textbox', { name: 'Words for the poster' }), 'Which colour?')
    await user.click(dialog.getByRole('button', { name: 'Remove Size' }))
    await user.click(dialog.getByRole('button', { name: 'Save for everybody' }))
    await waitFor(() =>
      expect(api.asked(saving)[0]?.body).toEqual({
        templates: [{ title: 'Colour', text: 'Which colour?' }],
        version: 3,
      }),
    )
    expect(await screen.findByRole('dialog', { name: 'Request changes' })).toBeVisible()
  })

  it('say at their field what is wrong, and what somebody else changed meanwhile', async () => {
    const words = 'A name has 1 to 30 characters'
    const wrong = { status: 422, body: { message: words, fields: { 'templates.0.title': words } } }
    const { user, api, dialog } = await openFeedback({ [saving]: wrong })
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.click(dialog.getByRole('button', { name: 'Save for everybody' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid())
    const late = 'Somebody else changed the templates meanwhile. Look at theirs first.'
    api.answer(saving, { status: 409, body: { message: late } })
    await user.click(dialog.getByRole('button', { name: 'Save for everybody' }))
    expect(await dialog.findByText(late)).toBeVisible()
  })
})

describe('views of the queue', () => {
  const views = 'GET /api/moderation/views'
  const keeping = 'PUT /api/moderation/views'
  const spam = { name: 'Spam', query: 'queue?reason=spam' }
  const open = (question: object, kept: readonly object[], more: Readonly<Record<string, FakeAnswer>> = {}) => {
    const api = fakeApi({ [views]: { body: { views: kept } }, [keeping]: ({ body }) => ({ body }), ...more })
    return show(<SavedViews question={{ tab: 'queue', ...question }} />, { api, signedIn: true })
  }

  it('lead to their filters, and are forgotten', async () => {
    const { user, api } = await open({ reason: 'spam' }, [spam])
    const link = await screen.findByRole('link', { name: 'Spam' })
    expect(link).toHaveAttribute('href', '/staff/moderation/queue?reason=spam')
    expect(link).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByRole('button', { name: 'Keep as a view' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Forget the view Spam' }))
    await waitFor(() => expect(api.asked(keeping)[0]?.body).toEqual({ views: [] }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Spam' })).not.toBeInTheDocument())
  })

  it('are kept under a name', async () => {
    const { user, api } = await open({ q: 'lamp', holder: 'nobody' }, [spam])
    await user.click(await screen.findByRole('button', { name: 'Keep as a view' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lamps{Enter}')
    const lamps = { name: 'Lamps', query: 'queue?q=lamp&holder=nobody' }
    await waitFor(() => expect(api.asked(keeping)[0]?.body).toEqual({ views: [spam, lamps] }))
    expect(await screen.findByRole('link', { name: 'Lamps' })).toBeVisible()
  })

  it('stay as they were where that is refused, and the name says why', async () => {
    const refused = { status: 422, body: { message: 'Another view has this name' } }
    const { user } = await open({ q: 'lamp' }, [spam], { [keeping]: refused })
    await user.click(await screen.findByRole('button', { name: 'Keep as a view' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spam{Enter}')
    expect(await screen.findByText('Another view has this name')).toBeVisible()
  })
})
