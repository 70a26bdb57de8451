import { streamOf, type AnnouncementForm, type DomainEvent } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { changeAnnouncement, endAnnouncement, makeAnnouncement } from './announce.ts'
import { announcementsFold, type Announcements } from './announcements.state.ts'

interface By {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
}
interface OnOne extends By {
  readonly id: number
  readonly version: number
}
interface Answer {
  readonly id: number
  readonly version: number
}

export function announcementCommands(context: CommandContext) {
  const decide = (by: Invocation, rule: (all: Announcements) => DomainEvent[] | Refused) =>
    decideAndAppend(context, by, { stream: streamOf.announcements(), fold: announcementsFold, decide: rule })
  const onOne = async (
    by: Invocation,
    id: number,
    rule: (all: Announcements) => DomainEvent[] | Refused,
  ): Promise<Outcome<Answer>> => {
    const decided = await decide(by, rule)
    return isRefused(decided) ? decided : done(answerOf(decided.after, id), decided.position)
  }
  return {
    makeAnnouncement: async ({ by, ...command }: By & { form: AnnouncementForm }): Promise<Outcome<Answer>> => {
      const now = context.clock.now()
      const decided = await decide(by, (all) => makeAnnouncement({ ...command, now }, all))
      return isRefused(decided) ? decided : done(answerOf(decided.after, decided.after.size), decided.position)
    },
    changeAnnouncement: ({ by, ...command }: OnOne & { form: AnnouncementForm }) => {
      const now = context.clock.now()
      return onOne(by, command.id, (all) => changeAnnouncement({ ...command, now }, all))
    },
    endAnnouncement: ({ by, ...command }: OnOne) => {
      const now = context.clock.now()
      return onOne(by, command.id, (all) => endAnnouncement({ ...command, now }, all))
    },
  }
}

const answerOf = (all: Announcements, id: number): Answer => ({ id, version: all.get(id)?.version ?? 0 })
