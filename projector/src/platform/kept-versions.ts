import type { ParkedKey, ParkedWish, ProjectionStore, StoredVersion, VersionRef } from './projection-store.ts'

/** The versions of one view, or of all, that were not dropped. */
export async function keptVersions(
  store: Pick<ProjectionStore, 'versions'>,
  projection?: string,
): Promise<StoredVersion[]> {
  return (await store.versions()).filter(
    (one) => one.state !== 'dropped' && (projection === undefined || one.projection === projection),
  )
}

type Parked = Pick<ProjectionStore, 'versions' | 'parking'>

/** All keys of one view, or of all, whose events wait. */
export async function parkedIn(store: Parked, projection?: string): Promise<ParkedKey[]> {
  const refs = (await keptVersions(store, projection)).filter(({ parkedKeys }) => parkedKeys > 0)
  return (await Promise.all(refs.map((ref) => store.parking(ref).keys()))).flat()
}

/** Asks for the events under a key of a view; the versions in which some wait. */
export async function requestParked(
  store: Parked,
  projection: string,
  { key, ...wanted }: ParkedWish & { key: string },
): Promise<VersionRef[]> {
  const versions = await keptVersions(store, projection)
  const isAsked = await Promise.all(versions.map((ref) => store.parking(ref).request(key, wanted)))
  return versions.filter((_, at) => isAsked[at])
}
