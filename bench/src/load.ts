import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAgain, type Load } from './ask-again.ts'
import { milliseconds, type Figure, type Bench } from './measure.ts'
import { withProgram, withSite } from './running-site.ts'
import { inTempDirectory } from './temp-directory.ts'

/** How often a second the site answers an address, against Express sending the very same text from memory. */
export async function loadFigures(what: string, path: string, type: 'html' | 'json'): Promise<Figure[]> {
  const [site, text] = await withSite(async (origin) => [
    await askAgain(`${origin}${path}`),
    await textOf(origin, path),
  ])
  const plain = await inTempDirectory((directory) => {
    const file = join(directory, 'answer')
    writeFileSync(file, text)
    const program = join(import.meta.dirname, 'static.main.ts')
    return withProgram([...process.execArgv, program, type, file], {}, (url) => askAgain(url))
  })
  const value = (load: Load) =>
    `${Math.round(load.perSecond)}/s, p50 ${milliseconds(load.p50)}, p99 ${milliseconds(load.p99)}`
  const against = `the same ${Math.round(text.length / 1024)} KiB sent from memory, ${value(plain)}`
  return [{ what, value: value(site), ratio: site.perSecond / plain.perSecond, against }]
}

async function textOf(origin: string, path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`)
  if (!response.ok) {
    throw new Error(`${path} answered ${response.status}`)
  }
  return response.text()
}

/** The first page of the feed as the browser asks for it. */
export const api: Bench = {
  name: 'api',
  about: 'the feed answered by the running site, 16 connections',
  run: () => loadFigures('GET /api/posts', '/api/posts', 'json'),
}

/** The home page as a visitor without scripts gets it. */
export const home: Bench = {
  name: 'home',
  about: 'home page rendered by the running site, 16 connections',
  run: () => loadFigures('GET /', '/', 'html'),
}
