import type { RequestHandler, Router } from 'express'
import { sessionPages } from '@deals/events'
import { countryOf, sessionCookie } from '@deals/process'
import type { CommandContext } from '../context.ts'
import { cookieOf, endedSessionHeader, sessionCookieHeader, welcomeCookieHeader } from '../platform/cookies.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { refuseClosed } from '../platform/refuse-closed.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'
import { deviceCookieHeader } from './known-device.ts'
import { logInCommands } from './log-in.commands.ts'
import { nextPath } from './next-path.ts'
import { openSession } from './open-session.ts'
import { mountSessionPage, tellPosition, type Said, type SessionPage } from './session-desk.ts'
import { logoutPage, registerPage } from './session-forms.ts'
import { visitOf } from './visit.ts'

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

/** The server pages /register and /logout. */
export function mountSessionPages(router: Router, parts: Parts): void {
  const pages = [registration(parts), logout(parts)]
  pages.forEach((page) => mountSessionPage(router, parts, page))
}

function registration({ context, register }: Parts): SessionPage {
  const isClosed = () => refuseClosed(context, sessionPages.register.needs)
  return {
    path: sessionPages.register.path,
    page: registerPage,
    look: () => isClosed(),
    take: async ({ request, response }, said) => {
      const closed = await isClosed()
      if (closed !== null) {
        return closed
      }
      const visit = visitOf(request)
      const made = await withinLimit(context, visit.address, () => register(formOf(said, countryOf(request.headers))))
      if (isRefused(made)) {
        return made
      }
      const account = await context.accounts.byId(made.answer.userId)
      const opened = account && (await openSession(context, account, { visit, method: 'registration', round: 0 }))
      if (opened !== null && !isRefused(opened)) {
        response.append('set-cookie', deviceCookieHeader(opened.device, context.publicUrl))
        response.append('set-cookie', sessionCookieHeader(opened.token, context.publicUrl))
        response.append('set-cookie', welcomeCookieHeader(true, context.publicUrl))
      }
      tellPosition(context, response, made.position)
      response.set('cache-control', 'no-store').redirect(303, nextPath(said['next']))
      return null
    },
  }
}

function logout({ context }: Parts): SessionPage {
  const { logOut } = logInCommands(context)
  return {
    path: sessionPages.logOut.path,
    page: logoutPage,
    take: async ({ request, response }, said) => {
      await logOut(cookieOf(request, sessionCookie) ?? '')
      response.append('set-cookie', endedSessionHeader(context.publicUrl))
      // Whoever signs in next may have been here for years.
      response.append('set-cookie', welcomeCookieHeader(false, context.publicUrl))
      response.set('cache-control', 'no-store').redirect(303, nextPath(said['next']))
      return null
    },
  }
}

function formOf({ username = '', password = '', email = '' }: Said, country: string | null): RegistrationForm {
  return { username: username.trim(), password, email, country }
}

/** Accounts that came into being are counted, and tries besides: judging a password is work. */
async function withinLimit<Answer>(
  { limits }: CommandContext,
  address: string,
  register: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const tried = await limits.take([addressClaim('tries', address)])
  const taken = tried.isFree ? await limits.take([addressClaim('register', address)]) : tried
  if (!taken.isFree) {
    return tooOften(taken)
  }
  const made = await register()
  await (isRefused(made) ? taken.giveBack() : undefined)
  return made
}
