import { toMinorUnits, type Inspection, type PageSeen } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { visitPage } from './visit-page.ts'

const mostPictures = 8
type Ports = Pick<CommandContext, 'pages' | 'pageReader' | 'images'>

/** Looks at what a post leads to and shows. What cannot be had is told as not known, and is no error. */
export async function inspectPost(
  ports: Ports,
  { dealUrl, imageUrls }: { dealUrl: string | null; imageUrls: readonly string[] },
): Promise<Inspection> {
  const [page, pictures] = await Promise.all([
    dealUrl === null ? null : seePage(ports, dealUrl),
    Promise.all(imageUrls.slice(0, mostPictures).map((imageUrl) => ports.images.look(imageUrl).catch(() => null))),
  ])
  return { page, pictures: pictures.flatMap((picture) => picture ?? []) }
}

async function seePage(ports: Ports, dealUrl: string): Promise<PageSeen> {
  const { page, facts, isGone } = await visitPage(ports, dealUrl)
  const nothing = { title: null, price: null, currency: null, stock: null, rating: null }
  if (page === null || facts === null) {
    return { outcome: isGone ? 'gone' : 'unread', address: page?.url ?? dealUrl, ...nothing }
  }
  const { title, price, currency, stock, rating } = facts
  const amount = price === null ? null : toMinorUnits(price)
  return { outcome: 'read', address: page.url, title, price: amount, currency, stock, rating }
}
