import { Markdown } from '../../ui/Markdown.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { useNow } from '../../lib/clock.slice.ts'
import { useViewer } from '../../lib/viewer.ts'
import type { PostFormValues } from '../../features/submit/post-form-values.ts'
import { picturesOf } from '../shared/post-pictures.ts'
import { Top } from '../post/post-styles.ts'
import { PurchaseColumn } from '../post/PurchaseColumn.tsx'
import { previewPost } from './preview-post.ts'

/** What the page of the post will look like; nothing on it can be saved or shared. */
export function PostPreview({ form }: { readonly form: PostFormValues }) {
  const viewer = useViewer()
  const post = previewPost(form, viewer?.username ?? '', useNow())
  const pictures = picturesOf(post)
  return (
    <div css={{ display: 'grid', gap: 'var(--s6)' }}>
      <Top data-pictures={pictures.length > 0}>
        {pictures.length > 0 && <Gallery images={pictures} label="Pictures of the post" />}
        <PurchaseColumn post={post} isPreview />
      </Top>
      <div css={{ maxWidth: '42rem' }}>
        <Markdown text={post.content} />
      </div>
    </div>
  )
}
