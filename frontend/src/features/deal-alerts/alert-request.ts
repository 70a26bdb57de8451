import { alertScoreSteps, alertVoteSteps, type CreateAlertRequest } from '@deals/events'
import { amountFrom } from '../../lib/amount.ts'
import type { AlertErrors, AlertField, AlertFormValues } from './alert-form-values.ts'

const amountOf = (text: string) => amountFrom(text) ?? null

/** What a form asks for, without what it is called and how it tells: as much as a rehearsal needs. */
export function wantedBy(form: AlertFormValues): CreateAlertRequest {
  const { any, all, none } = form
  return {
    keywords: { any: [...any], all: [...all], none: [...none] },
    categories: [...form.categories],
    subCategories: [...form.subCategories],
    stores: [...form.stores],
    types: [...form.types],
    currency: form.currency,
    priceMin: amountOf(form.priceMin),
    priceMax: amountOf(form.priceMax),
    minDiscount: Number(form.minDiscount),
    minVotes: alertVoteSteps.find((step) => String(step) === form.minVotes) ?? 0,
    minScore: alertScoreSteps.find((step) => String(step) === form.minScore) ?? null,
    lowestPriceOnly: form.lowestPriceOnly,
    match: form.match,
  }
}

/** The whole form as it is sent. Without a name the alert is called by what it looks for. */
export function alertRequest(form: AlertFormValues): CreateAlertRequest {
  const name = form.name.trim()
  return {
    ...wantedBy(form),
    ...(name === '' ? {} : { name }),
    frequency: form.frequency,
    channels: { email: form.email, push: form.push && form.frequency === 'instant' },
  }
}

/** Where the server names a field otherwise than the form does. */
const fieldOf: Readonly<Record<string, AlertField>> = {
  keywords: 'any',
  'keywords.any': 'any',
  'keywords.all': 'all',
  'keywords.none': 'none',
  channels: 'email',
  name: 'name',
  categories: 'categories',
  subCategories: 'categories',
  stores: 'stores',
  types: 'types',
  currency: 'currency',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  minDiscount: 'minDiscount',
  minVotes: 'minVotes',
  minScore: 'minScore',
  match: 'match',
  frequency: 'frequency',
}

/** What the server found wrong, at the fields of the form; and what belongs to none. */
export function alertErrorsFrom(fields: Readonly<Record<string, string>>): {
  readonly errors: AlertErrors
  readonly rest: readonly string[]
} {
  const texts = Object.entries(fields).map(([name, text]) => ({ field: fieldOf[name], text }))
  const errors: { [Field in AlertField]?: string } = {}
  for (const { field, text } of texts) {
    if (field !== undefined) {
      errors[field] = text
    }
  }
  return { errors, rest: texts.filter(({ field }) => field === undefined).map(({ text }) => text) }
}
