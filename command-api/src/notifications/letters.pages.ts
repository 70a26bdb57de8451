import type { RequestHandler, Response, Router } from 'express'
import { mailPaths, type MailClaim } from '@deals/accounts'
import { waitOf } from '@deals/process'
import type { CommandContext } from '../context.ts'
import { cookieOf } from '../platform/cookies.ts'
import { problemOf } from '../platform/problem-of.ts'
import { invocationOf } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { sendPage } from '../platform/page.ts'
import { isRefused, sentenceOf, statusOf, type Refused } from '../platform/refusal.ts'
import { askingPage, donePage, problemPage, wornOut, type About } from './letter-forms.ts'

type Change = (request: {
  caller: { id: string }
  by: ReturnType<typeof invocationOf>
  body: object
}) => Promise<Outcome>
interface Parts {
  readonly context: CommandContext
  readonly secured: RequestHandler
  /** Changes what a member chose; handed in, because preferences are another feature. */
  readonly change: Change
}

/**
 * The server pages that links in letters lead to. A link shows a button, because programs follow links too; the button
 * and the one click of mailboxes (RFC 8058) send the same. Whoever holds the link needs no session, and no page of
 * another site can know it, so neither cookies nor the rule about other sites have a say here.
 */
export function mountLetterPages(router: Router, parts: Parts): void {
  const { context, secured } = parts
  for (const path of Object.values(mailPaths)) {
    const claimOf = (query: Record<string, unknown>) => readClaim(context, path, query['token'])
    router.get(path, secured, (request, response) => {
      const about = { theme: cookieOf(request, 'theme'), action: request.originalUrl }
      const claim = claimOf(request.query)
      show(response, about, claim === null ? 'worn-out' : claim)
    })
    router.post(path, secured, async (request, response) => {
      const about = { theme: cookieOf(request, 'theme'), action: request.originalUrl }
      try {
        const claim = claimOf(request.query)
        const outcome = claim === null ? 'worn-out' : await act(parts, claim)
        if (claim !== null && outcome === 'done') {
          sendPage(response, donePage(about, claim), 200)
        } else {
          show(response, about, outcome === 'done' ? 'worn-out' : outcome)
        }
      } catch (error) {
        const { status, message } = problemOf(error, context.logger)
        response.set(waitOf(status))
        sendPage(response, problemPage(about, message), status)
      }
    })
  }
}

function show(response: Response, about: About, what: MailClaim | 'worn-out' | Refused): void {
  if (what === 'worn-out') {
    sendPage(response, wornOut(about), 404)
  } else if (isRefused(what)) {
    sendPage(response, problemPage(about, sentenceOf(what)), statusOf(what))
  } else {
    sendPage(response, askingPage(about, what), 200)
  }
}

/** What the token of a link does, on the page that is for it. */
function readClaim({ links, clock }: CommandContext, path: string, token: unknown): MailClaim | null {
  const claim = typeof token === 'string' ? links.read(token) : null
  const isForHere = claim !== null && (claim.does === 'confirm') === (path === mailPaths.confirm)
  const isInTime = claim?.does !== 'confirm' || clock.now() < claim.until
  return isForHere && isInTime ? claim : null
}

async function act({ context, change }: Parts, claim: MailClaim): Promise<'done' | 'worn-out' | Refused> {
  const { subscriptions } = context
  switch (claim.does) {
    case 'confirm':
      return (await subscriptions.confirm(claim.subscription)) ? 'done' : 'worn-out'
    case 'unsubscribe':
      await subscriptions.remove(claim.subscription)
      return 'done'
    case 'stop-notices':
      return changeFor({ context, change }, claim.userId, { notices: { email: { [claim.type]: false } } })
    case 'stop-digest':
      return changeFor({ context, change }, claim.userId, { notices: { digest: 'off' } })
    case 'stop-newsletter':
      return changeFor({ context, change }, claim.userId, { emailPreferences: { newsletter: false } })
  }
}

/** Somebody who has left gets no letters anyway. */
async function changeFor(
  { context, change }: Pick<Parts, 'context' | 'change'>,
  userId: string,
  body: object,
): Promise<'done' | Refused> {
  if ((await context.accounts.byId(userId)) === null) {
    return 'done'
  }
  const outcome = await change({ caller: { id: userId }, by: invocationOf({ id: userId, roles: [] }), body })
  return isRefused(outcome) ? outcome : 'done'
}
