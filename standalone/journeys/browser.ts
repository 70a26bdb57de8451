import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
export const hasBrowser = existsSync(path)

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: path, headless: true, args: flags })
}

/** A page that remembers everything it should not have said. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser itself reports the status of a page that is meant to be missing.
    if (['error', 'warning'].includes(message.type()) && !/status of 40[134]/.test(message.text())) {
      complaints.push(message.text())
    }
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

/** Serious and critical findings of axe on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

export async function signIn(page: Page, url: string, username = 'ann'): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('dealstream-demo')
  await page.getByRole('button', { name: /sign in|log in/i }).click()
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
}

/** Resolves once React has taken over the server's page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' })
}
