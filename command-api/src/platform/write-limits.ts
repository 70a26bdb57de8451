import { limitOfMember, postAgainWords, usualLimit, waitInWords } from '@deals/events'
import type { Claim, Window, Taken } from '@deals/process/limits'
import type { Caller } from './invocation.ts'
import { refuse, type Refused } from './refusal.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const per = (seconds: number, most: number): Window => ({ most, seconds })

/** What members do that nobody needs to set other numbers for. */
const fixedLimits = {
  preview: [per(hour, 60)],
  // The form asks again while it is filled in.
  rehearsal: [per(minute, 60)],
  // Each looks at thousands of posts.
  ruleRehearsal: [per(minute, 10)],
  export: [per(day, 5)],
  // Each makes the next one dearer: a change is decided on all of those before it.
  profile: [per(hour, 30), per(day, 100)],
  amend: [per(hour, 60)],
  // As votes: one press each, and an event that stays.
  bookmark: [per(hour, 220), per(day, 1_000)],
  dismissal: [per(hour, 220), per(day, 1_000)],
  // A device tells of a visit every ten minutes at most; somebody may have several.
  visit: [per(hour, 30), per(day, 200)],
  // A few words end a deal for everybody.
  availability: [per(hour, 60)],
  // Two grey a code for everybody.
  coupon: [per(hour, 60)],
  // Each asks others to look at two posts.
  sameProduct: [per(hour, 10), per(day, 20)],
  // Pins, themes and switches, also of somebody who tries them all.
  preferences: [per(hour, 120)],
  // Made, changed, removed, or told what it should not have found.
  alert: [per(hour, 60), per(day, 300)],
  // Made, changed, tried: each may ask an address that somebody else has.
  webhook: [per(hour, 30), per(day, 100)],
  // Suggested edits that stand at once; what is more waits for an answer.
  apply: [per(day, 10)],
  // Of the thread with moderators, the member's side and theirs.
  answer: [per(hour, 10)],
  message: [per(hour, 60)],
  // Each sends a letter to somebody who may not want one.
  email: [per(hour, 5)],
} as const satisfies Record<string, readonly Window[]>
type SetAction = 'submit' | 'edit' | 'suggest' | 'comment' | 'vote' | 'downVote' | 'report' | 'image' | 'score'
export type MemberAction = SetAction | keyof typeof fixedLimits

/** The same for what nobody needs to be signed in for, and for how often a password may be tried. */
const fixedOtherLimits = {
  form: [per(hour, 3)],
  forgotten: [per(hour, 3)],
  // Registrations, whatever comes of them.
  tries: [per(hour, 100)],
  // Of one mailbox, whoever says that it is theirs: it may be somebody else's.
  asked: [per(hour, 3), per(day, 10)],
  // Codes of six digits: with so few tries a day nobody guesses one.
  code: [per(15 * minute, 5), per(day, 30)],
  account: [per(hour, 30), per(day, 100)],
} as const satisfies Record<string, readonly Window[]>
type SetOtherAction = 'register' | 'login' | 'password'
export type AddressAction = SetOtherAction | keyof typeof fixedOtherLimits

const has = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table => Object.hasOwn(table, name)

export function memberClaim(action: MemberAction, caller: Pick<Caller, 'id' | 'roles' | 'trustLevel'>): Claim {
  return has(fixedLimits, action)
    ? { key: `${action}:${caller.id}`, windows: fixedLimits[action] }
    : limitOfMember(action, caller)
}

export function addressClaim(action: AddressAction, address: string): Claim {
  const key = `${action}:${address}`
  return has(fixedOtherLimits, action) ? { key, windows: fixedOtherLimits[action] } : { key, ...usualLimit(action, 0) }
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
  return { key: `downVote:${caller.id}:${targetId}`, ...usualLimit('downVoteOfOne', caller.trustLevel) }
}

const words: Record<string, (wait: string, seconds: number) => string> = {
  submit: (_wait, seconds) => postAgainWords(seconds),
  comment: (_wait, seconds) => `You are posting too fast. Try again in ${seconds} seconds`,
  login: (wait) => `Too many tries. Try again in ${wait}.`,
  password: (wait) => `Too many tries. Try again in ${wait}.`,
  tries: (wait) => `Too many tries. Try again in ${wait}.`,
  code: (wait) => `Too many tries. Try again in ${wait}.`,
  asked: (wait) => `This address got several letters already. Try again in ${wait}.`,
  forgotten: (wait) => `We were asked for this often. Try again in ${wait}.`,
  account: (wait) => `Too many tries. Try again in ${wait}, or from a device on which you signed in before.`,
}

/** What somebody hears who did something too often. */
export const tooOften = ({ claim, retryAfter }: Extract<Taken, { isFree: false }>): Refused =>
  refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })

function tooOftenSentence({ key }: Claim, seconds: number): string {
  const wait = waitInWords(seconds)
  return words[key.slice(0, key.indexOf(':'))]?.(wait, seconds) ?? `You are doing this too often. Try again in ${wait}.`
}
