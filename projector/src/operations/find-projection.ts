import { keptVersions } from '../platform/kept-versions.ts'
import type { Projection } from '../platform/projection.ts'
import type { Standing, StoredVersion } from '../platform/projection-store.ts'
import type { Desk } from './desk.ts'

/** A command that cannot be done as it was given: one sentence, exit 2. */
export class WrongWord extends Error {
  override name = 'WrongWord'
}

export function findProjection({ projections }: Pick<Desk, 'projections'>, name: string): Projection {
  const found = projections.find((projection) => projection.name === name)
  if (found === undefined) {
    const known = projections.map((projection) => projection.name).join(', ')
    throw new WrongWord(`There is no projection "${name}"; there are ${known}.`)
  }
  return found
}

/** The named projection, or all of them. */
export function chosenProjections(
  desk: Pick<Desk, 'projections'>,
  name: string | undefined,
  all: boolean,
): readonly Projection[] {
  if ((name === undefined) === !all) {
    throw new WrongWord('Name one projection, or give --all.')
  }
  return name === undefined ? desk.projections : [findProjection(desk, name)]
}

/** A projection's versions and which of them queries read. */
export async function standingOf(
  { store }: Pick<Desk, 'store'>,
  projection: string,
): Promise<{ standing: Standing; versions: StoredVersion[] }> {
  const standing = (await store.standings()).find((one) => one.projection === projection)
  if (standing === undefined) {
    throw new WrongWord(`${projection} has no version yet; start the site once.`)
  }
  return { standing, versions: await keptVersions(store, projection) }
}

/** A whole number, or a sentence. */
export function numberFrom(text: string, what: string): number {
  if (!/^\d+$/.test(text)) {
    throw new WrongWord(`${what} is a whole number, not "${text}".`)
  }
  return Number(text)
}
