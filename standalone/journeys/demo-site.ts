import { existsSync } from 'node:fs'
import { cp, readFile, symlink } from 'node:fs/promises'
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

/** Written once for all journeys of a run, by a site that starts with the run. */
async function demonstrationData(): Promise<string> {
  const folder = process.env['JOURNEYS_FOLDER'] ?? ''
  const [written, failed] = [join(folder, 'written'), join(folder, 'failed')]
  while (!existsSync(written)) {
    if (existsSync(failed)) {
      throw new Error(await readFile(failed, 'utf8'))
    }
    await pause(250)
  }
  return written
}
