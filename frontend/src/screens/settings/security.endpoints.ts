import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface Named {
  readonly id: string
  readonly name: string
}

function proofBy(shown: string | AuthenticationResponseJSON) {
  if (typeof shown !== 'string') {
    // No extension is asked for, so nothing is told of any.
    return { passkey: { ...shown, clientExtensionResults: {} } }
  }
  // A code has six digits; no password is as short.
  return /^\d{6}$/.test(shown) ? { code: shown } : { currentPassword: shown }
}

/** What keeps the account its member's. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    prove: build.mutation({
      ...to('POST /api/user/proof', (shown: string | AuthenticationResponseJSON) => ({ body: proofBy(shown) })),
    }),
    proofOptions: build.mutation({
      ...to('POST /api/user/proof/passkey-options', (_nothing: void) => ({})),
    }),
    getSecurity: build.query({
      ...to('GET /api/user/security', (_nothing: void) => ({})),
      providesTags: ['Security'],
    }),
    getSignIns: build.query({ ...to('GET /api/user/sign-ins', (_nothing: void) => ({})) }),
    getAllSignIns: build.query({ ...to('GET /api/staff/sign-ins', (_nothing: void) => ({})) }),
    startTotp: build.mutation({ ...to('POST /api/user/security/totp', (_nothing: void) => ({})) }),
    confirmTotp: build.mutation({
      ...to('POST /api/user/security/totp/:id', ({ id, code }: { readonly id: string; readonly code: string }) => ({
        params: { id },
        body: { code },
      })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    passkeyOptions: build.mutation({ ...to('POST /api/user/security/passkey-options', (_nothing: void) => ({})) }),
    addPasskey: build.mutation({
      ...to(
        'POST /api/user/security/passkeys',
        ({ name, credential }: { readonly name: string; readonly credential: RegistrationResponseJSON }) => ({
          // No extension is asked for, so nothing is told of any.
          body: { name, credential: { ...credential, clientExtensionResults: {} } },
        }),
      ),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    renameFactor: build.mutation({
      ...to('PATCH /api/user/security/factors/:id', ({ id, name }: Named) => ({ params: { id }, body: { name } })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    removeFactor: build.mutation({
      ...to('DELETE /api/user/security/factors/:id', (id: string) => ({ params: { id } })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    renewCodes: build.mutation({
      ...to('POST /api/user/security/recovery-codes', (_nothing: void) => ({})),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
  }),
})
