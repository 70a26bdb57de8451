import { switchTo } from '../platform/rebuild.ts'
import { goBack, versionToSwitchTo } from '../platform/version-steps.ts'
import type { Desk } from './desk.ts'
import { findProjection, numberFrom, standingOf, WrongWord } from './find-projection.ts'

/** Makes a version the one that queries read: the named one, else the newest that is not active. */
export async function switchCommand(desk: Desk, name: string, wish: { version?: string }): Promise<number> {
  const { standing, versions } = await standingOf(desk, findProjection(desk, name).name)
  const version =
    wish.version === undefined ? versionToSwitchTo(standing, versions) : numberFrom(wish.version, 'A version')
  if (version === undefined) {
    throw new WrongWord(`${name} has no newer version; ${waysToAnother(name, standing.previous)}.`)
  }
  if (!versions.some((one) => one.version === version)) {
    throw new WrongWord(`${name} has no version ${version}; "rebuild ${name}" makes one.`)
  }
  const isSwitched = await desk.withProjector(() => switchTo(desk, { projection: name, version }))
  desk.print(
    isSwitched
      ? `${name}: version ${version} is the running one.`
      : `${name}: version ${version} is not ready; nothing was switched.`,
  )
  return isSwitched ? 0 : 1
}

/** A version that was replaced waits too, but is gone back to. */
const waysToAnother = (name: string, previous: number | null): string =>
  `"rebuild ${name}" makes one${previous === null ? '' : `, and "rollback ${name}" goes to version ${previous}`}`

/** Goes back to the version that was running before. */
export async function rollbackCommand(desk: Desk, name: string): Promise<number> {
  const { standing } = await standingOf(desk, findProjection(desk, name).name)
  const { active, previous } = standing
  if (previous === null || active === null) {
    throw new WrongWord(`${name} has no version to go back to.`)
  }
  const isBack = await desk.withProjector(() => goBack(desk.store, { projection: name, version: previous }))
  if (isBack) {
    await desk.record([{ type: 'ProjectionRolledBack', data: { projection: name, version: previous, from: active } }])
  }
  desk.print(
    isBack
      ? `${name}: version ${previous} is the running one again.`
      : `${name}: version ${previous} is not as far as the running one, so it was not switched; was it folded by older code?`,
  )
  return isBack ? 0 : 1
}

/** Removes a version that is not running: the named one, else the one before. */
export async function dropCommand(desk: Desk, name: string, wish: { version?: string }): Promise<number> {
  const { standing } = await standingOf(desk, findProjection(desk, name).name)
  const version = wish.version === undefined ? standing.previous : numberFrom(wish.version, 'A version')
  if (version === null) {
    throw new WrongWord(`${name} has no replaced version; name one with --version.`)
  }
  const isDropped = await desk.store.drop({ projection: name, version })
  if (isDropped) {
    await desk.record([{ type: 'ProjectionDropped', data: { projection: name, version } }])
  }
  desk.print(
    isDropped
      ? `${name}: version ${version} was dropped.`
      : `${name}: version ${version} is running or does not exist; nothing was dropped.`,
  )
  return isDropped ? 0 : 1
}

/** Stops or goes on feeding all versions of a projection; queries read on. */
export async function pauseCommand(desk: Desk, name: string, isPaused: boolean): Promise<number> {
  await standingOf(desk, findProjection(desk, name).name)
  await desk.store.setPaused(name, isPaused)
  desk.print(isPaused ? `${name} is paused; "resume ${name}" lets it catch up.` : `${name} goes on.`)
  return 0
}
