import { createHmac } from 'node:crypto'
import { streamOf } from '@deals/events'
import { usernameKeyOf } from '@deals/accounts'
import type { CommandContext } from '../context.ts'

/** The stream that reserves a name. The log keeps it for ever, so it must not tell the name of somebody who left. */
export function usernameStream({ secretFor }: Pick<CommandContext, 'secretFor'>, username: string): string {
  const key = createHmac('sha256', secretFor('usernames')).update(usernameKeyOf(username)).digest('base64url')
  return streamOf.username(key)
}
