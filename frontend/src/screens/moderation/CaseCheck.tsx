import { Globe, SearchCheck } from 'lucide-react'
import { isModelFinding, type CaseView, type LastCheck } from '@deals/events'
import { missedByModel } from '../../features/deal-scores/model-words.ts'
import { formatMoney, formatMoneyWithCode } from '../../lib/money.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Facts, Seen } from './desk-styles.ts'

/** What the automatic check saw behind the link and found, what stopped nothing too. */
export function CaseCheck({ open: { check, findings } }: { readonly open: CaseView }) {
  if (check === null) {
    return null
  }
  const told = new Set(findings.map(({ code, evidence }) => `${code} ${evidence}`))
  const more = check.findings.filter(({ code, evidence, quote }) => quote !== null || !told.has(`${code} ${evidence}`))
  return (
    <>
      <h3>What the check saw</h3>
      <Facts css={{ marginBottom: 'var(--s2)' }}>
        <span>{check.model}</span>
        {check.asked !== null && <span>{askedWords(check.asked)}</span>}
        <TimeAgo time={check.at} />
      </Facts>
      <Seen>
        {check.page !== null && <PageLine page={check.page} />}
        {more.map(({ code, evidence, quote }) => (
          <li key={`${code} ${evidence}`}>
            <SearchCheck aria-hidden="true" />
            <span>
              {evidence}
              {quote !== null && <q>{quote}</q>}
              {isModelFinding(code) && <ByModel check={check} />}
            </span>
          </li>
        ))}
        {check.page === null && more.length === 0 && <li>Nothing more than what stands above.</li>}
      </Seen>
    </>
  )
}

/** The model that looked beside the built-in checks. */
function askedWords({ model, promptVersion, missed }: NonNullable<LastCheck['asked']>): string {
  return missed === undefined ? `${model}, ${promptVersion}` : `${model} ${missedByModel[missed]}`
}

/** Whose finding it is: a model's may be wrong. */
const ByModel = ({ check }: { readonly check: LastCheck }) => (
  <small css={{ display: 'block', color: 'var(--ink-2)' }}>
    Noticed by {check.asked?.model ?? 'a language model'}; the sentence is the site’s own.
  </small>
)

function PageLine({ page }: { readonly page: NonNullable<LastCheck['page']> }) {
  const { outcome, address, title } = page
  if (outcome !== 'read') {
    return null
  }
  return (
    <li>
      <Globe aria-hidden="true" />
      <span>
        The page says: {title ?? 'no name'}, {costOf(page)}.{' '}
        <Anchor to={address} newTab>
          {new URL(address).hostname}
        </Anchor>
      </span>
    </li>
  )
}

function costOf({ price, currency }: NonNullable<LastCheck['page']>): string {
  if (price === null) {
    return 'no price'
  }
  return currency === null ? formatMoney(price, 'USD') : formatMoneyWithCode(price, currency)
}
