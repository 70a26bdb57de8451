import { beforeFirst } from '@deals/events'
import type { CommandContext } from '@deals/command-api/app'
import { verifyPassword, type Accounts } from '@deals/accounts'
import { demoPassword } from './logins.ts'
import { noteHours, type HomePagesAt } from './note-hours.ts'

interface Demo {
  commands: CommandContext
  say: (line: string) => void
  homePagesAt: HomePagesAt
}

/**
 * Fills an empty site with demonstration data, as commands. Every command has a key made of what it is, so a start that
 * was cut off is taken up again by the next one.
 */
export async function writeDemo({ commands, say, homePagesAt }: Demo): Promise<void> {
  const marks = commands.tables.table<{ start: number; isWhole: boolean }>('demonstration')
  const mark = await marks.get('mark')
  if (mark?.value.isWhole === true || (mark === null && (await commands.log.head()) > beforeFirst)) {
    return
  }
  const start = mark?.value.start ?? commands.clock.now()
  if (mark === null) {
    await marks.put('mark', { start, isWhole: false }, 0)
  }
  say('Writing the demonstration data.')
  const began = performance.now()
  // Only an empty site needs all the words and pictures.
  const { fillSite } = await import('./fill-site.ts')
  const doorsAt = await fillSite(commands, start, mark !== null)
  await noteHours(doorsAt, start, homePagesAt)
  await marks.put('mark', { start, isWhole: true }, (await marks.get('mark'))?.rev ?? 1)
  say(`The demonstration data is written, in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** A site that holds other members is not told of logins that it does not have. */
export async function hasDemoLogins(accounts: Pick<Accounts, 'byName'>): Promise<boolean> {
  const ann = await accounts.byName('ann')
  return ann !== null && (await verifyPassword(ann.passwordHash, demoPassword))
}
