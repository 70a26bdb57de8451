import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { api } from '../../lib/api.ts'

/** An authenticator or a passkey. */
export interface FactorView {
  readonly id: string
  readonly kind: 'totp' | 'passkey'
  readonly name: string
  readonly addedAt: string
  readonly lastUsedAt: string | null
}
export interface SecurityView {
  readonly factors: readonly FactorView[]
  readonly recoveryCodesLeft: number
}
/** Once somebody signed in, or tried to. */
export interface SignInView {
  /** Told to owners alone. */
  readonly username?: string | null
  readonly at: string
  readonly label: string
  readonly address: string
  readonly method: 'password' | 'code' | 'recovery-code' | 'passkey' | 'registration'
  readonly outcome: 'signed-in' | 'refused'
}
export interface StartedTotp {
  readonly id: string
  readonly secret: string
  readonly url: string
}
export interface AddedFactor {
  /** Told once, with the first factor. */
  readonly recoveryCodes: readonly string[] | null
}

const base = '/api/user/security'

function proofBy(shown: string | AuthenticationResponseJSON) {
  if (typeof shown !== 'string') {
    return { passkey: shown }
  }
  // A code has six digits; no password is as short.
  return /^\d{6}$/.test(shown) ? { code: shown } : { currentPassword: shown }
}

/** What keeps the account its member's. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    prove: build.mutation<unknown, string | AuthenticationResponseJSON>({
      query: (shown) => ({ path: '/api/user/proof', method: 'POST', body: proofBy(shown) }),
    }),
    proofOptions: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => ({ path: '/api/user/proof/passkey-options', method: 'POST' }),
    }),
    getSecurity: build.query<SecurityView, void>({
      query: () => ({ path: base }),
      providesTags: ['Security'],
    }),
    getSignIns: build.query<{ readonly signIns: readonly SignInView[] }, void>({
      query: () => ({ path: '/api/user/sign-ins' }),
    }),
    getAllSignIns: build.query<{ readonly signIns: readonly SignInView[] }, void>({
      query: () => ({ path: '/api/staff/sign-ins' }),
    }),
    startTotp: build.mutation<StartedTotp, void>({
      query: () => ({ path: `${base}/totp`, method: 'POST' }),
    }),
    confirmTotp: build.mutation<AddedFactor, { readonly id: string; readonly code: string }>({
      query: ({ id, code }) => ({ path: `${base}/totp/${id}`, method: 'POST', body: { code } }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    passkeyOptions: build.mutation<PublicKeyCredentialCreationOptionsJSON, void>({
      query: () => ({ path: `${base}/passkey-options`, method: 'POST' }),
    }),
    addPasskey: build.mutation<AddedFactor, { readonly name: string; readonly credential: RegistrationResponseJSON }>({
      query: (body) => ({ path: `${base}/passkeys`, method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    renameFactor: build.mutation<unknown, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ path: `${base}/factors/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    removeFactor: build.mutation<unknown, string>({
      query: (id) => ({ path: `${base}/factors/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    renewCodes: build.mutation<AddedFactor, void>({
      query: () => ({ path: `${base}/recovery-codes`, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
  }),
})
