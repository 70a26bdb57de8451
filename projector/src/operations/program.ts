import { Command, CommanderError } from 'commander'
import { Invalid } from '@deals/event-log'
import { Unavailable } from '@deals/storage'
import {
  backupCommand,
  checkCommand,
  restoreCommand,
  type BackupDesk,
  type KeyWish,
  type RestoreWish,
} from './backup-commands.ts'
import { checkVotesCommand } from './check-votes.ts'
import { copyAccountsCommand, copyLogCommand, reactFromNow } from './copy-commands.ts'
import type { Act, Desk } from './desk.ts'
import { doctorCommand } from './doctor.ts'
import { WrongWord } from './find-projection.ts'
import { asOfCommand, showStream, tailCommand } from './log-commands.ts'
import { addMemberCommands } from './member-commands.ts'
import { listParked, releaseParkedEvent, releaseParkedKey, showParked } from './parked-commands.ts'
import { rebuildCommand } from './rebuild-command.ts'
import { printProjections, printStatus } from './status.ts'
import { unlessStopped } from './unless-stopped.ts'
import { verifyCommand } from './verify-command.ts'
import { dropCommand, pauseCommand, rollbackCommand, switchCommand } from './version-commands.ts'

export interface Operator {
  openDesk: () => Promise<Desk>
  /** For what is done without the stores of a site. */
  backupDesk: () => BackupDesk
  print: (line: string) => void
  /** The operator has had enough. */
  signal: AbortSignal
}

/** A command that hears of the signal itself gets so long to end as it should. */
const orderlyEnd = 2_000

/** Reads one command of the operator and does it. Answers the exit code: 0 done, 1 not as hoped, 2 not understood. */
export async function operate(words: readonly string[], operator: Operator): Promise<number> {
  const { openDesk, backupDesk, print, signal } = operator
  let exitCode = 0
  const act: Act = async (work) => {
    const desk = await openDesk()
    try {
      // Whatever a command waits for, it is left when the operator says so: what it has written is whole at any time.
      exitCode = await unlessStopped(work(desk), signal, orderlyEnd)
    } finally {
      await desk.close()
    }
  }
  const program = commands(act, print)
  addBackupCommands(program, act, async (work) => {
    exitCode = await work(backupDesk())
  })
  try {
    await program.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? 0 : notUnderstood(print, error.message)
    }
    if (error instanceof WrongWord) {
      print(error.message)
      return 2
    }
    return cutOff(error, operator)
  }
}

/** A store that is away, or an operator who has had enough, is no bug. */
function cutOff(error: unknown, { print, signal }: Operator): number {
  if (signal.aborted) {
    print('Stopped. The same command can be given again.')
    return 1
  }
  if (error instanceof Unavailable || error instanceof Invalid) {
    print(error.message)
    return 1
  }
  throw error
}

function notUnderstood(print: (line: string) => void, message: string): number {
  print(`${message.replace(/^error: /, '').replace(/\.?$/, '.')} "npm run ops -- --help" lists what there is.`)
  return 2
}

