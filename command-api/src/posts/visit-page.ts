import type { CommandContext } from '../context.ts'
import type { FetchedPage } from '../platform/fetch-page.ts'
import type { PageFacts } from '../platform/shop-pages/read-page.ts'

const pageBytes = 1024 * 1024

export interface PageVisit {
  readonly page: FetchedPage | null
  /** Null where it is no page, or could not be read in time. */
  readonly facts: PageFacts | null
  readonly isGone: boolean
}

/** Fetches the page of a shop and reads what it says of its product. */
export async function visitPage(
  { pages, pageReader }: Pick<CommandContext, 'pages' | 'pageReader'>,
  url: string,
): Promise<PageVisit> {
  const { page, isGone } = await pages.fetch(url, { bytes: pageBytes, accept: 'text/html,application/xhtml+xml' })
  const facts = page !== null && /html/i.test(page.contentType) ? await pageReader.read(page) : null
  return { page, facts, isGone }
}
