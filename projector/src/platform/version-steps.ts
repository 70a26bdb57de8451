import { setTimeout as delay } from 'node:timers/promises'
import { keepReplacedFor } from './rebuild.ts'
import type { ProjectionStore, Standing, StoredVersion, VersionRef } from './projection-store.ts'

/** The version to switch to where none is named: the newest that is neither the running one nor an older one. */
export function versionToSwitchTo(standing: Standing, versions: readonly StoredVersion[]): number | undefined {
  return versions.filter(({ version }) => version !== standing.active && version > (standing.previous ?? 0)).at(-1)
    ?.version
}

const triesToGoBack = 40

/** Goes back to a version that is fed with the running one and only ever a batch apart from it. */
export async function goBack(store: Pick<ProjectionStore, 'activate'>, ref: VersionRef): Promise<boolean> {
  for (let attempt = 0; attempt < triesToGoBack; attempt += 1) {
    if (await store.activate(ref, keepReplacedFor)) {
      return true
    }
    await delay(25)
  }
  return false
}
