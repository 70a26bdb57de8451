import { chromium, type Browser, type Page } from 'playwright-core'
import { readChromiumPath } from './config.ts'
import { median, type Bench, type Figure, type Part, type PartName } from './measure.ts'
import { postIdsIn } from './read-answers.ts'
import { withPlainPage } from './plain-page.ts'
import { withSite } from './running-site.ts'

/** A phone of the middle on a line of the middle: the screen, the processor and the net that Lighthouse takes for one. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slowdown = 4
const net = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const visits = 5
/** Nothing may be under way for so long before a page counts as ready. */
const quietMs = 1_000

/** What a page costs a phone that has never been here. */
export const browser: Bench = {
  name: 'browser',
  about: `pages on a phone that comes for the first time: processor ${slowdown} times slower, 1.6 Mbit/s, 150 ms; medians of ${visits} visits`,
  run() {
    const executablePath = readChromiumPath()
    return executablePath === undefined
      ? Promise.resolve([
          { what: 'pages on a phone', value: 'not measured, there is no Chromium and CHROMIUM_PATH names none' },
        ])
      : withSite((origin) => measure(origin, executablePath))
  },
}

async function measure(origin: string, executablePath: string): Promise<Figure[]> {
  const [postId = 0] = postIdsIn(await (await fetch(`${origin}/api/posts?sortOrder=popularity_desc&limit=1`)).json())
  const pages = {
    home: '/',
    category: '/category/computers',
    post: `/post/${postId}`,
    search: '/search?q=laptop',
  }
  const opened = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const plain = mediansOf(await withPlainPage((url) => visitsOf(opened, url)))
    const figures: Figure[] = []
    for (const [what, path] of Object.entries(pages)) {
      figures.push(figureOf(what, mediansOf(await visitsOf(opened, origin + path)), plain))
    }
    return [...figures, { what: 'a page of Express with 20 KB and a script', value: toldOf(plain) }]
  } finally {
    await opened.close()
  }
}

export interface Visit {
  /** Milliseconds from the click to the first content, and to the largest. */
  readonly first: number
  readonly largest: number
  /** And to the page answering whoever presses. */
  readonly alive: number
  /** Milliseconds for which the page could not answer, beyond 50 in each piece of work. */
  readonly blocked: number
  readonly shift: number
  /** Bytes of the script in its packed files, without the headers of their answers. */
  readonly files: number
  /** Compressed, in bytes. */
  readonly script: number
  readonly all: number
}

async function visitsOf(opened: Browser, url: string): Promise<readonly Visit[]> {
  // What the server has to make once is made by then.
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text()
  const made: Visit[] = []
  for (let nr = 0; nr < visits; nr += 1) {
    const context = await opened.newContext(phone)
    made.push(await visit(await context.newPage(), url))
    await context.close()
  }
  return made
}

async function visit(page: Page, url: string): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  let [script, all] = [0, 0]
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    script += types.get(requestId) === 'Script' ? encodedDataLength : 0
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', net)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(noteLife)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quietMs)
  return { ...(await page.evaluate<Omit<Visit, 'script' | 'all'>>(observed)), script, all }
}

/** Runs in the page before anything of it: a page that has come alive says so at its root. */
const noteLife = `new MutationObserver((changes, observer) => {
  if (document.documentElement?.hasAttribute('data-hydrated')) {
    performance.mark('alive')
    observer.disconnect()
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })`

/** Runs in the page, whose types are others: what the browser noted of its beginning. */
const observed = `(() => {
  const entriesOf = (type) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  const first = entriesOf('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN
  const long = entriesOf('longtask').filter(({ startTime, duration }) => startTime + duration > first)
  return {
    first,
    largest: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    alive: performance.getEntriesByName('alive')[0]?.startTime ?? NaN,
    files: performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    blocked: long.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: entriesOf('layout-shift').reduce((sum, { value }) => sum + value, 0),
  }
})()`

function mediansOf(made: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(made.map((one) => one[name]))
  const [first, largest, alive, blocked] = [of('first'), of('largest'), of('alive'), of('blocked')]
  return {
    first,
    largest,
    alive,
    blocked,
    shift: of('shift'),
    files: of('files'),
    script: of('script'),
    all: of('all'),
  }
}

/** What a page brings is compared with the plain page, too: in bytes that is always the same. */
export function figureOf(what: string, made: Visit, plain: Visit): Figure {
  const part = (name: PartName, read: (one: Visit) => number): Part => ({ name, value: read(made), raw: read(plain) })
  return {
    what,
    value: toldOf(made),
    parts: [
      part('first content', ({ first }) => first),
      part('largest', ({ largest }) => largest),
      // One that is never blocked has a ratio all the same.
      part('blocked', ({ blocked }) => Math.max(1, blocked)),
      part('script', ({ files }) => files / 1000),
      part('all', ({ all }) => all / 1000),
      { name: 'shift', value: made.shift },
    ],
  }
}

function toldOf({ first, largest, alive, blocked, shift, script, files, all }: Visit): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KiB`
  return [
    `first content ${seconds(first)}`,
    `largest ${seconds(largest)}`,
    ...(Number.isNaN(alive) ? [] : [`alive ${seconds(alive)}`]),
    `blocked ${Math.round(blocked)} ms`,
    `shift ${shift.toFixed(3)}`,
    `script ${kilobytes(script)} (${(files / 1000).toFixed(1)} KB in files) of ${kilobytes(all)}`,
  ].join(', ')
}
