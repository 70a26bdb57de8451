import { usuallyShown, type ShownOfMember } from '@deals/events'
import { preferences } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

/** What a member shows to everybody. */
export async function shownOfMember(
  { readModels }: Pick<Asking, 'readModels'>,
  userId: string,
): Promise<ShownOfMember> {
  return (await readModels.collection(preferences).get(userId))?.shown ?? usuallyShown
}
