import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { hasBrowser, hydrated, launch, listenTo } from './browser.ts'
import { clientOf, logIn, type Client } from './client.ts'
import { startDemoSite } from './demo-site.ts'
import { startSiteApart } from './site-apart.ts'
import { removeDataDir, type Site } from './site.ts'

/** A running site with demonstration data, and a browser to visit it with. */
export interface World {
  readonly url: string
  readonly dataDir: string
  /** A window of somebody who is not signed in. */
  visitor(options?: BrowserContextOptions): Promise<Page>
  /** A window of a member of the demonstration data. */
  member(username: string, options?: BrowserContextOptions): Promise<Page>
  /** Somebody without a browser: a member, or a visitor where no name is given. */
  client(username?: string): Promise<Client>
  /** Opens a page of the site and waits until its buttons work. */
  open(page: Page, path: string): Promise<void>
}

/** Journeys over one site, with demonstration data if nothing else is said; without a browser on this machine they are skipped. */
export function journeys(
  name: string,
  tell: (world: World) => void,
  open: () => Promise<Site> = () => startDemoSite(),
): void {
  const suite = hasBrowser ? describe : describe.skip
  suite(name, () => {
    tell(worldOf(runningSite(open), openBrowser()))
  })
}

/** The same journeys over both arrangements: one process, and every process on its own. */
export function journeysOverBoth(name: string, tell: (world: World) => void): void {
  journeys(name, tell)
  journeys(`${name}, with every process apart`, tell, () => startDemoSite(startSiteApart))
}

/** The first journeys of a run wait until the demonstration data are written for all of them, however busy the machine. */
const longestOpening = 600_000

/** A site for all journeys of a file. It must end well, and have met no error of its own. */
function runningSite(open: () => Promise<Site>): () => Site {
  let site: Site
  beforeAll(async () => {
    site = await open()
  }, longestOpening)
  afterAll(async () => {
    const { code, output, errors } = await site.stop()
    await removeDataDir(site.dataDir)
    const failures = output.split('\n').filter((line) => /^\{"level":[56]0/.test(line))
    // What a process that failed said last is the reason.
    expect({ code, failures, said: code === 0 ? '' : errors }).toEqual({ code: 0, failures: [], said: '' })
  })
  return () => site
}

/** Where a post of a type is. */
export async function aPostOf(world: Pick<World, 'client'>, type: string): Promise<string> {
  const { body } = await (await world.client()).get(`/api/posts?limit=1&types=${type}`)
  const { posts } = body as { posts: { id: number }[] }
  expect(posts).toHaveLength(1)
  return `/post/${posts[0]?.id}`
}

type OpenContext = (origin: string, options?: BrowserContextOptions) => Promise<BrowserContext>

const desktop = { viewport: { width: 1280, height: 900 } }
/** Journeys see what the site answers; the one about what a device keeps says so. */
const withoutWorker = { serviceWorkers: 'block' } as const
/** Longer than anything on a page may take, far shorter than a journey. */
const patience = 60_000

/** A browser whose windows close after each journey; whatever it was about, no page may complain on the way. */
function openBrowser(): OpenContext {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await launch()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())
  return async (origin, options) => {
    const context = await browser.newContext({
      ...desktop,
      ...withoutWorker,
      storageState: returning(origin),
      ...options,
    })
    contexts.push(context)
    context.setDefaultTimeout(patience)
    await context.addInitScript(sayBreaches)
    context.on('page', (page) => listenTo(page, complaints))
    return context
  }
}

/** The browser keeps to itself what a page tried against its policy; said aloud it is a complaint like others. */
function sayBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    // oxlint-disable-next-line no-console -- this runs in the page, where the console is what journeys listen to
    console.error(`breach of ${violatedDirective}: ${blockedURI} in ${sourceFile}`)
  })
}

/** Of somebody who was here before: the letter was declined, so its banner covers nothing. */
const returning = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'newsletter-dismissed', value: '1' }] }],
})

function worldOf(site: () => Site, openContext: OpenContext): World {
  const client = async (username?: string) => {
    const { url } = site()
    return username === undefined ? clientOf(url) : logIn(url, username)
  }
  return {
    get url() {
      return site().url
    },
    get dataDir() {
      return site().dataDir
    },
    client,
    visitor: async (options) => (await openContext(site().url, options)).newPage(),
    async member(username, options) {
      const { url } = site()
      const [context, { session }] = await Promise.all([openContext(url, options), client(username)])
      await context.addCookies([{ name: 'session', value: session, url, httpOnly: true, sameSite: 'Lax' }])
      return context.newPage()
    },
    async open(page, path) {
      await page.goto(site().url + path)
      await hydrated(page)
    },
  }
}
