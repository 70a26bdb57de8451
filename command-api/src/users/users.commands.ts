import {
  canGiveRoles,
  flagsOf,
  isSignedOutSooner,
  streamOf,
  type OwnProfile,
  type ProfileForm,
  type Role,
  type RolesForm,
} from '@deals/events'
import { idleAfter } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { operatorInvocation, type Invocation, type ByMember } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { changeProfile } from './change-profile.ts'
import { changeRoles, grantRole, takesOwnership } from './change-roles.ts'
import { sanctionUser, type SanctionUser } from './sanction-user.ts'
import { suspendUser, type SuspendUser } from './suspend-user.ts'
import { unseatOwner } from './unseat-owner.ts'
import { answerOf, profileOf } from './user-answers.ts'
import { userFold, type ExistingUser, type UserState } from './user.state.ts'

export type Rule = (state: UserState) => ReturnType<typeof changeProfile>

export interface AboutMember extends ByMember {
  readonly username: string
}

export function userCommands(context: CommandContext) {
  const decide = (by: Invocation, userId: string, rule: Rule) =>
    decideAndAppend(context, by, { stream: streamOf.user(userId), fold: userFold, decide: rule, subject: () => userId })
  const decideByName = async (by: Invocation, username: string, rule: Rule) => {
    const account = await context.accounts.byAnyName(username)
    return account === null ? refuse('user-not-found') : decide(by, account.userId, rule)
  }
  return {
    changeProfile: async ({ caller, by, form }: ByMember & { form: ProfileForm }): Promise<Outcome<OwnProfile>> => {
      const { avatar } = form
      if (avatar !== null && avatar !== undefined && avatar !== '' && !context.images.has(avatar)) {
        return refuseField('avatar', 'Upload the picture first.')
      }
      return answerOf(await decide(by, caller.id, (state) => changeProfile({ caller, form }, state)), profileOf)
    },
    changeRoles: async ({ caller, by, username, form }: AboutMember & { form: RolesForm }) => {
      const unseated = await unseatedBy(context, { caller, by, username, form })
      const rule = (state: UserState) =>
        isRefused(unseated) ? unseated : changeRoles({ caller, form, unseated }, state)
      const decided = await decideByName(by, username, rule)
      await (isRefused(decided) ? undefined : limitSessions(context, decided.after))
      return answerOf(decided, rolesOf)
    },
    /** For operators and for the first data of a site. */
    grantRole: async ({
      username,
      role,
      by = operatorInvocation(),
    }: {
      username: string
      role: Role
      by?: Invocation
    }) => answerOf(await decideByName(by, username, (state) => grantRole({ role }, state)), rolesOf),
    suspendUser: async ({ caller, by, username, form }: AboutMember & Pick<SuspendUser, 'form'>) => {
      const now = context.clock.now()
      const rule = (state: UserState) => suspendUser({ caller, form, now }, state)
      return answerOf(await decideByName(by, username, rule), suspensionOf)
    },
    sanctionUser: async ({ caller, by, username, form }: AboutMember & Pick<SanctionUser, 'form'>) => {
      const now = context.clock.now()
      const rule = (state: UserState) => sanctionUser({ caller, form, now }, state)
      return answerOf(await decideByName(by, username, rule), suspensionOf)
    },
  }
}

/** Only what takes the role of an owner away is settled among owners first. */
async function unseatedBy(
  context: CommandContext,
  { caller, by, username, form }: AboutMember & { form: RolesForm },
): Promise<number | null | Refused> {
  const account = takesOwnership(form) && canGiveRoles(caller) ? await context.accounts.byAnyName(username) : null
  return account === null || account.userId === caller.id ? null : unseatOwner(context, { caller, by }, account.userId)
}

/** Whoever has a role is signed out sooner where nobody sits at the screen. */
async function limitSessions({ sessions }: CommandContext, user: UserState): Promise<void> {
  if (user.status !== 'missing') {
    await sessions.setIdle(user.userId, isSignedOutSooner(user) ? idleAfter.role : idleAfter.member)
  }
}

const rolesOf = ({ username, roles }: ExistingUser) => ({ username, ...flagsOf(roles) })
const suspensionOf = ({ username, suspension }: ExistingUser) => ({
  username,
  until: suspension?.until === null || suspension === null ? null : new Date(suspension.until).toISOString(),
  restricts: suspension?.restricts ?? [],
})