function commands(act: Act, print: (line: string) => void): Command {
  const program = new Command('npm run ops --')
    .description('Looks after the read models and the event log, whether the site runs or not.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => {} })
    .showSuggestionAfterError(false)
  program
    .command('status')
    .description('how far every version is')
    .action(() => act(printStatus))
  program
    .command('projections')
    .description('what is folded into what')
    .action(() => act(printProjections))
  program
    .command('doctor')
    .description('looks for hidden faults')
    .action(() => act(doctorCommand))
  addVersionCommands(program, act)
  addParkedCommands(program, act)
  addLogCommands(program, act)
  addCopyCommands(program, act)
  addMemberCommands(program, act)
  return program
}

function addVersionCommands(program: Command, act: Act): void {
  program
    .command('rebuild')
    .description('builds anew beside what runs, proves it equal and switches')
    .argument('[projection]')
    .option('--all', 'all of them, in one pass over the log')
    .option('--no-switch', 'leaves the switch to you')
    .option('--share <part>', 'part of one core that it may take', '0.5')
    .action(
      (
        name: string | undefined,
        { all = false, switch: isSwitchWanted, share }: { all?: boolean; switch: boolean; share: string },
      ) => act((desk) => rebuildCommand(desk, { name, all, isSwitchWanted, share })),
    )
  program
    .command('verify')
    .description('folds everything again and says equal, or what differs')
    .argument('[projection]')
    .option('--all', 'all of them')
    .action((name: string | undefined, { all = false }: { all?: boolean }) =>
      act((desk) => verifyCommand(desk, { name, all })),
    )
  const named = (name: string, description: string) =>
    program.command(name).description(description).argument('<projection>')
  named('switch', 'makes another version the one that is read')
    .option('--version <n>', 'which one, else the newest')
    .action((name: string, wish: { version?: string }) => act((desk) => switchCommand(desk, name, wish)))
  named('rollback', 'goes back to the version before').action((name: string) =>
    act((desk) => rollbackCommand(desk, name)),
  )
  named('drop', 'removes a version that is not read')
    .option('--version <n>', 'which one, else the one before')
    .action((name: string, wish: { version?: string }) => act((desk) => dropCommand(desk, name, wish)))
  named('pause', 'stops folding').action((name: string) => act((desk) => pauseCommand(desk, name, true)))
  named('resume', 'folds on').action((name: string) => act((desk) => pauseCommand(desk, name, false)))
}

function addParkedCommands(program: Command, act: Act): void {
  const parked = program.command('parked').description('events that could not be folded').exitOverride()
  parked
    .command('list')
    .description('all keys that wait')
    .argument('[projection]')
    .action((name: string | undefined) => act((desk) => listParked(desk, name)))
  const keyed = (name: string, description: string) =>
    parked.command(name).description(description).argument('<projection>').argument('<key>')
  keyed('show', 'the events of one key').action((name: string, key: string) =>
    act((desk) => showParked(desk, name, key)),
  )
  keyed('retry', 'folds them again').action((name: string, key: string) =>
    act((desk) => releaseParkedKey(desk, { name, key, action: 'retry', reason: '' })),
  )
  keyed('discard', 'gives them up')
    .requiredOption('--reason <text>', 'why; kept in the log')
    .action((name: string, key: string, { reason }: { reason: string }) =>
      act((desk) => releaseParkedKey(desk, { name, key, action: 'discard', reason })),
    )
  const everywhere = (name: string, description: string) =>
    parked.command(name).description(description).argument('<position>', 'as "parked list" tells it')
  everywhere('retry-event', 'folds an event again in every view where it waits').action((at: string) =>
    act((desk) => releaseParkedEvent(desk, { at, action: 'retry', reason: '' })),
  )
  everywhere('discard-event', 'gives an event up in every view where it waits, with what waits behind it')
    .requiredOption('--reason <text>', 'why; kept in the log')
    .action((at: string, { reason }: { reason: string }) =>
      act((desk) => releaseParkedEvent(desk, { at, action: 'discard', reason })),
    )
}

function addLogCommands(program: Command, act: Act): void {
  program
    .command('stream')
    .description('one stream of the event log')
    .command('show')
    .description('its events')
    .argument('<name>', 'such as post-123')
    .action((name: string) => act((desk) => showStream(desk, name)))
  program
    .command('votes')
    .description('counts the votes again: whether all published roots hold, and all numbers that are shown')
    .action(() => act(checkVotesCommand))
  program
    .command('as-of')
    .description('a post as it stood')
    .argument('<post>')
    .option('--at <time>', 'such as 2026-11-27T09:00:00Z')
    .option('--position <n>', 'after this event of the log')
    .action((post: string, wish: { at?: string; position?: string }) => act((desk) => asOfCommand(desk, post, wish)))
  program
    .command('tail')
    .description('events as they come')
    .option('--after <position>', 'from there on, else from now')
    .option('--count <n>', 'ends after so many')
    .action((wish: { after?: string; count?: string }) => act((desk) => tailCommand(desk, wish)))
}

function addCopyCommands(program: Command, act: Act): void {
  program
    .command('react-from-now')
    .description('lets events of the log bring letters, alerts and scores from now on, after a move without copy-log')
    .action(() => act(reactFromNow))
  const copying = (name: string, description: string) =>
    program.command(name).description(description).requiredOption('--to <place>', 'an address or a file')
  copying('copy-log', 'writes every event into another log and compares both').action(({ to }: { to: string }) =>
    act((desk) => copyLogCommand(desk, to)),
  )
  copying('copy-accounts', 'writes accounts and sealing keys into another store').action(({ to }: { to: string }) =>
    act((desk) => copyAccountsCommand(desk, to)),
  )
}

function addBackupCommands(
  program: Command,
  act: Act,
  actOnBackup: (work: (desk: BackupDesk) => Promise<number>) => Promise<void>,
): void {
  const locked = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<folder>', 'where the backup lies')
      .option('--key-file <file>', 'holds the key of the backup, else BACKUP_KEY does')
  locked('backup', 'copies what is new of log, accounts, keys and pictures, encrypted, while the site runs').action(
    (folder: string, wish: KeyWish) => act((desk) => backupCommand(desk, folder, wish)),
  )
  locked('restore', 'brings a backup to life in an empty place, and compares')
    .requiredOption('--to <folder>', 'the data directory to be')
    .option('--at <time>', 'as it stood then, such as 2026-11-27T09:00:00Z')
    .option('--position <n>', 'as it stood after this event of the log')
    .action((folder: string, wish: RestoreWish) => actOnBackup((desk) => restoreCommand(desk, folder, wish)))
  locked('check', 'opens everything that a backup holds')
    .option('--fold', 'and folds it, to compare with the digests that the site had')
    .action((folder: string, wish: KeyWish & { fold?: boolean }) =>
      actOnBackup((desk) => checkCommand(desk, folder, wish)),
    )
}
