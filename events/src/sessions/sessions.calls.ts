import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { passwordMinLength } from '../users/account-limits.ts'

const text = z.string().nullish()
const page = { who: 'anybody', bodies: ['urlencoded'], answers: z.string(), type: 'text/html' } as const

/** Forms of pages that command-api shows; they answer with pages. */
export const sessionPages = {
  logIn: call('POST /login', {
    ...page,
    about: 'Signs in.',
    refuses: ['not-signed-in'],
    body: z.object({ username: z.string(), password: z.string(), next: text }),
  }),
  register: call('POST /register', {
    ...page,
    about: 'Joins.',
    needs: 'registration',
    body: z.object({
      username: z.string(),
      password: z.string().min(passwordMinLength),
      email: z.string().max(254).nullish(),
      next: text,
    }),
  }),
  logOut: call('POST /logout', { ...page, about: 'Signs out.' }),
}
