import {
  canAnswerLetters,
  letterStates,
  streamOf,
  type InboxQuestion,
  type InboxView,
  type Letter,
  type LetterForm,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { userFold } from '../users/user.state.ts'
import type { Received } from './inquiries.commands.ts'
import { allLetters, kindOf, letterTables, letterView, namesOf, says, type StoredLetter } from './letters.ts'

interface By {
  readonly caller: Pick<Caller, 'id' | 'roles'>
}
const notForYou = refuse('not-allowed', { message: 'Only staff read what people wrote to the site.' })

/** What staff do with bug reports and messages. */
export function inboxCommands(context: CommandContext) {
  const { tables } = context
  return {
    getInbox: async ({ caller, query }: By & { query: InboxQuestion }): Promise<Outcome<InboxView>> => {
      if (!canAnswerLetters(caller)) {
        return notForYou
      }
      const all = await allLetters(tables)
      const found = all.filter((letter) => isWanted(letter, query, caller.id))
      const shown = found.slice((query.page - 1) * query.limit, query.page * query.limit)
      return done({
        letters: shown.map(await viewsOf(context, shown)),
        total: found.length,
        counts: countsOf(all),
      })
    },
    changeLetter: async ({ caller, id, form }: By & { id: string; form: LetterForm }): Promise<Outcome<Letter>> => {
      if (!canAnswerLetters(caller)) {
        return notForYou
      }
      const table = tables.table<Received>(letterTables[kindOf(id)])
      const letter = await letterOf(context, id)
      if (letter === null) {
        return refuse('letter-not-found')
      }
      const assigneeId = await assigneeOf(context, form.assignee)
      if (isRefused(assigneeId)) {
        return assigneeId
      }
      const changed: Received = {
        ...letter.value,
        state: form.state ?? letter.value.state,
        desk: {
          assigneeId: letter.value.desk?.assigneeId ?? null,
          ...assigneeId,
          at: context.clock.now(),
          by: caller.id,
        },
      }
      const isMine = letter.rev === form.version && (await table.put(id, changed, letter.rev))
      const now = await letterOf(context, id)
      if (now === null) {
        return refuse('letter-not-found')
      }
      const view = (await viewsOf(context, [now]))(now)
      return isMine ? done(view) : refuse('conflict', { message: meanwhile(view) })
    },
  }
}

/** How staff read each of these letters. */
async function viewsOf(
  { accounts, screenshots: { addressOf } }: CommandContext,
  letters: readonly StoredLetter[],
): Promise<(letter: StoredLetter) => Letter> {
  const nameOf = await namesOf(accounts, letters)
  return (letter) => letterView(letter, { nameOf, addressOf })
}

async function letterOf({ tables }: CommandContext, id: string): Promise<StoredLetter | null> {
  const kind = kindOf(id)
  const entry = await tables.table<Received>(letterTables[kind]).get(id)
  return entry === null ? null : { kind, id, ...entry }
}

function isWanted(letter: StoredLetter, { state, kind, assignee, q }: InboxQuestion, me: string): boolean {
  const { state: is, desk } = letter.value
  const holder = desk?.assigneeId ?? null
  return (
    is === state &&
    (kind === undefined || letter.kind === kind) &&
    (assignee === undefined || holder === (assignee === 'me' ? me : null)) &&
    (q === '' || says(letter, q))
  )
}

function countsOf(all: readonly StoredLetter[]): InboxView['counts'] {
  const counts = { new: 0, open: 0, done: 0 }
  for (const { value } of all) {
    const state = letterStates.find((one) => one === value.state) ?? 'new'
    counts[state] += 1
  }
  return counts
}

/** The id of who shall look after a letter; nothing where that is not said. */
async function assigneeOf(
  context: CommandContext,
  name: string | null | undefined,
): Promise<{ assigneeId?: string | null } | Refused> {
  if (name === undefined || name === null) {
    return name === undefined ? {} : { assigneeId: null }
  }
  const account = await context.accounts.byAnyName(name)
  const user = account === null ? null : await loadState(context, streamOf.user(account.userId), userFold)
  return user?.status === 'active' && canAnswerLetters(user)
    ? { assigneeId: user.userId }
    : refuseField('assignee', `${name} is not one of the staff.`)
}

function meanwhile({ state, changed, assignee }: Letter): string {
  const who = changed?.by ?? 'Somebody else'
  return `${who} changed this meanwhile: it is ${state}${assignee === null ? '' : `, and ${assignee} looks after it`}.`
}
