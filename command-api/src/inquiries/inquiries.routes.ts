import { screenshotLimits, type inquiryCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { inboxCommands } from './inbox.commands.ts'
import { inquiryCommands } from './inquiries.commands.ts'

export function inquiryHandlers(context: CommandContext): Handlers<typeof inquiryCalls> {
  const commands = inquiryCommands(context)
  const inbox = inboxCommands(context)
  const form = { durable: true, addressCost: 'form' } as const
  const isProgram = ({ website }: { website?: string | undefined }) => (website ?? '') !== ''
  return {
    subscribe: {
      ...form,
      run: ({ caller, body }) =>
        isProgram(body) ? commands.pretend() : commands.subscribe(caller?.id ?? null, body.email),
    },
    reportBug: {
      ...form,
      mostFiles: screenshotLimits.most,
      run: ({ caller, files, body: { website, email = null, ...fields } }) =>
        isProgram({ website })
          ? commands.pretend()
          : commands.reportBug(caller?.id ?? null, { ...fields, email }, files),
    },
    contact: {
      ...form,
      run: ({ caller, body: { website, ...fields } }) =>
        isProgram({ website }) ? commands.pretend() : commands.contact(caller?.id ?? null, fields),
    },
    getInbox: { run: (asked) => inbox.getInbox(asked) },
    changeLetter: { run: ({ caller, params, body }) => inbox.changeLetter({ caller, id: params.id, form: body }) },
  }
}
