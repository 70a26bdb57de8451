import { once } from 'node:events'
import { SAXParser, type StartTag } from 'parse5-sax-parser'

/** The parts of a page that tell what it is about, with entities resolved. */
export interface PageParts {
  readonly title: string | undefined
  /** By name or property, in lower case; the first of each name comes first. */
  readonly metas: ReadonlyMap<string, readonly string[]>
  /** Elements that carry a property of a thing in themselves (microdata). */
  readonly properties: ReadonlyMap<string, readonly string[]>
  readonly canonical: string | undefined
  /** Texts of linked data, as they stand. */
  readonly linkedData: readonly string[]
  /** The beginning of what people read on it. */
  readonly text: string
}

const longestTitle = 500
const longestLinkedData = 200_000
const mostOfOneName = 20
const longestText = 8_000
/** What stands in these nobody reads on the page. */
const unseen = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'svg', 'select'])

/**
 * Reads a page once from its beginning to its end, as browsers read it, in a time that grows with its length and no
 * faster: no tree is built, so nothing on the page can nest too deep.
 */
export async function partsOf(html: string): Promise<PageParts> {
  const parts = collecting()
  const parser = new SAXParser()
  parser.on('startTag', (tag) => parts.begin(tag))
  parser.on('endTag', ({ tagName }) => parts.end(tagName))
  parser.on('text', ({ text }) => parts.text(text))
  parser.end(html)
  await once(parser, 'finish')
  return parts.found
}

interface Found extends PageParts {
  title: string | undefined
  metas: Map<string, string[]>
  properties: Map<string, string[]>
  canonical: string | undefined
  linkedData: string[]
  text: string
}

function collecting() {
  const found: Found = {
    title: undefined,
    canonical: undefined,
    linkedData: [],
    text: '',
    metas: new Map(),
    properties: new Map(),
  }
  let take: ((text: string) => void) | undefined
  let hidden: string | undefined
  return {
    found,
    begin({ tagName, attrs, selfClosing }: StartTag) {
      const attribute = (name: string) => attrs.find((one) => one.name === name)?.value
      take = undefined
      hidden ??= unseen.has(tagName) && !selfClosing ? tagName : undefined
      note(found.properties, attribute('itemprop'), attribute('content') ?? attribute('href'))
      if (tagName === 'meta') {
        note(found.metas, attribute('property') ?? attribute('name'), attribute('content'))
      } else if (tagName === 'link' && wordsOf(attribute('rel')).includes('canonical')) {
        found.canonical ??= attribute('href')
      } else if (tagName === 'title' && found.title === undefined) {
        found.title = ''
        take = (text) => (found.title = `${found.title ?? ''}${text}`.slice(0, longestTitle))
      } else if (tagName === 'script' && wordsOf(attribute('type')).includes('application/ld+json')) {
        const at = found.linkedData.push('') - 1
        take = (text) => (found.linkedData[at] = `${found.linkedData[at] ?? ''}${text}`.slice(0, longestLinkedData))
      }
    },
    end(tagName: string) {
      take = undefined
      hidden = hidden === tagName ? undefined : hidden
    },
    text(text: string) {
      if (take !== undefined) {
        take(text)
      } else if (hidden === undefined && found.text.length < longestText) {
        found.text = `${found.text} ${text.slice(0, longestText).replace(/\s+/g, ' ').trim()}`.slice(0, longestText)
      }
    },
  }
}

function note(found: Map<string, string[]>, name: string | undefined, content: string | undefined): void {
  if (name === undefined || name === '' || content === undefined) {
    return
  }
  const known = found.get(name.toLowerCase())
  if (known === undefined) {
    found.set(name.toLowerCase(), [content])
  } else if (known.length < mostOfOneName) {
    known.push(content)
  }
}

const wordsOf = (text: string | undefined): string[] => (text ?? '').toLowerCase().split(/[\s;]+/)
