import type { Page } from 'playwright-core'
import { layoutShiftOf, seriousFindings, stillness } from './browser.ts'
import type { World } from './world.ts'

const schemes = ['dark', 'light'] as const
type Scheme = (typeof schemes)[number]
type Findings = Record<Scheme, string[]>

/** What a page with nothing to find is like. */
export const nothingFound: Findings = { dark: [], light: [] }

/**
 * What axe finds on the page in each scheme. A scheme changes colours and nothing else, so the page is opened once for both,
 * and the second look is for colours alone. The first is at the scheme that the page is in: each change draws it anew.
 */
export async function findingsInBoth(page: Page): Promise<Findings> {
  const first = await schemeOf(page)
  const findings: Findings = { ...nothingFound }
  await page.evaluate(coloursHaveCome)
  findings[first] = await seriousFindings(page)
  const [second] = schemes.filter((scheme) => scheme !== first)
  if (second !== undefined) {
    await changeColours(page, second)
    findings[second] = await seriousFindings(page, 'colours')
  }
  return findings
}

const schemeOf = (page: Page): Promise<Scheme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** At once, as for people who asked for less motion: a colour that fades into another one is drawn many times. */
async function changeColours(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(coloursHaveCome)
  await page.emulateMedia({ reducedMotion: null })
}

/** Colours that are on their way to others are of no scheme. */
async function coloursHaveCome(): Promise<void> {
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
}

/** Opens pages one after the other: axe finds nothing in the light nor in the dark, and nothing moves by itself. */
export async function expectSoundPages(world: World, page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await world.open(page, path)
    await page.waitForLoadState('networkidle')
    const shift = await layoutShiftOf(page)
    const seen = { path, isStill: shift < stillness || shift, ...(await findingsInBoth(page)) }
    expect(seen).toEqual({ path, isStill: true, ...nothingFound })
  }
}
