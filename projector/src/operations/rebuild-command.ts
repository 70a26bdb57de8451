import { numberOf } from '@deals/events'
import { rebuild, type Rebuilt } from '../platform/rebuild.ts'
import type { Desk } from './desk.ts'
import { chosenProjections, WrongWord } from './find-projection.ts'
import { progressShown } from './show-progress.ts'
import { waitingForStores } from './wait-for-stores.ts'

export interface RebuildWish {
  name: string | undefined
  all: boolean
  /** False leaves the last step to the operator. */
  isSwitchWanted: boolean
  /** Part of one core, from 0 to 1. */
  share: string
}

/** Builds anew, proves it, switches; exit 1 when what was built differs from what runs. */
export async function rebuildCommand(desk: Desk, wish: RebuildWish): Promise<number> {
  const projections = chosenProjections(desk, wish.name, wish.all)
  const share = Number(wish.share)
  if (!(share > 0 && share <= 1)) {
    throw new WrongWord(`--share is a part of one core, such as 0.5, not "${wish.share}".`)
  }
  const shown = progressShown(desk)
  const { isSwitchWanted } = wish
  const wanted = { ...desk, decoder: desk.codec, projections, share, isSwitchWanted, onProgress: shown.show }
  // What was cut off goes on from its checkpoints.
  const rebuilt = await desk
    .withProjector(() => waitingForStores(desk, () => rebuild(wanted)))
    .finally(() => shown.end())
  rebuilt.forEach((one) => desk.print(sentenceOf(one, wish.isSwitchWanted)))
  return rebuilt.every(({ isEqual }) => isEqual) ? 0 : 1
}

function sentenceOf({ projection, version, position, ...rebuilt }: Rebuilt, isSwitchWanted: boolean): string {
  const built = `${projection}: version ${version} built up to ${numberOf(position)}`
  if (!rebuilt.isEqual) {
    return `${built}, but it differs from ${rebuilt.comparedWith === 'active' ? 'the running one' : 'its own digest'}; not switched. "verify ${projection}" lists what differs, "switch ${projection}" takes it all the same.`
  }
  const proved = rebuilt.comparedWith === 'active' ? 'equal to the running one' : 'its digest is right'
  return rebuilt.isSwitched
    ? `${built}, ${proved}, switched.`
    : `${built}, ${proved}; ${isSwitchWanted ? 'it could not be switched' : `"switch ${projection}" makes it the running one`}.`
}
