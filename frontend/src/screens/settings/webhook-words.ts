import { findCategory } from '@deals/events'
import type { PostChange, WebhookDelivery, WebhookSubject, WebhookView } from '@deals/events'

/** What happens to posts, as the form of a webhook names it. */
export const changeWords: Readonly<Record<PostChange, string>> = {
  published: 'New',
  'price-changed': 'Price changed',
  edited: 'Edited',
  expired: 'Ended',
  renewed: 'Back again',
  merged: 'Merged',
  scored: 'Scored',
}

export const kindWords: Readonly<Record<WebhookSubject['kind'], string>> = {
  category: 'A category',
  store: 'A store',
  post: 'One post',
  search: 'A search',
}

export function subjectWords({ kind, value }: WebhookSubject): string {
  switch (kind) {
    case 'category':
      return `Category ${findCategory(value)?.name ?? value}`
    case 'store':
      return `Store ${value}`
    case 'post':
      return `Post ${value}`
    case 'search':
      return `Search: ${value}`
  }
}

export const toldWords = ({ changes }: Pick<WebhookView, 'changes'>): string =>
  changes.length === 0 ? 'All changes' : changes.map((change) => changeWords[change]).join(', ')

export const stateWords: Readonly<Record<WebhookView['state'], { label: string; tone: 'good' | 'warn' | 'bad' }>> = {
  on: { label: 'On', tone: 'good' },
  paused: { label: 'Paused', tone: 'warn' },
  gone: { label: 'Off: the address said that it is gone', tone: 'bad' },
  failing: { label: 'Off: nothing succeeded for three days', tone: 'bad' },
}

export function outcomeWords({ outcome, status }: Pick<WebhookDelivery, 'outcome' | 'status'>): string {
  switch (outcome) {
    case 'taken':
      return `Taken (${status ?? ''})`
    case 'gone':
      return 'Gone (410)'
    case 'failed':
      return status === null ? 'No answer' : `Not taken (${status})`
    case 'skipped':
      return 'Left out: too many at once, or the address was slow'
  }
}
