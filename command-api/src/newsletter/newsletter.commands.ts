import { confirmedEmailOf } from '@deals/accounts'
import { canPlanNewsletter, streamOf, type SystemCommands, type Viewer } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { decideBySystem } from '../platform/system-outcome.ts'
import { newsletterFold } from './newsletter.state.ts'
import { issueNewsletter, planNewsletter, type PlanNewsletter } from './plan-newsletter.ts'

const stream = streamOf.newsletter()

/** What staff plan of the newsletter, and who else gets it. */
export function newsletterCommands(context: CommandContext) {
  return {
    planNewsletter: async ({
      by,
      ...wish
    }: PlanNewsletter & { by: Invocation }): Promise<Outcome<{ version: number }>> => {
      const decide = (state: Parameters<typeof planNewsletter>[1]) => planNewsletter(wish, state)
      const decided = await decideAndAppend(context, by, { stream, fold: newsletterFold, decide })
      return isRefused(decided) ? decided : done({ version: decided.after.version }, decided.position)
    },
    /** Sends the next issue to who asks, in their own mailbox. */
    sendTest: async (caller: Pick<Viewer, 'id' | 'roles'>): Promise<Outcome<{ to: string }>> => {
      if (!canPlanNewsletter(caller)) {
        return refuse('not-allowed', { message: 'Only staff plan the newsletter.' })
      }
      const to = confirmedEmailOf(await context.accounts.byId(caller.id))
      if (to === null) {
        return refuse('conflict', { message: 'Confirm an e-mail address of yours first: the test goes there.' })
      }
      await context.accountLetters.tell(caller.id, { kind: 'newsletter-test' })
      return done({ to })
    },
    size: async (caller: Pick<Viewer, 'roles'>): Promise<Outcome<{ confirmed: number }>> =>
      canPlanNewsletter(caller) ? done({ confirmed: await context.subscriptions.confirmed() }) : refuse('not-allowed'),
  }
}

/** The site's own part: an issue that is due goes out. */
export function systemNewsletterCommands(context: CommandContext): Pick<SystemCommands, 'issueNewsletter'> {
  return {
    issueNewsletter: (request) =>
      decideBySystem(context, {
        name: 'issue-newsletter',
        cause: request,
        stream,
        fold: newsletterFold,
        decide: (state) => issueNewsletter({ date: request.date, now: context.clock.now() }, state),
      }),
  }
}
