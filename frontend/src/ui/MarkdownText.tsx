import styled from '@emotion/styled'
import { useId, type ComponentProps, type ReactNode } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { hasFootnotes, type HeadingLevel, type MarkdownProps } from './markdown-props.ts'
import { narrowTables } from './narrow-tables.ts'
import { isElsewhere, picturesAsLinks } from './pictures-as-links.ts'
import { isTooDense } from './too-dense.ts'

const protocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

const schema: typeof defaultSchema = {
  ...defaultSchema,
  // Footnotes get a prefix of their own below; raw HTML, whose ids could clash with ours, is never let in.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: protocols, cite: ['http', 'https'], src: ['http', 'https'] },
}

const rehypePlugins: Options['rehypePlugins'] = [[rehypeSanitize, schema], picturesAsLinks]
const remarkPlugins: Options['remarkPlugins'] = [remarkGfm, narrowTables]

const WideTable = styled.div`
  overflow-x: auto;
`

type Tag<Name extends keyof React.JSX.IntrinsicElements> = ComponentProps<Name> & { readonly node?: unknown }

function MemberLink({ node: _, href, children, ...rest }: Tag<'a'>) {
  // Members write these, so search engines must not read them as ours, and the shop must not reach this window.
  const elsewhere = isElsewhere(href ?? '') ? { target: '_blank', rel: 'nofollow ugc noopener noreferrer' } : {}
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  )
}

function MemberImage({ node: _, alt, ...rest }: Tag<'img'>) {
  const text = alt === undefined || alt === '' ? 'Image' : alt
  return <img {...rest} alt={text} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
}

function ScrollingTable({ node: _, ...rest }: Tag<'table'>) {
  return (
    <WideTable role="region" aria-label="Table" tabIndex={0}>
      <table {...rest} />
    </WideTable>
  )
}

function Task({ node: _, ...rest }: Tag<'input'>) {
  return <input {...rest} aria-label={rest.checked === true ? 'Done' : 'To do'} />
}

const parts: Components = { a: MemberLink, img: MemberImage, table: ScrollingTable, input: Task }

/** Headings of members stand below the heading of the page or of the part that they are in. */
const componentsBelow: Readonly<Record<HeadingLevel, Components>> = {
  1: { ...parts, h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' },
  2: { ...parts, h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' },
  3: { ...parts, h1: 'h4', h2: 'h5', h3: 'h6', h4: 'h6', h5: 'h6' },
}

const drawn = (text: string, under: HeadingLevel, clobberPrefix = '') =>
  isTooDense(text) ? (
    <pre>{text}</pre>
  ) : (
    ReactMarkdown({
      children: text,
      components: componentsBelow[under],
      remarkRehypeOptions: { clobberPrefix },
      remarkPlugins,
      rehypePlugins,
    })
  )

const mostDrawn = 200
const drawnTexts = new Map<string, ReactNode>()

/** What the same words look like was worked out for whoever read them before. */
function drawnOnce(text: string, under: HeadingLevel): ReactNode {
  const key = `${under}${text}`
  const known = drawnTexts.get(key) ?? drawn(text, under)
  // Read just now, so that others go first.
  drawnTexts.delete(key)
  drawnTexts.set(key, known)
  const [oldest] = drawnTexts.keys()
  if (drawnTexts.size > mostDrawn && oldest !== undefined) {
    drawnTexts.delete(oldest)
  }
  return known
}

/** Text of members: GitHub's markdown without HTML, and links by harmless protocols only. */
export function MarkdownText({ text, under = 1 }: MarkdownProps) {
  const clobberPrefix = `${useId()}-`
  return hasFootnotes(text) ? drawn(text, under, clobberPrefix) : drawnOnce(text, under)
}
