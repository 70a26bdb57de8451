import {
  mostAlertsOf,
  shownAlert,
  streamOf,
  type AlertView,
  type ChangeAlertRequest,
  type CreateAlertRequest,
  type OwnAlert,
  type Rehearsal,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { decideOnNew, reservedId } from '../platform/decide-on-new.ts'
import { loadState } from '../platform/fold.ts'
import type { ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { freePlace, onPlace, type Places } from '../platform/places.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import type { AskedTerms } from './check-alert.ts'
import { changeAlert, isOwn } from './change-alert.ts'
import { createAlert, tooManyAlerts } from './create-alert.ts'
import { dealAlertFold, type DealAlertState } from './deal-alert.state.ts'
import { deleteAlert } from './delete-alert.ts'
import { digestOfSearch, refuseTwin } from './same-terms.ts'
import { switchAlert } from './switch-alert.ts'
import { noTerms, termsOfForm, usualName } from './terms-of-form.ts'

export interface NewAlert extends ByMember {
  readonly form: CreateAlertRequest
}
export interface AlertChange extends ByMember {
  readonly alertId: string
  readonly form: ChangeAlertRequest
}

export function alertCommands(context: CommandContext) {
  return {
    createAlert: (command: NewAlert) => create(context, command),
    /** Changes what an alert looks for, and switches it off and on. */
    changeAlert: (command: AlertChange) => change(context, command),
    deleteAlert: async ({ caller, by, alertId }: Omit<AlertChange, 'form'>): Promise<Outcome<{ deleted: true }>> => {
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.alert(alertId),
        fold: dealAlertFold,
        decide: (state) => deleteAlert({ userId: caller.id }, state),
      })
      if (isRefused(decided)) {
        return decided
      }
      await freePlace(context, by, { of: 'alert', userId: caller.id, thing: 'an alert' })
      return done({ deleted: true }, decided.position)
    },
    /** What an alert would have found in the last days; nothing is written. */
    rehearseAlert: async ({ caller, form }: Omit<NewAlert, 'by'>): Promise<Outcome<Rehearsal>> => {
      const terms = await termsOfForm(context, form, noTerms)
      if (isRefused(terms)) {
        return terms
      }
      const { keywords, filters } = terms
      const { id, username, roles, trustLevel } = caller
      const viewer = { id, username, roles, trustLevel }
      return done(await context.queries.rehearseAlert({ viewer, terms: { keywords, filters } }))
    },
  }
}

async function create(context: CommandContext, { caller, by, form }: NewAlert): Promise<Outcome<AlertView>> {
  const terms = await termsOfForm(context, form, noTerms)
  if (isRefused(terms)) {
    return terms
  }
  // A repeat must not be measured against its own first alert.
  const earlier = await reservedId(context, by)
  const own = (await context.queries.alertsOf({ userId: caller.id })).filter(({ alertId }) => alertId !== earlier)
  const most = mostAlertsOf(caller, await context.settings())
  const twin = own.length < most ? refuseTwin(terms, own) : null
  if (twin !== null) {
    return twin
  }
  const name = terms.name ?? (await usualName(context, terms))
  const make = () =>
    decideOnNew(context, by, {
      kind: 'create-alert',
      streamFor: (id) => streamOf.alert(String(id)),
      fold: dealAlertFold,
      decide: (id) => (state) => createAlert({ caller, alertId: String(id), terms, name, own, most }, state),
    })
  const decided =
    earlier === null
      ? await onPlace(context, by, { places: placesOf(context, { caller, by, terms, most }), make })
      : await make()
  return shownAs(context, decided, [])
}

const madeJustNow = refuse('duplicate', { message: 'You already have this alert; you made it a moment ago.' })

interface Placing extends Pick<NewAlert, 'caller' | 'by'> {
  readonly terms: AskedTerms
  readonly most: number
}

function placesOf({ queries }: CommandContext, { caller, by, terms, most }: Placing): Places {
  const counted = async () => (await queries.alertsOf({ userId: caller.id })).length
  const thing = `${digestOfSearch(terms)} ${by.commandId}`
  return { of: 'alert', userId: caller.id, thing, twin: madeJustNow, most, counted, full: tooManyAlerts(most) }
}

async function change(context: CommandContext, command: AlertChange): Promise<Outcome<AlertView>> {
  const { caller, by, alertId, form } = command
  const userId = caller.id
  const stream = streamOf.alert(alertId)
  const state = await loadState(context, stream, dealAlertFold)
  if (!isOwn(state, userId)) {
    return refuse('alert-not-found')
  }
  const terms = await termsOfForm(context, form, state)
  if (isRefused(terms)) {
    return terms
  }
  const own = await context.queries.alertsOf({ userId })
  const decided = await decideAndAppend(context, by, {
    stream,
    fold: dealAlertFold,
    decide: (latest) => {
      const changed = changeAlert({ userId, terms, own }, latest)
      const switched = switchAlert({ ...form, userId, now: context.clock.now() }, latest)
      return isRefused(changed) ? changed : isRefused(switched) ? switched : [...changed, ...switched]
    },
  })
  return shownAs(context, decided, own)
}

/** The alert as its owner sees it; what it found is known to the read side. */
export function shownAs(
  { clock }: CommandContext,
  decided: Decided<DealAlertState> | Refused,
  own: readonly OwnAlert[],
): Outcome<AlertView> {
  if (isRefused(decided)) {
    return decided
  }
  const { after } = decided
  if (after.status !== 'kept') {
    return refuse('alert-not-found')
  }
  const known = own.find(({ alertId }) => alertId === after.alertId)
  const found = { matches: known?.matches ?? 0, lastMatchAt: known?.lastMatchAt ?? undefined }
  return done(shownAlert(after.alertId, { ...after, ...found }, clock.now()), decided.position)
}
