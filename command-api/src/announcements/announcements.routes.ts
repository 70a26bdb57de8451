import type { announcementCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { announcementCommands } from './announcements.commands.ts'

export function announcementHandlers(context: CommandContext): Handlers<typeof announcementCalls> {
  const { makeAnnouncement, changeAnnouncement, endAnnouncement } = announcementCommands(context)
  return {
    makeAnnouncement: { run: ({ caller, by, body }) => makeAnnouncement({ caller, by, form: body }) },
    changeAnnouncement: {
      run: ({ caller, by, params, body: { version, ...form } }) =>
        changeAnnouncement({ caller, by, id: numericParam(params.announcementId), version, form }),
    },
    endAnnouncement: {
      run: ({ caller, by, params, body: { version } }) =>
        endAnnouncement({ caller, by, id: numericParam(params.announcementId), version }),
    },
  }
}
