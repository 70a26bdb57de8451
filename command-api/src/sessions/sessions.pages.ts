import type { Request, RequestHandler, Router } from 'express'
import { numberOf } from '@deals/events'
import { countryOf } from '@deals/events/process'
import type { CommandContext } from '../context.ts'
import {
  cookieOf,
  endedSessionHeader,
  positionCookieHeader,
  sessionCookie,
  sessionCookieHeader,
} from '../platform/cookies.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { addressClaim, tooOftenSentence } from '../platform/write-limits.ts'
import { deviceLabel } from './device-label.ts'
import { logInCommands } from './log-in.commands.ts'
import { nextPath } from './next-path.ts'
import { mountSessionPage, type Said, type SessionPage } from './session-desk.ts'
import { loginPage, logoutPage, registerPage } from './session-forms.ts'

interface RegistrationForm {
  readonly username: string
  readonly password: string
  readonly email: string
  readonly country: string | null
}
interface Parts {
  readonly context: CommandContext
  readonly guards: readonly RequestHandler[]
  /** Makes the account; handed in, because accounts are another feature. */
  readonly register: (form: RegistrationForm) => Promise<Outcome<{ userId: string }>>
}

/** The server pages /login, /register and /logout. */
export function mountSessionPages(router: Router, parts: Parts): void {
  const pages = [login(parts), registration(parts), logout(parts)]
  pages.forEach((page) => mountSessionPage(router, parts, page))
}

function login({ context }: Parts): SessionPage {
  const { logIn } = logInCommands(context)
  return {
    path: '/login',
    page: loginPage,
    take: async ({ request, response }, said) => {
      const { username = '', password = '' } = said
      const opened = await logIn({ username, password, ...visitorOf(request) })
      if (isRefused(opened)) {
        return opened
      }
      response.append('set-cookie', sessionCookieHeader(opened.token, context.publicUrl))
      response.set('cache-control', 'no-store').redirect(303, nextPath(said['next']))
      return null
    },
  }
}

function registration({ context, register }: Parts): SessionPage {
  return {
    path: '/register',
    page: registerPage,
    take: async ({ request, response }, said) => {
      const { address, label } = visitorOf(request)
      const made = await withinLimit(context, address, () => register(formOf(said, countryOf(request.headers))))
      if (isRefused(made)) {
        return made
      }
      const { token } = await context.sessions.start(made.answer.userId, label)
      response.append('set-cookie', sessionCookieHeader(token, context.publicUrl))
      if (made.position !== undefined) {
        response.set('x-position', String(numberOf(made.position)))
        response.append('set-cookie', positionCookieHeader(made.position, context.publicUrl))
      }
      response.set('cache-control', 'no-store').redirect(303, nextPath(said['next']))
      return null
    },
  }
}

function logout({ context }: Parts): SessionPage {
  const { logOut } = logInCommands(context)
  return {
    path: '/logout',
    page: logoutPage,
    take: async ({ request, response }, said) => {
      await logOut(cookieOf(request, sessionCookie) ?? '')
      response.append('set-cookie', endedSessionHeader(context.publicUrl))
      response.set('cache-control', 'no-store').redirect(303, nextPath(said['next']))
      return null
    },
  }
}

function formOf({ username = '', password = '', email = '' }: Said, country: string | null): RegistrationForm {
  return { username: username.trim(), password, email, country }
}

/** Only accounts that came into being are counted. */
async function withinLimit<Answer>(
  { limits }: CommandContext,
  address: string,
  register: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const taken = await limits.take([addressClaim('register', address)])
  if (!taken.isFree) {
    const { claim, retryAfter } = taken
    return refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })
  }
  const made = await register()
  await (isRefused(made) ? taken.giveBack() : undefined)
  return made
}

const visitorOf = (request: Request) => ({
  address: request.ip ?? 'unknown',
  label: deviceLabel(request.headers['user-agent']),
})
