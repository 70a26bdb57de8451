import {
  hostOf,
  isPublicStatus,
  postFormTexts,
  toMinorUnits,
  type DuplicateView,
  type LinkPreview,
  type Unchanged,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuseField } from '../platform/refusal.ts'
import { cleanUrl, type CleanUrl } from '../platform/url-key.ts'
import { fillIn } from './fill-in.ts'
import { judgeDuplicates, toDuplicateView } from './judge-duplicates.ts'
import type { Filled } from './suggest-fields.ts'
import { visitPage } from './visit-page.ts'

/** Who waits for a form waits no longer, whatever else could be found. */
const longestPreview = 5_000

const unreadable = 'We could not read that page. Fill in the details yourself.'

const nothing: Filled = { title: null, price: null, currency: null, category: null, suggested: [] }

export function previewCommands(context: CommandContext) {
  return {
    /** Reads a shop's page and proposes what to fill in; failing to is no failure of the form. */
    previewPost: async (address: string): Promise<Outcome<Unchanged<LinkPreview>>> => {
      const clean = cleanUrl(address)
      if (typeof clean === 'string') {
        return refuseField('url', clean === 'shortened' ? postFormTexts.shortened : postFormTexts.dealUrl)
      }
      const until = performance.now() + longestPreview
      const page = await readableFacts(context, clean)
      const final = page?.clean ?? clean
      const filled = page === null ? nothing : await fillIn(context, page.facts, until - performance.now())
      const images = page?.facts.images ?? []
      const store = await context.queries.storeByHost({ host: final.host })
      return done({
        url: final.url,
        removed: clean.removed,
        ...filled,
        store,
        images,
        duplicates: await duplicatesOf(context, { ...final, storeSlug: store?.slug ?? null }, filled),
        message: isAnything(filled) || images.length > 0 ? null : unreadable,
      })
    },
  }
}

/** What a form would collide with that says what the page says; what nobody can open yet is named when it is sent. */
async function duplicatesOf(
  { queries, clock }: CommandContext,
  { urlKey, storeSlug }: { urlKey: string; storeSlug: string | null },
  { title, price, currency }: Filled,
): Promise<DuplicateView[]> {
  const similar = await queries.similarPosts({ urlKey, storeSlug, title: title ?? '', sinceDays: 60, limit: 20 })
  const candidate = { price: price === null ? null : toMinorUnits(price), currency, couponCode: null, now: clock.now() }
  const open = similar.filter(({ status }) => isPublicStatus(status))
  return judgeDuplicates(candidate, open).map(toDuplicateView)
}

const isAnything = ({ title, price, category }: Filled): boolean =>
  [title, price, category].some((value) => value !== null)

async function readableFacts(context: CommandContext, asked: CleanUrl) {
  const { page, facts } = await visitPage(context, asked.url)
  if (page === null || facts === null) {
    return null
  }
  const canonical = cleanUrl(facts.canonical ?? page.url)
  // A page may name any address as its own; another host's is not believed.
  const isSameHost = typeof canonical !== 'string' && canonical.host === hostOf(new URL(page.url))
  const landed = cleanUrl(page.url)
  const clean = isSameHost ? canonical : typeof landed === 'string' ? asked : landed
  const isEmpty = facts.title === null && facts.price === null && facts.images.length === 0 && facts.text === ''
  return isEmpty ? null : { facts, clean }
}
