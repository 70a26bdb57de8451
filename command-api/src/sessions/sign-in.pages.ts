import type { Request, RequestHandler, Router } from 'express'
import { sessionPages, shownCredential } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { cookieHeader, cookieOf, isHttps, sessionCookieHeader, welcomeCookieHeader } from '../platform/cookies.ts'
import { takeShownPasskey, toSignIn } from '../platform/passkeys.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { deviceCookieHeader } from './known-device.ts'
import { logInCommands } from './log-in.commands.ts'
import { backPath, nextPath } from './next-path.ts'
import { openSession, type OpenedSession, type Visit } from './open-session.ts'
import { halfwayAccount, halfwayCookie, halfwaySeconds, secondStep } from './second-step.ts'
import { mountSessionPage, tellPosition, type Exchange, type Said, type SessionPage } from './session-desk.ts'
import { loginPage, withNext } from './session-forms.ts'
import { secondStepPage } from './sign-in-forms.ts'
import { visitOf } from './visit.ts'

/** The ways in: by password, by what is asked besides, and by a passkey alone. */
export function mountSignInPages(
  router: Router,
  parts: { readonly context: CommandContext; readonly guards: readonly RequestHandler[] },
): void {
  const { context } = parts
  const pages = [login(context), code(context), passkey(context)]
  pages.forEach((page) => mountSessionPage(router, parts, page))
}

function login(context: CommandContext): SessionPage {
  const { logIn } = logInCommands(context)
  return {
    path: sessionPages.logIn.path,
    page: loginPage,
    take: async (exchange, said) => {
      const { username = '', password = '' } = said
      const opened = await logIn({ username, password, ...visitOf(exchange.request) })
      if (isRefused(opened)) {
        return opened
      }
      if ('halfway' in opened) {
        askForCode(context, exchange, { said, halfway: opened.halfway })
      } else {
        welcome(context, exchange, { opened, said })
      }
      return null
    },
  }
}

function code(context: CommandContext): SessionPage {
  const halfwayOf = (request: Request) => halfwayAccount(context, cookieOf(request, halfwayCookie))
  return {
    path: sessionPages.code.path,
    page: secondStepPage,
    look: async ({ request }) => ((await halfwayOf(request)) === null ? tooLate : null),
    take: async (exchange, said) => {
      const halfway = await halfwayOf(exchange.request)
      if (halfway === null) {
        return tooLate
      }
      const visit = visitOf(exchange.request)
      const opened = await secondStep(context, halfway, { code: said['code'] ?? '', visit })
      if (isRefused(opened)) {
        return opened.refused === 'not-signed-in' ? refuseField('code', opened.message ?? '') : opened
      }
      forgetHalfway(context, exchange)
      welcome(context, exchange, { opened, said })
      return null
    },
  }
}

/** The button of the sign-in page leads here; the page itself is that one. */
function passkey(context: CommandContext): SessionPage {
  return {
    path: sessionPages.passkey.path,
    page: loginPage,
    take: async (exchange, said) => {
      const opened = await openByPasskey(context, said['credential'] ?? '', visitOf(exchange.request))
      if (isRefused(opened)) {
        return opened
      }
      forgetHalfway(context, exchange)
      welcome(context, exchange, { opened, said })
      return null
    },
  }
}

const tooLate = refuse('not-signed-in', { message: 'That took too long. Please sign in again.' })
const unknownKey = refuse('not-signed-in', { message: 'This passkey is not known here. Sign in with your password.' })

async function openByPasskey(context: CommandContext, text: string, visit: Visit): Promise<OpenedSession | Refused> {
  const credential = shownCredential.safeParse(parsed(text)).data
  const owned = credential === undefined ? null : await context.factors.ofCredential(credential.id)
  const round = await context.sessions.round(owned?.userId ?? '')
  const account = owned === null ? null : await context.accounts.byId(owned.userId)
  if (credential === undefined || owned === null || account === null) {
    return unknownKey
  }
  const counter = await takeShownPasskey(context, owned, { response: credential, purpose: toSignIn })
  if (counter === null || !(await context.factors.usedPasskey(owned, counter))) {
    const { label, address } = visit
    await context.signIns.note(account.userId, { label, address, method: 'passkey', outcome: 'refused' })
    return unknownKey
  }
  return openSession(context, account, { visit, method: 'passkey', round })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Welcome {
  readonly opened: OpenedSession
  readonly said: Said
}

function welcome(context: CommandContext, { response }: Exchange, { opened, said }: Welcome): void {
  response.append('set-cookie', deviceCookieHeader(opened.device, context.publicUrl))
  response.append('set-cookie', sessionCookieHeader(opened.token, context.publicUrl))
  const next = nextPath(said['next'])
  if (opened.backAt !== undefined) {
    tellPosition(context, response, opened.backAt)
    // Nobody is welcomed twice on one page: as new, and as who came back.
    response.append('set-cookie', welcomeCookieHeader(false, context.publicUrl))
  }
  response
    .set('cache-control', 'no-store')
    .redirect(303, opened.backAt === undefined ? next : `${backPath}?${new URLSearchParams({ next }).toString()}`)
}

interface AskForCode {
  readonly said: Said
  readonly halfway: string
}

function askForCode({ publicUrl }: CommandContext, { response }: Exchange, { said, halfway }: AskForCode): void {
  const options = { maxAge: halfwaySeconds, isSecure: isHttps(publicUrl) }
  response.append('set-cookie', cookieHeader(halfwayCookie, halfway, options))
  const next = nextPath(said['next'])
  response.set('cache-control', 'no-store').redirect(303, withNext(sessionPages.code.path, next))
}

function forgetHalfway({ publicUrl }: CommandContext, { response }: Exchange): void {
  const options = { maxAge: 0, isSecure: isHttps(publicUrl) }
  response.append('set-cookie', cookieHeader(halfwayCookie, '', options))
}
