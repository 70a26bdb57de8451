import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { EmailBox } from './EmailBox.tsx'
import { FactorsBox } from './FactorsBox.tsx'
import { PasswordBox } from './PasswordBox.tsx'
import { SessionsBox } from './SessionsBox.tsx'

const proofNeeded = { status: 403, body: { message: 'Please show again that it is you.', proof: 'needed' } }
const factor = {
  id: 'f1',
  kind: 'passkey',
  name: 'My laptop',
  addedAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
}

describe('an address', () => {
  const withEmail = (body: object) => fakeApi({ 'GET /api/user/email': { body } })

  it('says whether it is confirmed', async () => {
    const email = 'ann@mail.example'
    await show(<EmailBox />, { api: withEmail({ email, confirmed: true, pending: null }), signedIn: true })
    expect(await screen.findByText('Confirmed')).toBeVisible()
    expect(screen.queryByText(/We wrote to/)).toBeNull()
  })

  it('that was asked waits for its answer', async () => {
    const asked = { email: null, confirmed: false, pending: 'ann@mail.example' }
    await show(<EmailBox />, { api: withEmail(asked), signedIn: true })
    expect(await screen.findByText('We wrote to ann@mail.example')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeEnabled()
  })
})

it('a new password ends the other devices that are listed', async () => {
  const device = { createdAt: factor.addedAt, lastSeenAt: factor.addedAt, expiresAt: factor.addedAt }
  const here = { ...device, label: 'Firefox on Linux', current: true }
  let sessions = [
    { ...here, id: 'a' },
    { ...device, id: 'b', label: 'Safari on iPhone', current: false },
  ]
  const api = fakeApi({
    'GET /api/user/sessions': () => ({ body: { sessions } }),
    'POST /api/user/password': () => {
      sessions = [{ ...here, id: 'c' }]
      return { body: { changed: true } }
    },
  })
  const boxes = (
    <>
      <PasswordBox />
      <SessionsBox />
    </>
  )
  const { user } = await show(boxes, { api, signedIn: true })
  expect(await screen.findByText(/Safari on iPhone/)).toBeVisible()
  await user.type(screen.getByLabelText('Current password'), 'ten words or so')
  await user.type(screen.getByLabelText('New password'), 'a wholly new sentence')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(screen.queryByText(/Safari on iPhone/)).toBeNull())
  expect(screen.getByText(/Firefox on Linux/)).toBeVisible()
})

describe('what only the member may do', () => {
  it('is done once they showed who they are, without being asked for again', async () => {
    let isProven = false
    const removals: string[] = []
    const api = fakeApi({
      'GET /api/user/security': { body: { factors: [factor], recoveryCodesLeft: 10 } },
      'POST /api/user/proof': ({ body }) => {
        isProven = (body as { currentPassword: string }).currentPassword === 'right'
        return isProven ? { body: { proven: true } } : { status: 403, body: { message: 'Not right.' } }
      },
      'DELETE /api/user/security/factors/f1': () => {
        removals.push('asked')
        return isProven ? { body: { removed: true } } : proofNeeded
      },
    })
    const { user } = await show(<FactorsBox />, { api, signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Remove My laptop' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Your password'), 'wrong')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await within(dialog).findByText('Not right.')).toBeVisible()
    await user.clear(within(dialog).getByLabelText('Your password'))
    await user.type(within(dialog).getByLabelText('Your password'), 'right')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(removals).toHaveLength(2))
  })

  describe('in a browser that has passkeys', () => {
    const bytes = (text: string) => new TextEncoder().encode(text).buffer
    const shown = {
      id: 'a2V5',
      rawId: bytes('key'),
      type: 'public-key',
      getClientExtensionResults: () => ({}),
      response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signed') },
    }
    const credentials = { get: jest.fn<Promise<unknown>, [object]>() }
    // The browser of these tests has no passkeys.
    const parts: readonly [object, string][] = [
      [globalThis, 'PublicKeyCredential'],
      [navigator, 'credentials'],
    ]
    beforeEach(() => {
      const made: readonly unknown[] = [class {}, credentials]
      parts.forEach(([of, name], at) => Object.defineProperty(of, name, { value: made[at], configurable: true }))
    })
    afterEach(() => parts.forEach(([of, name]) => Reflect.deleteProperty(of, name)))

    it('is done once they showed one, also at the second try', async () => {
      let proof: unknown = null
      const api = fakeApi({
        'GET /api/user/security': { body: { factors: [factor], recoveryCodesLeft: 10 } },
        'POST /api/user/proof/passkey-options': { body: { challenge: 'YWdhaW4', allowCredentials: [] } },
        'POST /api/user/proof': ({ body }) => {
          proof = body
          return { body: { proven: true } }
        },
        'DELETE /api/user/security/factors/f1': () => (proof === null ? proofNeeded : { body: { removed: true } }),
      })
      credentials.get.mockRejectedValueOnce(new Error('cancelled')).mockResolvedValueOnce(shown)
      const { user } = await show(<FactorsBox />, { api, signedIn: true })
      await user.click(await screen.findByRole('button', { name: 'Remove My laptop' }))
      const dialog = await screen.findByRole('dialog')
      await user.click(await within(dialog).findByRole('button', { name: 'Use a passkey' }))
      expect(await within(dialog).findByText(/^No passkey was shown/)).toBeVisible()
      await user.click(within(dialog).getByRole('button', { name: 'Use a passkey' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(proof).toMatchObject({ passkey: { id: 'a2V5', response: { signature: 'c2lnbmVk' } } })
      expect(credentials.get.mock.calls.at(-1)).toMatchObject([{ publicKey: { challenge: bytes('again') } }])
    })
  })

  it('is not done by whoever closes the question', async () => {
    const api = fakeApi({
      'GET /api/user/security': { body: { factors: [factor], recoveryCodesLeft: 10 } },
      'DELETE /api/user/security/factors/f1': proofNeeded,
    })
    const { user } = await show(<FactorsBox />, { api, signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Remove My laptop' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('My laptop')).toBeVisible()
  })
})
