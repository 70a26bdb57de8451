import { bookmarkLimits } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller, OnPost } from '../platform/invocation.ts'
import { freePlace, onPlace, type Places } from '../platform/places.ts'
import type { Refused } from '../platform/refusal.ts'
import { tooManyCollections } from './change-bookmark.ts'
import { tooManySaved } from './toggle-bookmark.ts'

/**
 * From here on every saved post is reserved. Further below, the read side is never so late that a member could save as
 * many as are missing to the limit meanwhile, and a reservation would cost each click a second write.
 */
const countedFrom = bookmarkLimits.saved - 1_000

const placesOf = ({ queries }: CommandContext, { caller, postId }: Pick<OnPost, 'caller' | 'postId'>): Places => ({
  of: 'bookmark',
  userId: caller.id,
  thing: String(postId),
  most: bookmarkLimits.saved,
  full: tooManySaved,
  counted: () => queries.savedCount({ userId: caller.id }),
})

interface Saving<Made> {
  /** How many posts the member has saved. */
  readonly saved: number
  readonly make: () => Promise<Made | Refused>
}

/** Saves a post where there is room for it. */
export async function onBookmarkPlace<Made>(
  context: CommandContext,
  command: OnPost,
  { saved, make }: Saving<Made>,
): Promise<Made | Refused> {
  const places = placesOf(context, command)
  const isNearlyFull = saved >= countedFrom && saved < places.most
  return isNearlyFull ? onPlace(context, command.by, { places, make }) : make()
}

/** There is room for one more. */
export const freeBookmarkPlace = (context: CommandContext, command: OnPost): Promise<void> =>
  freePlace(context, command.by, placesOf(context, command))

export const collectionPlaces = ({ queries }: CommandContext, caller: Caller): Places => ({
  of: 'collection',
  userId: caller.id,
  thing: 'a collection',
  most: bookmarkLimits.collections,
  full: tooManyCollections,
  counted: async () => (await queries.collectionsOf({ userId: caller.id })).length,
})
