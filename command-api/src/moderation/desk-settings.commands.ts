import { streamOf, type DomainEvent, type QueueViews, type TemplatesRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Invocation, ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { changeTemplates, changeViews } from './change-desk-settings.ts'
import { deskSettingsFold, type DeskSettings } from './desk-settings.state.ts'

/** What moderators set up for themselves and for each other. */
export function deskSettingsCommands(context: CommandContext) {
  const decide = (by: Invocation, stream: string, rule: (state: DeskSettings) => DomainEvent[] | Refused) =>
    decideAndAppend(context, by, { stream, fold: deskSettingsFold, decide: rule })
  return {
    changeTemplates: async ({ by, ...command }: ByMember & TemplatesRequest): Promise<Outcome<TemplatesRequest>> => {
      const stream = streamOf.deskTemplates('feedback')
      const decided = await decide(by, stream, (state) => changeTemplates(command, state))
      if (isRefused(decided)) {
        return decided
      }
      const { templates, version } = decided.after
      return done({ templates, version }, decided.position)
    },
    changeViews: async ({ by, ...command }: ByMember & QueueViews): Promise<Outcome<QueueViews>> => {
      const stream = streamOf.deskOf(command.caller.id)
      const decided = await decide(by, stream, (state) => changeViews(command, state))
      return isRefused(decided) ? decided : done({ views: decided.after.views }, decided.position)
    },
  }
}
