import { z } from 'zod'
import {
  currencies,
  findCategory,
  layouts,
  pinnedCategoriesLimit,
  themes,
  type DomainEvent,
  type Preferences,
} from '@deals/events'
import type { PreferencesState } from './preferences.state.ts'

/** Any object will do: what is not a value of its list is passed over, field by field. */
export const changePreferencesRequest = z.looseObject({})

const wanted = z.object({
  currency: z.enum(currencies).optional().catch(undefined),
  layout: z.enum(layouts).optional().catch(undefined),
  theme: z.enum(themes).optional().catch(undefined),
  pinnedCategories: z.array(z.unknown()).optional().catch(undefined),
  emailPreferences: z.object({ newsletter: z.boolean() }).optional().catch(undefined),
})

/** Takes over what a member chose and what the site knows; nothing is written where nothing changes. */
export function changePreferences(
  { userId, body }: { userId: string; body: unknown },
  state: PreferencesState,
): DomainEvent[] {
  const { pinnedCategories, ...rest } = wanted.parse(body)
  const chosen: Partial<Preferences> = {
    ...rest,
    ...(pinnedCategories !== undefined && { pinnedCategories: knownCategories(pinnedCategories) }),
  }
  const names = ['currency', 'layout', 'theme', 'pinnedCategories', 'emailPreferences'] as const
  const changed = names.filter(
    (name) => chosen[name] !== undefined && JSON.stringify(chosen[name]) !== JSON.stringify(state[name]),
  )
  const changes = Object.fromEntries(changed.map((name) => [name, chosen[name]]))
  return changed.length === 0 ? [] : [{ type: 'PreferencesChanged', data: { userId, ...changes } }]
}

function knownCategories(slugs: readonly unknown[]): string[] {
  const known = slugs.filter((slug): slug is string => typeof slug === 'string' && findCategory(slug) !== undefined)
  return [...new Set(known)].slice(0, pinnedCategoriesLimit)
}
