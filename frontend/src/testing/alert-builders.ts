import { alertDefaults, type AlertMatchView, type AlertView } from '@deals/events'
import { aPostCard } from './builders.ts'

/** An alert that looks for lego. */
export function anAlert(said: Partial<AlertView> = {}): AlertView {
  const { keywords, types, ...usual } = alertDefaults
  return {
    ...usual,
    id: 'alert-lego',
    name: 'Lego',
    keywords: { all: [...keywords.all], none: [...keywords.none], any: ['lego'] },
    categories: [],
    subCategories: [],
    stores: [],
    types: [...types],
    active: true,
    snoozedUntil: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    matches: 0,
    lastMatchAt: null,
    ...said,
  }
}

/** What that alert found. */
export function aMatch(said: Partial<AlertMatchView> = {}): AlertMatchView {
  return {
    alertId: 'alert-lego',
    alertName: 'Lego',
    postId: 1001,
    matchedAt: '2026-11-20T10:00:00.000Z',
    price: 54.95,
    why: [{ kind: 'keyword', text: 'Keyword: lego' }],
    unread: false,
    post: aPostCard({ id: 1001 }),
    ...said,
  }
}
