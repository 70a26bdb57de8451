import { findCategory, type PostDetails } from '@deals/events'
import { PriceBlock } from '../../features/posts/PriceBlock.tsx'
import { pagePrice } from '../../features/posts/price.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { DiscountTag } from '../../ui/DiscountTag.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { picturesOf } from '../shared/post-pictures.ts'
import { PostPicture } from '../shared/PostPicture.tsx'
import { utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Box, Facts } from './desk-styles.ts'

interface PostAsSeenProps {
  readonly post: PostDetails
  /** Where it is not what readers see now. */
  readonly heading?: string
}

/** The post as readers see it, or saw it, whole. */
export function PostAsSeen({ post, heading = 'The post as readers see it' }: PostAsSeenProps) {
  const price = pagePrice(post)
  return (
    <>
      <h3>{heading}</h3>
      <Box css={{ display: 'grid', gap: 'var(--s3)' }}>
        <Pictures post={post} />
        <Facts>
          {post.storeName !== null && (
            <span css={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--s2)' }}>
              <StoreMark name={post.storeName} iconUrl={post.storeImageUrl} />
              {post.storeName}
            </span>
          )}
          <span>{placeOf(post)}</span>
          <TimeAgo time={post.createdAt} />
        </Facts>
        <p css={{ fontSize: 'var(--text-md)', fontWeight: 600 }}>{post.title}</p>
        {price.text !== null && (
          <span css={{ display: 'flex', gap: 'var(--s3)', alignItems: 'center' }}>
            <PriceBlock price={price} />
            <DiscountTag percent={price.discount} />
          </span>
        )}
        <Terms post={post} />
        <Markdown text={post.content} />
        <Anchor to={routes.post.to(post.id)} newTab css={{ color: 'var(--brand)', fontWeight: 600 }}>
          Open the page
        </Anchor>
      </Box>
    </>
  )
}

function Pictures({ post }: { readonly post: PostDetails }) {
  const pictures = picturesOf(post)
  return pictures.length === 0 ? null : (
    <div
      role="group"
      aria-label="Pictures"
      css={{
        display: 'flex',
        gap: 'var(--s2)',
        overflowX: 'auto',
        '& img': { width: '9rem', height: '6.75rem', objectFit: 'cover', borderRadius: 'var(--r-md)', flex: 'none' },
      }}
    >
      {pictures.map(({ imageUrl, alt }) => (
        <PostPicture key={imageUrl} address={imageUrl} alt={alt ?? ''} sizes="9rem" width={144} height={108} />
      ))}
    </div>
  )
}

function placeOf({ categorySlug, subCategory }: PostDetails): string {
  const name = findCategory(categorySlug)?.name ?? categorySlug
  return subCategory === null ? name : `${name}, ${subCategory}`
}

/** The small print of a deal: where, with what code, until when. */
function Terms({ post }: { readonly post: PostDetails }) {
  const { dealUrl, couponCode, location, expiresAt, affiliated } = post
  const facts = [
    ...(couponCode === null ? [] : [`Code ${couponCode}`]),
    ...(location === null ? [] : [location]),
    ...(affiliated ? ['Connected to the store'] : []),
  ]
  return (
    <Facts css={{ overflowWrap: 'anywhere' }}>
      {dealUrl !== null && (
        <Anchor to={dealUrl} newTab rel="noopener nofollow ugc" css={{ color: 'var(--brand)' }}>
          {dealUrl}
        </Anchor>
      )}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {expiresAt !== null && (
        <span>
          ends <time dateTime={expiresAt}>{utcTime(expiresAt)}</time>
        </span>
      )}
    </Facts>
  )
}
