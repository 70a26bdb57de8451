import styled from '@emotion/styled'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Anchor } from '../../ui/Anchor.tsx'
import { linkInWords } from '../shared/page-styles.ts'
import { pageReads, type PageWithFilters } from './page-reads.ts'
import { unreadIn } from './unread-filters.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  margin-bottom: var(--s3);
  color: var(--ink-2);
  font-size: var(--text-sm);
  & > span {
    overflow-wrap: anywhere;
  }
  & > a {
    ${linkInWords}
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
  }
`

/** Says what of the address narrows nothing, because nobody understands it, and leads to the address without it. */
export function UnreadLine({ page }: { readonly page: PageWithFilters }) {
  const [params] = useSearchParams()
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  const unread = unreadIn(params, pageReads[page]({ params, slug }))
  if (unread === null) {
    return null
  }
  const isOne = unread.said.length === 1
  return (
    <Line>
      <span>
        We do not understand {listed(unread.said)} in this address, so {isOne ? 'it changes' : 'they change'} nothing
        here.
      </span>
      <Anchor to={`${pathname}${unread.without}`}>Leave {isOne ? 'it' : 'them'} out</Anchor>
    </Line>
  )
}

const listed = (said: readonly string[]): string =>
  said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
