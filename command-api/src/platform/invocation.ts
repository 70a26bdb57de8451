import { actorKind, type Actor, type Viewer } from '@deals/events'
import { newUuid, uuidV5 } from '@deals/events/platform'

/** What a suspended member may not do. */
export type Restriction = 'vote' | 'post' | 'comment'

/** Who gives a command: a signed-in member as the log knows them at this moment. */
export interface Caller extends Viewer {
  readonly restricts: readonly Restriction[]
}

/** One giving of a command: by whom, under which id, and what it follows from. */
export interface Invocation {
  readonly actor: Actor
  readonly commandId: string
  readonly correlationId: string
  readonly causationId: string
  readonly requestId?: string
  /** Set when the client chose the key itself, so that it may repeat the command. */
  readonly key?: string
}

/** A command that a member gives. */
export interface ByMember {
  readonly caller: Caller
  readonly by: Invocation
}
/** One about a post. */
export interface OnPost extends ByMember {
  readonly postId: number
}

const keyNamespace = 'b1c7a5d2-3f0e-5c86-9f43-6a1d7f2e8c90'

/** The invocation of a member; a key of the client's makes its repeats the same command. */
export function invocationOf(
  caller: Pick<Caller, 'id' | 'roles'>,
  { key, scope = '', requestId }: { key?: string; scope?: string; requestId?: string } = {},
): Invocation {
  const commandId = key === undefined ? newUuid() : uuidV5(keyNamespace, [caller.id, scope, key].join('\n'))
  return {
    actor: { id: caller.id, kind: actorKind(caller) },
    commandId,
    correlationId: requestId ?? commandId,
    causationId: commandId,
    ...(requestId !== undefined && { requestId }),
    ...(key !== undefined && { key }),
  }
}

/** The invocation of the site itself; the event it answers makes a repeated reaction the same command. */
export function systemInvocation(name: string, cause: { causationId: string; correlationId?: string }): Invocation {
  return {
    actor: { id: null, kind: 'system' },
    commandId: uuidV5(keyNamespace, ['system', name, cause.causationId].join('\n')),
    correlationId: cause.correlationId ?? cause.causationId,
    causationId: cause.causationId,
  }
}

/** What follows from an event within the command that wrote it; however often that is repeated, it is one command. */
export function childInvocation({ actor, requestId }: Invocation, eventId: string): Invocation {
  return {
    actor,
    commandId: uuidV5(keyNamespace, ['child', eventId].join('\n')),
    correlationId: eventId,
    causationId: eventId,
    ...(requestId !== undefined && { requestId }),
  }
}

/** Another command of the same flow: the ids of its events must not be those of the thing itself. */
export const anotherInvocation = (by: Invocation): Invocation => ({ ...by, commandId: newUuid() })

/** The invocation of whoever runs the site, by its tools and not as a member. */
export function operatorInvocation(commandId: string = newUuid()): Invocation {
  return { actor: { id: null, kind: 'operator' }, commandId, correlationId: commandId, causationId: commandId }
}
