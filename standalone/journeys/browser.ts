import { existsSync, readFileSync } from 'node:fs'
import type * as Axe from 'axe-core'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'

declare global {
  interface Window {
    /** Once it was put into the page. */
    readonly axe: typeof Axe
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one browser share a process: to start one for each takes longer than many pages do.
  '--renderer-process-limit=1',
]
const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
export const hasBrowser = existsSync(path)

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: path, headless: true, args: flags })
}

/** The browser itself reports every refusal and every request without a network, some of them meant; and that journeys have no worker. */
const meant = [
  /status of 4(?:0[134]|09|22)/,
  /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/,
  /Service Worker registration blocked by Playwright/,
]

/** Remembers everything that a page should not have said. */
export function listenTo(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const isMeant = meant.some((words) => words.test(message.text()))
    if (['error', 'warning'].includes(message.type()) && !isMeant) {
      complaints.push(`${page.url()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) {
      complaints.push(`${response.url()} answered ${response.status()}`)
    }
  })
}

/** Asked once for each document: to read it takes a page longer than to run it. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Looks at everything, or at colours alone: axe's own word for rules that a change of colours can break. */
const looks: Readonly<Record<'everything' | 'colours', Axe.RunOptions>> = {
  everything: {},
  // The stricter contrast is off in a look at everything too, and a tag would switch it on.
  colours: { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } },
}

/** Serious and critical findings of axe on the page as it stands. */
export async function seriousFindings(page: Page, at: keyof typeof looks = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
  }
  return page.evaluate(async (look) => {
    // The frame in which a letter is shown belongs to nobody and answers nobody.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], iframes: false, ...look })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, looks[at])
}

/** What browsers call a good page is a tenth; tools for a whole day are stiller. */
export const stillness = 0.01

/** How far things moved on a page by themselves since it was opened: 0 where nothing did. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false)
    return shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
  })
}

/** Keeps requests from the server until the answered function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

/** Resolves once React has taken over the server's page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' })
}

/** Fails when the thing does not come into sight in time. */
export async function expectSeen(thing: Locator): Promise<void> {
  await expect(waitFor(thing, 'visible')).resolves.toBeUndefined()
}

/** Whoever reads of a failure sees what the page showed instead. */
async function waitFor(thing: Locator, state: 'visible' | 'hidden' | 'attached'): Promise<void> {
  try {
    await thing.waitFor({ state })
  } catch (cause) {
    const page = thing.page()
    const shown = await page.locator('[role="dialog"], body').last().innerText()
    throw new Error(`${String(cause)}\n${page.url()} shows:\n${shown.slice(0, 3_000)}`, { cause })
  }
}

/** Fails when the thing does not go away in time. */
export async function expectGone(thing: Locator): Promise<void> {
  await expect(waitFor(thing, 'hidden')).resolves.toBeUndefined()
}

/** Fails when the attribute does not get the value in time. */
export async function expectAttribute(thing: Locator, name: string, value: string): Promise<void> {
  const right = thing.and(thing.page().locator(`[${name}="${value}"]`))
  await expect(waitFor(right, 'attached')).resolves.toBeUndefined()
}

export function expectPressed(button: Locator, isPressed: boolean): Promise<void> {
  return expectAttribute(button, 'aria-pressed', String(isPressed))
}

/** Fails when the field does not hold the text in time. */
export async function expectValue(field: Locator, text: string): Promise<void> {
  const deadline = Date.now() + 20_000
  while ((await field.inputValue()) !== text && Date.now() < deadline) {
    await field.page().waitForTimeout(100)
  }
  expect(await field.inputValue()).toBe(text)
}
