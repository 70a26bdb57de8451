import type { Request, RequestHandler, Response, Router } from 'express'
import { numberOf, type Position } from '@deals/events'
import { waitOf } from '@deals/process'
import type { CommandContext } from '../context.ts'
import { cookieHeader, cookieOf, isHttps, positionCookieHeader } from '../platform/cookies.ts'
import { problemOf } from '../platform/problem-of.ts'
import { sendPage, type FormPage } from '../platform/page.ts'
import { optionsForShowing, toSignIn } from '../platform/passkeys.ts'
import { readBody } from '../platform/read-body.ts'
import { isRefused, refuse, sentenceOf, statusOf, type Refused } from '../platform/refusal.ts'
import { logOf } from '../platform/tell-log.ts'
import { formCookie, formCookieSeconds, formToken, isTokenRight, newFormId } from './form-token.ts'
import { nextPath } from './next-path.ts'
import { closedPage, deadEndPage, type PageCircumstances } from './session-forms.ts'

/** The texts that a form sent. */
export type Said = Readonly<Record<string, string>>
export interface Exchange {
  readonly request: Request
  readonly response: Response
}
type ShownPage = (about: PageCircumstances, said: Said, errors?: Said) => FormPage

/** One server page: how it is shown, and what happens with its form. */
export interface SessionPage {
  readonly path: string
  readonly page: ShownPage
  /** What is wrong with the address itself, such as a link that was used already; its page has no form. */
  readonly look?: (exchange: Exchange) => Promise<Refused | null>
  /** What is wrong with the form; null once it was answered. */
  readonly take: (exchange: Exchange, said: Said) => Promise<Refused | null>
}
const outdated: Refused = refuse('not-allowed', { message: 'This form was open too long. Please try again.' })

/** Shows the page, and shows it again with what is wrong until its form is right. */
export function mountSessionPage(
  router: Router,
  { context, guards }: { context: CommandContext; guards: readonly RequestHandler[] },
  { path, page, look, take }: SessionPage,
): void {
  const show = ({ request, response }: Exchange, said: Said, refused?: Refused) => {
    const problem = refused === undefined || refused.fields !== undefined ? {} : { problem: sentenceOf(refused) }
    const about = { ...circumstances(context, { request, response }), next: nextPath(said['next']), ...problem }
    if (refused?.refused === 'link-worn-out') {
      sendPage(response, deadEndPage(about, sentenceOf(refused)), statusOf(refused))
      return
    }
    if (refused?.refused === 'closed') {
      sendPage(response, closedPage(about, sentenceOf(refused)), statusOf(refused))
      return
    }
    if (refused?.retryAfter !== undefined) {
      response.set('retry-after', String(refused.retryAfter))
    }
    sendPage(response, page(about, said, refused?.fields), refused === undefined ? 200 : statusOf(refused))
  }
  router.get(path, ...guards, async (request, response) => {
    const { next } = request.query
    const exchange = { request, response }
    show(exchange, typeof next === 'string' ? { next } : {}, (await look?.(exchange)) ?? undefined)
  })
  router.post(path, ...guards, async (request, response) => {
    const exchange = { request, response }
    try {
      const said = await readForm(exchange)
      if (isRefused(said)) {
        response.status(statusOf(said)).type('text/plain').send(sentenceOf(said))
        return
      }
      const isOurs = isTokenRight(context.secretFor('forms'), cookieOf(request, formCookie), said['token'])
      const refused = isOurs ? await take(exchange, said) : outdated
      if (refused !== null) {
        show(exchange, said, refused)
      }
    } catch (error) {
      const { status, message } = problemOf(error, context.logger)
      response.status(status).set(waitOf(status)).type('text/plain').send(message)
    }
  })
}

/** A form belongs to the browser that it was shown in. */
export function circumstances(context: CommandContext, { request, response }: Exchange) {
  const known = cookieOf(request, formCookie)
  const formId = known ?? newFormId()
  if (known === undefined) {
    const options = { maxAge: formCookieSeconds, isSecure: isHttps(context.publicUrl) }
    response.append('set-cookie', cookieHeader(formCookie, formId, options))
  }
  const token = formToken(context.secretFor('forms'), formId)
  const passkey = JSON.stringify(optionsForShowing(context, toSignIn))
  return { token, theme: cookieOf(request, 'theme'), action: request.originalUrl, passkey }
}

/** The page that is drawn next waits for what the form has written. */
export function tellPosition({ publicUrl }: CommandContext, response: Response, position: Position | undefined): void {
  if (position !== undefined) {
    response.set('x-position', String(numberOf(position)))
    response.append('set-cookie', positionCookieHeader({ position, log: logOf(response) }, publicUrl))
  }
}

async function readForm({ request, response }: Exchange): Promise<Said | Refused> {
  const body = await readBody(request, response, ['urlencoded'])
  if (isRefused(body)) {
    return body
  }
  const { fields } = body
  return typeof fields === 'object' && fields !== null
    ? Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : refuse('not-understood')
}
