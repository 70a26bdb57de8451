import type { newsletterCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { newsletterCommands } from './newsletter.commands.ts'

export function newsletterHandlers(context: CommandContext): Handlers<typeof newsletterCalls> {
  const { planNewsletter, size } = newsletterCommands(context)
  return {
    planNewsletter: {
      run: ({ caller, by, body: { version, ...plan } }) => planNewsletter({ caller, by, version, plan }),
    },
    getNewsletterSize: { run: ({ caller }) => size(caller) },
  }
}
