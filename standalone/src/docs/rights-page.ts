import { allHttpCalls, persons, thoseWhoMay } from '@deals/events'
import { code, generated, page, table } from './markdown.ts'

const headings: Readonly<Record<(typeof persons)[number], string>> = {
  visitor: 'visitor',
  member: 'member',
  author: 'author',
  suspended: 'suspended',
  moderator: 'moderator',
  staff: 'staff',
  superUser: 'super user',
  owner: 'owner',
}

/** Who may give which call: docs/reference/rights.md. */
export function rightsPage(): string {
  const byPath = allHttpCalls.toSorted((left, right) => left.path.localeCompare(right.path, 'en'))
  return page(
    '# Rights',
    generated,
    'Who may give a call, as far as it depends on the person. The author is who wrote the post or comment in question, and ' +
      'the suspended member may neither post, comment nor vote. What a call is about may still refuse everybody: a post that ' +
      'is not public, a comment that was voted on. Roles besides add up. Every cell is tried against the applications by the tests.',
    table(
      ['call', ...persons.map((person) => headings[person])],
      byPath.map((call) => [
        code(call.at.replace(/:(\w+)/g, '{$1}')),
        ...persons.map((person) => (thoseWhoMay(call).includes(person) ? 'yes' : '')),
      ]),
    ),
  )
}
