import type { newsletterCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { newsletterCommands } from './newsletter.commands.ts'

export function newsletterHandlers(context: CommandContext): Handlers<typeof newsletterCalls> {
  const { planNewsletter, sendTest, size } = newsletterCommands(context)
  return {
    planNewsletter: {
      run: ({ caller, by, body: { version, ...plan } }) => planNewsletter({ caller, by, version, plan }),
    },
    testNewsletter: { costs: ['email'], run: ({ caller }) => sendTest(caller) },
    getNewsletterSize: { run: ({ caller }) => size(caller) },
  }
}
