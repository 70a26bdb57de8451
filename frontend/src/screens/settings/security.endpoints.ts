import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

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
      ...to('POST /api/user/proof/passkey-options'),
    }),
    getSecurity: build.query({
      ...to('GET /api/user/security'),
      providesTags: ['Security'],
    }),
    getSignIns: build.query({ ...to('GET /api/user/sign-ins') }),
    getAllSignIns: build.query({ ...to('GET /api/staff/sign-ins') }),
    startTotp: build.mutation({ ...to('POST /api/user/security/totp') }),
    confirmTotp: build.mutation({
      ...to('POST /api/user/security/totp/:id'),
      invalidatesTags: whenDone('Security'),
    }),
    passkeyOptions: build.mutation({ ...to('POST /api/user/security/passkey-options') }),
    addPasskey: build.mutation({
      ...to(
        'POST /api/user/security/passkeys',
        ({ name, credential }: { readonly name: string; readonly credential: RegistrationResponseJSON }) => ({
          // No extension is asked for, so nothing is told of any.
          body: { name, credential: { ...credential, clientExtensionResults: {} } },
        }),
      ),
      invalidatesTags: whenDone('Security'),
    }),
    renameFactor: build.mutation({
      ...to('PATCH /api/user/security/factors/:id'),
      invalidatesTags: whenDone('Security'),
    }),
    removeFactor: build.mutation({
      ...to('DELETE /api/user/security/factors/:id', (id: string) => ({ params: { id } })),
      invalidatesTags: whenDone('Security'),
    }),
    renewCodes: build.mutation({
      ...to('POST /api/user/security/recovery-codes'),
      invalidatesTags: whenDone('Security'),
    }),
  }),
})
