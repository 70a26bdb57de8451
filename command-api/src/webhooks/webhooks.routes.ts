import type { webhookCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { webhookCommands } from './webhooks.commands.ts'

export function webhookHandlers(context: CommandContext): Handlers<typeof webhookCalls> {
  const commands = webhookCommands(context)
  const costs = ['webhook'] as const
  const ofOne = <Asked extends { params: { webhookId: string } }>({ params, ...asked }: Asked) => ({
    ...asked,
    webhookId: nameParam(params.webhookId),
  })
  return {
    listWebhooks: { run: (asked) => commands.listWebhooks(asked) },
    createWebhook: { costs, run: ({ caller, body }) => commands.createWebhook({ caller, form: body }) },
    changeWebhook: { costs, run: (asked) => commands.changeWebhook({ ...ofOne(asked), form: asked.body }) },
    renewWebhookSecret: { costs, run: (asked) => commands.renewSecret(ofOne(asked)) },
    deleteWebhook: { run: (asked) => commands.deleteWebhook(ofOne(asked)) },
    testWebhook: { costs, run: (asked) => commands.testWebhook(ofOne(asked)) },
    listDeliveries: { run: (asked) => commands.listDeliveries(ofOne(asked)) },
  }
}
