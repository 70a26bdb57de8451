import styled from '@emotion/styled'
import { useState } from 'react'
import { voicesNeeded, type SameProduct, type SameProducts as Same } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { formatPrice } from '../../lib/money.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { postInLink } from './post-in-link.ts'
import { productsApi } from './products.endpoints.ts'

const Root = styled.section`
  display: grid;
  gap: var(--s4);
  & h3 {
    font-size: var(--text-md);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s3);
    min-height: 3rem;
    padding: var(--s2) 0;
    border-bottom: 1px solid var(--line);
  }
  & li > p {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li a {
    color: var(--brand);
    font-weight: 600;
  }
`

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  & > div {
    flex: 1 1 16rem;
  }
  /* In line with the field, below its label. */
  & > button {
    margin-top: 1.75rem;
  }
`

interface SameProductsProps {
  readonly postId: number
  readonly same: Same
}

/** Which other posts are about the same product, which may be, and a way to say so. */
export function SameProducts({ postId, same: { linked, proposed, canPropose } }: SameProductsProps) {
  return (
    <Root aria-label="Same product">
      <Pairs heading="Posts of the same product" pairs={linked} postId={postId} />
      <Pairs heading="May be the same product" pairs={proposed} postId={postId} isOpen />
      {canPropose && <Propose postId={postId} />}
    </Root>
  )
}

interface PairsProps {
  readonly heading: string
  readonly pairs: readonly SameProduct[]
  readonly postId: number
  /** It waits for others to say so, too. */
  readonly isOpen?: boolean
}

function Pairs({ heading, pairs, postId, isOpen = false }: PairsProps) {
  return pairs.length === 0 ? null : (
    <div>
      <h3>{heading}</h3>
      <ul>
        {pairs.map((pair) => (
          <PairLine key={pair.post.id} pair={pair} postId={postId} isOpen={isOpen} />
        ))}
      </ul>
    </div>
  )
}

/** The other post in words: what it costs there, and whether that is over. */
const factsOf = ({ price, currency, storeName, status }: SameProduct['post']): string =>
  [price === null ? null : formatPrice(price, currency), storeName, status === 'expired' ? 'expired' : null]
    .filter((fact) => fact !== null)
    .join(' · ')

function PairLine({ pair, postId, isOpen }: Required<Pick<PairsProps, 'postId' | 'isOpen'>> & { pair: SameProduct }) {
  const { post, voices, isOwn, canConfirm, canRefuse } = pair
  const { say, refuse, isBusy } = usePair(postId, post.id)
  return (
    <li>
      <p>
        <Anchor to={routes.post.to(post.id)}>{post.title}</Anchor> <span className="muted">{factsOf(post)}</span>
        {isOpen && (
          <span className="muted">
            {' '}
            · {voices} of {voicesNeeded} say so{isOwn && ', you among them'}
          </span>
        )}
      </p>
      {canConfirm && (
        <Button size="sm" disabled={isBusy} onClick={() => void say()}>
          It is the same
        </Button>
      )}
      {canRefuse && (
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void refuse()}>
          {isOpen && isOwn ? 'Take it back' : 'Not the same'}
        </Button>
      )}
    </li>
  )
}

/** What can be said of two posts; what stands after that comes with the answer of the site. */
function usePair(postId: number, otherId: number) {
  const [say, saying] = productsApi.useSaySameProductMutation()
  const [refuse, refusing] = productsApi.useRefuseSameProductMutation()
  const told = ({ error }: { readonly error?: unknown }) => {
    if (error !== undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return {
    say: async () => told(await say({ id: postId, otherId })),
    refuse: async () => told(await refuse({ postId, otherId })),
    isBusy: saying.isLoading || refusing.isLoading,
  }
}

function Propose({ postId }: { readonly postId: number }) {
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [say, { isLoading }] = productsApi.useSaySameProductMutation()
  const send = async () => {
    const otherId = postInLink(link)
    if (otherId === undefined) {
      setWrong('Paste the address of a post of this site')
      return
    }
    const { error } = await say({ id: postId, otherId })
    setWrong(error === undefined ? undefined : sentenceOf(error))
    if (error === undefined) {
      setLink('')
    }
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label="Is this the same as another post?"
        help={`Once ${voicesNeeded} members say so, or a moderator does, both show the prices of both.`}
        placeholder="Link of the other post"
        maxLength={300}
        inputMode="url"
        error={wrong}
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" busy={isLoading}>
        Say so
      </Button>
    </Form>
  )
}
