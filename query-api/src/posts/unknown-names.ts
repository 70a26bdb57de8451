import {
  categories,
  isNameOfPlace,
  isStatusWord,
  operandsOf,
  slugOfName,
  subCategories,
  type Operand,
  type UnknownName,
} from '@deals/events'
import type { LookingNow } from '../platform/ports.ts'
import { likenessTo } from '../platform/trigram.ts'
import { storesByName } from '../stores/stores-by-name.lookup.ts'
import { findByName } from '../users/members.hydrator.ts'
import { findStores } from './search-posts.ts'
import { alikeFrom } from './spellings.ts'

type Operator = Operand['operator']

/** More names than anybody misspells at once. */
const mostNames = 5

const isKnown: Readonly<Record<Operator, (asking: LookingNow, name: string) => Promise<boolean>>> = {
  store: async (asking, name) => (await findStores(asking, [name.toLowerCase()])).length > 0,
  category: async (_asking, name) => isNameOfPlace(name),
  by: async (asking, name) => (await findByName(asking, name)) !== null,
  is: async (_asking, word) => isStatusWord(word),
}

/** What may have been meant; of members nobody is told who is called alike. */
const namesOf: Readonly<Record<Operator, (asking: LookingNow) => Promise<string[]>>> = {
  store: async ({ readModels }) => (await storesByName(readModels)).map(({ name }) => name),
  category: async () => [...categories, ...subCategories].map(({ name }) => name),
  by: async () => [],
  is: async () => [],
}

/** What the operators of a query name and the site does not know, each with what is called most like it. */
export async function unknownNames(asking: LookingNow, query: string): Promise<UnknownName[]> {
  const named = operandsOf(query).slice(0, mostNames)
  const answers = await Promise.all(
    named.map(async (operand) => {
      const { operator, value } = operand
      if (await isKnown[operator](asking, value)) {
        return []
      }
      const name = mostAlike(value, await namesOf[operator](asking))
      const meant = name === undefined ? null : { name, query: exchanged(query, operand, name) }
      return [{ operator, value, meant }]
    }),
  )
  return answers.flat()
}

function mostAlike(value: string, names: readonly string[]): string | undefined {
  const likeness = likenessTo(value)
  const [best] = names
    .map((name) => ({ name, alike: Math.max(likeness(name), likeness(slugOfName(name))) }))
    .toSorted((one, other) => other.alike - one.alike)
  return best === undefined || best.alike < alikeFrom ? undefined : best.name
}

function exchanged(query: string, { operator, start, end }: Operand, name: string): string {
  const said = /\s/.test(name) ? `"${name}"` : name
  return `${query.slice(0, start)}${operator}:${said}${query.slice(end)}`
}
