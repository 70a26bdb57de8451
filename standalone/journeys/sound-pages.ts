import type { Page } from 'playwright-core'
import { layoutShiftOf, seriousFindings, stillness } from './browser.ts'
import type { World } from './world.ts'

const schemes = ['dark', 'light'] as const
type Findings = Record<(typeof schemes)[number], string[]>

/** What a page with nothing to find is like. */
export const nothingFound: Findings = { dark: [], light: [] }

/** What axe finds on the page in each scheme. A scheme changes colours and nothing else, so the page is opened once for both. */
export async function findingsInBoth(page: Page): Promise<Findings> {
  const findings: Findings = { ...nothingFound }
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(coloursHaveCome)
    findings[colorScheme] = await seriousFindings(page)
  }
  return findings
}

/** Colours that are on their way from one scheme to the other are of neither. */
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
