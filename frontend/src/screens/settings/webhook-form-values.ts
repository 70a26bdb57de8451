import { webhookSubjects, type PostChange, type WebhookSubject } from '@deals/events'
import { postInLink } from '../../features/products/post-in-link.ts'

export interface WebhookForm {
  readonly url: string
  readonly kind: WebhookSubject['kind']
  readonly value: string
  readonly changes: readonly PostChange[]
}

/** An empty form, for what an address of the page names. */
export function formFrom(params: URLSearchParams): WebhookForm {
  const kind = webhookSubjects.find((one) => one === params.get('kind')) ?? 'category'
  return { url: '', kind, value: params.get('value') ?? '', changes: [] }
}

/** What is typed for a store or a post may be a link to its page. */
export function valueOf({ kind, value }: Pick<WebhookForm, 'kind' | 'value'>): string {
  const text = value.trim()
  switch (kind) {
    case 'post':
      return String(postInLink(text) ?? text)
    case 'store':
      return /\/store\/([\w-]+)/.exec(text)?.[1] ?? text
    case 'category':
    case 'search':
      return text
  }
}
