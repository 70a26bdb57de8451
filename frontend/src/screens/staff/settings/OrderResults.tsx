import type { OrderRehearsal } from '@deals/events'
import { placeWords } from '../../../features/rehearsals/rehearsal-words.ts'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { WideTable } from '../../shared/WideTable.tsx'

const columns = [
  { title: 'Post' },
  { title: 'As it is', isNumber: true },
  { title: 'With the change', isNumber: true },
  { title: 'Moved', isNumber: true },
]

/** The home page in the order that is, and in the one that would be. */
export function OrderResults({ order: { concerned, places, moved, posts } }: { readonly order: OrderRehearsal }) {
  return (
    <section aria-label="The home page" css={{ display: 'grid', gap: 'var(--s3)' }}>
      <h3 css={{ fontSize: 'var(--text-md)' }}>The home page</h3>
      <p className="muted">
        {concerned === 0
          ? 'There are no live deals to put in order.'
          : `Of its first ${places} places, ${moved === 0 ? 'nothing moves' : `${moved} posts move, come or leave`}. Posts keep the hours that held when they were submitted: the page becomes this one as new posts follow.`}
      </p>
      {posts.length > 0 && (
        <WideTable label="The home page, place by place" columns={columns}>
          {posts.map(({ postId, title, before, after }) => (
            <tr key={postId}>
              <th scope="row">
                <Anchor to={routes.post.to(postId)} newTab>
                  {title}
                </Anchor>
              </th>
              <td data-kind="number">{before ?? '–'}</td>
              <td data-kind="number">{after ?? '–'}</td>
              <td data-kind="number">{placeWords({ before, after })}</td>
            </tr>
          ))}
        </WideTable>
      )}
    </section>
  )
}
