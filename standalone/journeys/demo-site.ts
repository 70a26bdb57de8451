import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newDataDir, removeDataDir, startSite, type Site } from './site.ts'

export type Start = (dataDir: string) => Promise<Site>

/** A site with a copy of the demonstration data, of its own. */
export async function startDemoSite(start: Start = startSite): Promise<Site> {
  const written = await demonstrationData()
  const dataDir = await newDataDir()
  try {
    await copyOf(written, dataDir)
    return await start(dataDir)
  } catch (error) {
    await removeDataDir(dataDir)
    throw error
  }
}

/** Pictures are never changed, so all sites keep theirs in one place: what one of them drew, the others need not draw. */
async function copyOf(written: string, dataDir: string): Promise<void> {
  const pictures = join(written, 'images')
  await cp(written, dataDir, { recursive: true, filter: (path) => path !== pictures })
  await symlink(pictures, join(dataDir, 'images'))
}

/** Writing the data takes many seconds, so of all journeys of a run the first that asks writes them. */
async function demonstrationData(): Promise<string> {
  const folder = process.env['JOURNEYS_FOLDER'] ?? ''
  const written = join(folder, 'written')
  const writing = join(folder, 'writing')
  while (!existsSync(written)) {
    // Who finished between the look and the claim has left the name free.
    if ((await isFirst(writing)) && !existsSync(written)) {
      await write(writing, written)
    } else {
      await pause(250)
    }
  }
  return written
}

function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  )
}

async function write(writing: string, written: string): Promise<void> {
  try {
    const site = await startSite(writing)
    await site.stop()
    await rename(writing, written)
  } catch (error) {
    await rm(writing, { recursive: true, force: true })
    throw error
  }
}
