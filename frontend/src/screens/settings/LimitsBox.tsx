import { tightest, waitInWords, withinWords, type MemberLimit } from '@deals/events'
import { limitsApi } from '../../features/users/limits.endpoints.ts'
import { askedEvery } from '../../lib/api.ts'
import { SettingsBox } from './SettingsBox.tsx'

type Window = NonNullable<MemberLimit['next']>[number]

/** What is only a pause between two of them says nothing about how many are left. */
const isCounted = ({ seconds }: Window) => seconds >= 60
const periods: Readonly<Record<number, string>> = { 60: 'a minute', 3_600: 'an hour', 86_400: 'a day' }
const perWords = ({ most, seconds }: Window) => `${most} ${periods[seconds] ?? `in ${waitInWords(seconds)}`}`

function leftWords({ windows }: MemberLimit): string {
  const counted = windows.filter(isCounted)
  const least = tightest(counted)
  if (least === undefined) {
    return 'Not yet'
  }
  const left = counted.map((one) => `${one.left} of ${one.most} left ${withinWords(one.seconds)}`).join(', ')
  const wait = waitInWords(least.nextIn)
  return least.nextIn === 0 ? left : `${left}; ${least.left === 0 ? 'again' : 'one more'} in ${wait}`
}

const names = ['', 'a member', 'a trusted member']

/** How often a member may still do what is limited, when that changes, and what more trust would give. */
export function LimitsBox({ nextLevel }: { readonly nextLevel: number | undefined }) {
  const { data } = limitsApi.useGetLimitsQuery(undefined, askedEvery(60_000))
  if (data === undefined || data.limits.length === 0) {
    return null
  }
  return (
    <SettingsBox title="What you may still do">
      <ul css={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' }}>
        {data.limits.map((limit) => (
          <li key={limit.action}>
            <strong>{limit.title}</strong>
            <p>{leftWords(limit)}</p>
            {nextLevel !== undefined && limit.next !== null && (
              <small className="muted">
                {`As ${names[nextLevel]}: ${limit.next.filter(isCounted).map(perWords).join(', ')}`}
              </small>
            )}
          </li>
        ))}
      </ul>
    </SettingsBox>
  )
}
