import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { totpCode, totpStep } from '@deals/accounts'
import { filesIn } from '@deals/process/base'
import { freePort } from '@deals/storage/testing'
import { lettersIn } from '../src/testing/letters-in.ts'
import { expectSeen, hydrated, seriousFindings } from './browser.ts'
import { startDemoSite } from './demo-site.ts'
import { startSite, type Settings, type Site } from './site.ts'
import { journeys, type World } from './world.ts'

const password = 'a sentence to sign in with'

/** Passkeys belong to a name, so this site has one. */
async function startNamedSite(dataDir: string, settings: Settings = {}): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  return { ...(await startSite(dataDir, { ...settings, PORT: String(port), PUBLIC_URL: url })), url }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator makes of its key now. */
function codeOf(key: string): string {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, totpStep(Date.now()))
}

/** The link in the letter with a subject, once it has come. */
async function linkIn(world: World, subject: string): Promise<string> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const letter = (await lettersIn(filesIn(world.dataDir).outbox)).find((one) => one.subject === subject)
    const link = /https?:\/\/\S+token=\S+/.exec(letter?.text ?? '')?.[0]
    if (link !== undefined) {
      return link
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no letter says "${subject}" in ${join(world.dataDir, 'outbox')}`)
}

async function register(world: World, username: string, email = ''): Promise<Page> {
  const page = await world.visitor()
  await page.goto(`${world.url}/register`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('E-mail (optional)').fill(email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${world.url}/`)
  return page
}

async function signIn(world: World, page: Page, [username, word]: readonly [string, string]): Promise<void> {
  await page.goto(`${world.url}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(word)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function logOut(world: World, page: Page): Promise<void> {
  await page.goto(`${world.url}/logout`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${world.url}/`)
}

journeys(
  'the safety of an account',
  (world) => {
    it('brings it back by a letter when the password was forgotten, without a script', async () => {
      await register(world, 'forgetful', 'forgetful@mail.example')
      const page = await world.visitor({ javaScriptEnabled: false })
      await page.goto(await linkIn(world, 'Please confirm your e-mail address'))
      await page.getByRole('button', { name: 'Yes, this address is mine' }).click()
      await expectSeen(page.getByRole('heading', { name: 'Your address is confirmed' }))
      await page.goto(`${world.url}/login`)
      await page.getByRole('link', { name: 'Set a new one' }).click()
      await page.getByLabel('Username or e-mail').fill('forgetful')
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expectSeen(page.getByRole('heading', { name: 'Look into your mailbox' }))
      const link = await linkIn(world, 'Set a new password')
      await page.goto(link)
      await page.getByLabel('Password').fill('password2024')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expectSeen(page.getByText('This password is easily guessed.').first())
      await page.getByLabel('Password').fill('a wholly new sentence')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expectSeen(page.getByRole('heading', { name: 'Your password is changed' }))
      expect((await page.goto(link))?.status()).toBe(404)
      await signIn(world, page, ['forgetful', 'a wholly new sentence'])
      await page.waitForURL(`${world.url}/`)
    })

    it('asks for a code where an authenticator was added, and takes a recovery code', async () => {
      const page = await register(world, 'careful')
      await world.open(page, '/account/settings/security')
      await page.getByRole('button', { name: 'Add authenticator' }).click()
      const key = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
      await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
      await page.getByRole('dialog').getByRole('button', { name: 'Add authenticator' }).click()
      await expectSeen(page.getByRole('heading', { name: 'Your recovery codes' }))
      const codes = await page.getByRole('dialog').locator('code').allInnerTexts()
      expect(codes).toHaveLength(10)
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expectSeen(page.getByText('10 recovery codes are left.'))
      expect(await seriousFindings(page)).toEqual([])

      await logOut(world, page)
      await signIn(world, page, ['careful', password])
      await page.waitForURL(/\/login\/code$/)
      await page.getByLabel('Code').fill('000000')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expectSeen(page.getByText('This code is not right.').first())
      await page.getByLabel('Code').fill(codes[3] ?? '')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL(`${world.url}/`)
      await world.open(page, '/account/settings/security')
      await expectSeen(page.getByText('9 recovery codes are left.'))
    })

    it('lets somebody in with a passkey alone', async () => {
      const page = await register(world, 'modern')
      const browser = await page.context().newCDPSession(page)
      await browser.send('WebAuthn.enable')
      await browser.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      await world.open(page, '/account/settings/security')
      await page.getByRole('button', { name: 'Add passkey' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
      await page.getByRole('button', { name: 'Make passkey' }).click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expectSeen(page.getByText('My laptop'))

      await logOut(world, page)
      await page.goto(`${world.url}/login?next=/account/settings/security`)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.waitForURL(`${world.url}/account/settings/security`)
      await hydrated(page)
      await expectSeen(page.getByRole('cell', { name: 'Passkey' }))
      // Ten minutes later the site would ask again by itself.
      const json = { message: 'Please show again that it is you.', proof: 'needed' }
      await page.route(/security\/factors/, (route) => route.fulfill({ status: 403, json }), { times: 1 })
      await page.getByRole('button', { name: 'Remove My laptop' }).click()
      await expectSeen(page.getByRole('dialog').getByLabel('Your password', { exact: true }))
      const proven = page.waitForResponse(/\/api\/user\/proof$/)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      expect((await proven).status()).toBe(200)
      await expectSeen(page.getByText('My laptop was removed'))
    })

    it('ends with the account, which its owner may take back by signing in', async () => {
      const page = await register(world, 'undecided')
      await world.open(page, '/account/settings/data')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog').getByLabel('Keep my posts').check()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
      await page.waitForURL(`${world.url}/account/leaving?until=*`)
      expect((await page.goto(`${world.url}/user/undecided`))?.status()).toBe(404)
      await signIn(world, page, ['undecided', password])
      await page.waitForURL(`${world.url}/account/leaving?next=*`)
      await world.open(page, '/user/undecided')
      await expectSeen(page.getByRole('heading', { name: 'undecided', exact: true }))
    })

    it('is for its owner alone: who signed in is told to no other, but to owners of the site', async () => {
      const [ann, olive] = [await world.member('ann'), await world.member('olive')]
      expect((await ann.goto(`${world.url}/staff/sign-ins`))?.status()).toBe(403)
      await world.open(olive, '/staff/sign-ins')
      await expectSeen(olive.getByRole('rowheader', { name: 'forgetful' }).first())
    })
  },
  () => startDemoSite(startNamedSite),
)
