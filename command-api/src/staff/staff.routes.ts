import { operationActions, type staffCalls, type settingCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { refuse } from '../platform/refusal.ts'
import { operationCommands } from './operation.commands.ts'
import { settingCommands } from './settings.commands.ts'

/** Those that are asked of a view as a whole. */
const ofViews = operationActions.filter((action) => action !== 'retry' && action !== 'discard')

export function staffHandlers(context: CommandContext): Handlers<typeof staffCalls> {
  const { operate } = operationCommands(context)
  return {
    operateView: {
      run: async ({ caller, by, params }) => {
        const action = ofViews.find((one) => one === params.action)
        return action === undefined
          ? refuse('call-not-found')
          : operate({ caller, by, projection: params.name, action, key: null, reason: null })
      },
    },
    operateParked: { run: ({ caller, by, body }) => operate({ caller, by, ...body }) },
  }
}

export function settingHandlers(context: CommandContext): Handlers<typeof settingCalls> {
  const { changeSettings } = settingCommands(context)
  return { changeSettings: { run: ({ caller, by, body }) => changeSettings({ caller, by, ...body }) } }
}
