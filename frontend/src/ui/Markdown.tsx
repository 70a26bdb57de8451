import styled from '@emotion/styled'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import ReactMarkdown from 'react-markdown'
import type { Components, Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { isElsewhere } from './is-elsewhere.ts'
import { picturesAsLinks } from './pictures-as-links.ts'
import { Prose } from './Prose.tsx'

const protocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

const schema: typeof defaultSchema = {
  ...defaultSchema,
  // Footnotes get a prefix of their own below; raw HTML, whose ids could clash with ours, is never let in.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: protocols, cite: ['http', 'https'], src: ['http', 'https'] },
}

const rehypePlugins: Options['rehypePlugins'] = [[rehypeSanitize, schema], picturesAsLinks]
const remarkPlugins: Options['remarkPlugins'] = [remarkGfm]

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
const componentsBelow: Readonly<Record<1 | 2 | 3, Components>> = {
  1: { ...parts, h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' },
  2: { ...parts, h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' },
  3: { ...parts, h1: 'h4', h2: 'h5', h3: 'h6', h4: 'h6', h5: 'h6' },
}

interface MarkdownProps {
  /** What a member wrote; raw HTML in it is left out. */
  readonly text: string
  /** Shown as something that is over. */
  readonly muted?: boolean
  /** The level of the heading that the text stands under. */
  readonly under?: 1 | 2 | 3
}

/** Text of members: GitHub's markdown without HTML, and links by harmless protocols only. */
export function Markdown({ text, muted = false, under = 1 }: MarkdownProps) {
  // Two texts on one page may both have a first footnote.
  const clobberPrefix = `${useId()}-`
  return (
    <Prose data-muted={muted}>
      <ReactMarkdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        remarkRehypeOptions={{ clobberPrefix }}
        components={componentsBelow[under]}
      >
        {text}
      </ReactMarkdown>
    </Prose>
  )
}
