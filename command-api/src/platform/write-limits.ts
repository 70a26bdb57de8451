import { counted, isChosen, type TrustLevel } from '@deals/events'
import type { Claim, Window } from '@deals/process/limits'
import type { Caller } from './invocation.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const per = (seconds: number, most: number): Window => ({ most, seconds })

type ByTrust = Readonly<Record<TrustLevel, readonly Window[]>>
const forAll = (...windows: Window[]): ByTrust => ({ 0: windows, 1: windows, 2: windows })

/** How often a member may do what, by trust level: a newcomer seldom, a trusted member often. */
export const memberLimits = {
  submit: { 0: [per(day, 2)], 1: [per(day, 10), per(4 * hour, 4)], 2: [per(day, 30)] },
  storeSubmit: forAll(per(day, 1), per(7 * day, 2)),
  comment: { 0: [per(hour, 5)], 1: [per(hour, 20), per(10, 1)], 2: [per(hour, 40)] },
  vote: { 0: [per(day, 40)], 1: [per(hour, 220)], 2: [per(hour, 220)] },
  downVote: { 0: [per(day, 3)], 1: [per(day, 10)], 2: [per(day, 30)] },
  report: { 0: [per(day, 5)], 1: [per(day, 20)], 2: [per(day, 40)] },
  image: { 0: [per(hour, 10)], 1: [per(hour, 20)], 2: [per(hour, 40)] },
  score: { 0: [per(day, 3)], 1: [per(day, 10)], 2: [per(day, 20)] },
  preview: forAll(per(hour, 60)),
  // The form asks again while it is filled in.
  rehearsal: forAll(per(minute, 60)),
  message: { 0: [per(hour, 10)], 1: [per(hour, 10)], 2: [per(hour, 60)] },
  export: forAll(per(day, 5)),
  // Each sends a letter to somebody who may not want one.
  email: forAll(per(hour, 5)),
} as const satisfies Record<string, ByTrust>
export type MemberAction = keyof typeof memberLimits

/** How often one address may do what nobody needs to be signed in for, and how often a password may be tried. */
export const otherLimits = {
  register: [per(hour, 3)],
  login: [per(hour, 20)],
  form: [per(hour, 3)],
  password: [per(15 * minute, 5)],
  forgotten: [per(hour, 3)],
  // Codes of six digits: with so few tries a day nobody guesses one.
  code: [per(15 * minute, 5), per(day, 30)],
  account: [per(hour, 30), per(day, 100)],
} as const satisfies Record<string, readonly Window[]>

export type AddressAction = keyof typeof otherLimits

export function memberClaim(action: MemberAction, caller: Pick<Caller, 'id' | 'roles' | 'trustLevel'>): Claim {
  const level = isChosen(caller) ? 2 : caller.trustLevel
  return { key: `${action}:${caller.id}`, windows: memberLimits[action][level] }
}

export function addressClaim(action: AddressAction, address: string): Claim {
  return { key: `${action}:${address}`, windows: otherLimits[action] }
}

/**
 * Trying a password from a device that nobody knows. What one address tries locks nobody else out; all addresses
 * together find no password by trying.
 */
export function guessingClaims(name: string, address: string): Claim[] {
  return [
    addressClaim('password', `${name} from ${address}`),
    addressClaim('login', address),
    addressClaim('account', name),
  ]
}

/** One member pulls another one down only so often, whatever else the votes are about. */
export function targetClaim(caller: Pick<Caller, 'id' | 'trustLevel'>, targetId: string): Claim {
  return { key: `downVote:${caller.id}:${targetId}`, windows: caller.trustLevel === 1 ? [per(day, 3)] : [] }
}

const words: Record<string, (wait: string, seconds: number) => string> = {
  submit: (wait) => `You can post again in ${wait}.`,
  storeSubmit: (wait) => `You can post for your store again in ${wait}.`,
  comment: (_wait, seconds) => `You are posting too fast. Try again in ${seconds} seconds`,
  login: (wait) => `Too many tries. Try again in ${wait}.`,
  password: (wait) => `Too many tries. Try again in ${wait}.`,
  code: (wait) => `Too many tries. Try again in ${wait}.`,
  forgotten: (wait) => `We were asked for this often. Try again in ${wait}.`,
  account: (wait) => `Too many tries. Try again in ${wait}, or from a device on which you signed in before.`,
}

/** The sentence that goes with a 429. */
export function tooOftenSentence({ key }: Claim, seconds: number): string {
  const wait = inWords(seconds)
  return words[key.slice(0, key.indexOf(':'))]?.(wait, seconds) ?? `You are doing this too often. Try again in ${wait}.`
}

function inWords(seconds: number): string {
  const [amount, unit] =
    seconds >= 2 * hour
      ? [Math.ceil(seconds / hour), 'hour']
      : seconds >= minute
        ? [Math.ceil(seconds / minute), 'minute']
        : [seconds, 'second']
  return counted(amount, unit)
}
