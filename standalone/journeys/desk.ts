import type { Page } from 'playwright-core'
import { expectGone, expectSeen } from './browser.ts'

/** What the open case is called. */
export const caseTitle = (page: Page) => page.locator('section[aria-label="Case"] h2')

/** The cases of the list. */
export const rows = (page: Page) => page.getByRole('region', { name: 'Cases' }).getByRole('listitem')

const soon = 2_000

/** Opens the most pressing case by its key, as soon as the desk is alive: it comes to life after the page around it. */
export async function openFirst(page: Page): Promise<void> {
  await page.keyboard.press('j')
  await page.waitForURL(/[?&]case=/, { timeout: soon }).catch(() => openFirst(page))
}

/**
 * Decides about the open case by keys, as somebody who has seen what can be decided: the case offers it, and afterwards
 * another one stands there. Answers the title of the case.
 */
export async function decide(page: Page, button: string, keys: readonly string[]): Promise<string> {
  await expectSeen(page.getByRole('button', { name: button, exact: true, disabled: false }))
  const title = await caseTitle(page).innerText()
  for (const key of keys) {
    if (key === 'Enter' || /^\d$/.test(key)) {
      await page.getByRole('dialog').waitFor()
    }
    await page.keyboard.press(key)
  }
  await expectGone(caseTitle(page).getByText(title, { exact: true }))
  return title
}
