import { persons, thoseWhoMay, whoMay } from '@deals/events'
import { code, generated, page, table } from './markdown.ts'

const headings: Readonly<Record<(typeof persons)[number], string>> = {
  ...{ visitor: 'visitor', member: 'member', author: 'author', suspended: 'suspended' },
  ...{ moderator: 'moderator', staff: 'staff', superUser: 'super user', owner: 'owner' },
}

/** Who may give which call: docs/reference/rights.md. */
export function rightsPage(): string {
  const calls = whoMay.flatMap((one) => one.calls)
  const byPath = calls.toSorted((left, right) => pathOf(left).localeCompare(pathOf(right), 'en'))
  return page(
    '# Rights',
    generated,
    'Who may give a call, as far as it depends on the person. The author is who wrote the post or comment in question, and ' +
      'the suspended member may neither post, comment nor vote. What a call is about may still refuse everybody: a post that ' +
      'is not public, a comment that was voted on. Roles besides add up. Every cell is tried against the applications by the tests.',
    table(
      ['call', ...persons.map((person) => headings[person])],
      byPath.map((call) => [
        code(call),
        ...persons.map((person) => (thoseWhoMay(call)?.includes(person) === true ? 'yes' : '')),
      ]),
    ),
  )
}

const pathOf = (call: string): string => call.slice(call.indexOf(' ') + 1)
