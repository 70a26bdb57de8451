import { numberOf, streamOf, type AlertView } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { appendAtEnd, decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { alertMatchFold } from './alert-match.state.ts'
import { changeAlert, isOwn } from './change-alert.ts'
import { dealAlertFold, type KeptAlert } from './deal-alert.state.ts'
import { shownAs } from './deal-alerts.commands.ts'
import { dismissMatch } from './dismiss-match.ts'
import { termsOfForm } from './terms-of-form.ts'

export interface Dismissal extends OnPost {
  readonly alertId: string
  /** Posts with it are not wanted either. */
  readonly word?: string | undefined
}

export function alertMatchCommands(context: CommandContext) {
  return {
    dismissMatch: (command: Dismissal) => dismiss(context, command),
    /** Nothing is decided in an inbox: matches seen twice are seen. */
    markMatchesSeen: async ({ caller, by }: Pick<Dismissal, 'caller' | 'by'>): Promise<Outcome<{ seen: true }>> => {
      const data = { userId: caller.id, upToPosition: numberOf(await context.log.head()) }
      const stream = streamOf.inbox(caller.id)
      const position = await appendAtEnd(context, by, { stream, events: [{ type: 'AlertMatchesSeen', data }] })
      return done({ seen: true }, position)
    },
  }
}

/** Takes a post out of what an alert found; the word, where one is given, is excluded from then on. */
async function dismiss(context: CommandContext, command: Dismissal): Promise<Outcome<AlertView>> {
  const { caller, by, alertId, postId, word } = command
  const match = { alertId, userId: caller.id, postId }
  const alert = await loadState(context, streamOf.alert(alertId), dealAlertFold)
  if (!isOwn(alert, caller.id)) {
    return refuse('alert-not-found')
  }
  const stream = streamOf.match(alertId, postId)
  const refused = dismissMatch(match, await loadState(context, stream, alertMatchFold))
  const terms = isRefused(refused) ? refused : await termsOfForm(context, excluding(alert, word), alert)
  if (isRefused(terms)) {
    return terms
  }
  const own = await context.queries.alertsOf({ userId: caller.id })
  const changed = await decideAndAppend(context, by, {
    stream: streamOf.alert(alertId),
    fold: dealAlertFold,
    decide: (state) => changeAlert({ userId: caller.id, terms, own: [] }, state),
  })
  const dismissed = await decideAndAppend(context, by, {
    stream,
    fold: alertMatchFold,
    decide: (state) => dismissMatch(match, state),
  })
  const shown = shownAs(context, changed, own)
  if (isRefused(shown) || isRefused(dismissed)) {
    return isRefused(dismissed) ? dismissed : shown
  }
  return done(shown.answer, dismissed.position)
}

const excluding = ({ keywords: { none } }: KeptAlert, word: string | undefined) =>
  word === undefined || none.includes(word) ? {} : { keywords: { none: [...none, word] } }
