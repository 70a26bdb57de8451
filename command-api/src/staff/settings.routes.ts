import type { settingCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { settingCommands } from './settings.commands.ts'

export function settingHandlers(context: CommandContext): Handlers<typeof settingCalls> {
  const { changeSettings } = settingCommands(context)
  return { changeSettings: { run: ({ caller, by, body }) => changeSettings({ caller, by, ...body }) } }
}
