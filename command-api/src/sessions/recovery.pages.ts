import type { Request, RequestHandler, Router } from 'express'
import { sessionPages } from '@deals/events'
import { ticketPaths, type TicketRef, type TicketUse } from '@deals/accounts'
import { networkOf, visitorAddress } from '@deals/process'
import type { CommandContext } from '../context.ts'
import { sendPage, type FormPage } from '../platform/page.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'
import {
  confirmEmailPage,
  emailConfirmedPage,
  emailUndonePage,
  factorRemovedPage,
  forgotDonePage,
  forgotPage,
  removeFactorPage,
  resetDonePage,
  resetPage,
  undoEmailPage,
} from './recovery-forms.ts'
import { longestName, nameTyped } from './log-in.commands.ts'
import { circumstances, mountSessionPage, type Exchange, type SessionPage } from './session-desk.ts'
import type { PageCircumstances } from './session-forms.ts'

/** What the pages have done; handed in, because accounts are another feature. */
export interface RecoveryCommands {
  readonly forgetPassword: (name: string) => Promise<void>
  readonly resetPassword: (ref: TicketRef, newPassword: string) => Promise<Refused | null>
  readonly confirmEmail: (ref: TicketRef) => Promise<{ email: string } | Refused>
  readonly undoEmail: (ref: TicketRef) => Promise<{ email: string } | Refused>
  /** What the link would remove. */
  readonly findAddedFactor: (ref: TicketRef) => Promise<{ name: string } | Refused>
  readonly removeAddedFactor: (ref: TicketRef) => Promise<{ name: string } | Refused>
}
interface Parts {
  readonly context: CommandContext
  readonly guards: readonly RequestHandler[]
  readonly recovery: RecoveryCommands
}

/** The server pages for those who cannot sign in, and those that links in letters about an account lead to. */
export function mountRecoveryPages(router: Router, parts: Parts): void {
  const { recovery } = parts
  const pages = [
    forgotten(parts),
    reset(parts),
    emailPage(parts, 'confirm-email', { page: confirmEmailPage, act: recovery.confirmEmail, done: emailConfirmedPage }),
    emailPage(parts, 'undo-email', { page: undoEmailPage, act: recovery.undoEmail, done: emailUndonePage }),
    addedFactor(parts),
  ]
  pages.forEach((page) => mountSessionPage(router, parts, page))
}

function forgotten({ context, recovery }: Parts): SessionPage {
  return {
    path: sessionPages.forgetPassword.path,
    page: forgotPage,
    take: async (exchange, { name = '' }) => {
      const asked = name.trim()
      if (asked === '' || asked.length > longestName) {
        return refuseField('name', 'Enter your username or your e-mail address')
      }
      const claims = [nameTyped(asked), networkOf(visitorAddress(exchange.request))]
      const taken = await context.limits.take(claims.map((key) => addressClaim('forgotten', key)))
      if (!taken.isFree) {
        return tooOften(taken)
      }
      await recovery.forgetPassword(asked)
      answer(context, exchange, forgotDonePage)
      return null
    },
  }
}

function reset({ context, recovery }: Parts): SessionPage {
  return {
    path: ticketPaths['reset-password'],
    page: resetPage,
    look: lookFor(context, 'reset-password'),
    take: async (exchange, { password = '' }) => {
      const ref = ticketOf(context, exchange.request, 'reset-password')
      const refused = ref === null ? refuse('link-worn-out') : await recovery.resetPassword(ref, password)
      if (refused === null) {
        answer(context, exchange, resetDonePage)
      }
      return refused
    },
  }
}

interface EmailPage {
  readonly page: (about: PageCircumstances) => FormPage
  readonly act: RecoveryCommands['confirmEmail']
  readonly done: (about: PageCircumstances, email: string) => FormPage
}

function emailPage({ context }: Parts, use: TicketUse, { page, act, done }: EmailPage): SessionPage {
  return {
    path: ticketPaths[use],
    page,
    look: lookFor(context, use),
    take: async (exchange) => {
      const ref = ticketOf(context, exchange.request, use)
      const outcome = ref === null ? refuse('link-worn-out') : await act(ref)
      if (isRefused(outcome)) {
        return outcome
      }
      answer(context, exchange, (about) => done(about, outcome.email))
      return null
    },
  }
}

function addedFactor({ context, recovery }: Parts): SessionPage {
  const ask = async <Found>({ request }: Exchange, of: (ref: TicketRef) => Promise<Found | Refused>) => {
    const ref = ticketOf(context, request, 'remove-factor')
    return ref === null ? refuse('link-worn-out') : of(ref)
  }
  return {
    path: ticketPaths['remove-factor'],
    page: removeFactorPage,
    look: async (exchange) => {
      const found = await ask(exchange, recovery.findAddedFactor)
      return isRefused(found) ? found : null
    },
    take: async (exchange) => {
      const removed = await ask(exchange, recovery.removeAddedFactor)
      if (isRefused(removed)) {
        return removed
      }
      answer(context, exchange, (about) => factorRemovedPage(about, removed.name))
      return null
    },
  }
}

const lookFor =
  (context: CommandContext, use: TicketUse) =>
  async ({ request }: Exchange): Promise<Refused | null> => {
    const ref = ticketOf(context, request, use)
    const ticket = ref === null ? null : await context.tickets.find(ref, use)
    return ticket === null ? refuse('link-worn-out') : null
  }

/** The ticket that the page's link carries, if it is one for this page. */
function ticketOf({ links }: CommandContext, { query }: Request, use: TicketUse): TicketRef | null {
  const { token } = query
  const claim = typeof token === 'string' ? links.readTicket(token) : null
  return claim?.does === use ? claim : null
}

function answer(context: CommandContext, exchange: Exchange, page: (about: PageCircumstances) => FormPage): void {
  sendPage(exchange.response, page({ ...circumstances(context, exchange), next: '/' }), 200)
}
