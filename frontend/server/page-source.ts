import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { packForOne, type Encoding } from './pack.ts'
import { codeOf, parseManifest } from './parse-manifest.ts'
import type { PageText, RenderedPage, RenderRequest } from './render.tsx'

/** A page in the template, and the styles that its policy has to name. */
export interface FilledPage extends Pick<RenderedPage, 'status' | 'location' | 'isForMember' | 'styleHashes'> {
  /** Packed as it was asked for. */
  readonly body: Buffer
}

export interface PageRequest extends RenderRequest {
  /** How the page leaves, where one gets it. One for many is packed by who keeps it. */
  readonly encoding: Encoding
}

/** Where the template and the code that renders pages come from. */
export interface PageSource {
  /** Renders a page into the template. */
  readonly page: (request: PageRequest) => Promise<FilledPage>
}

type Render = (request: RenderRequest) => Promise<RenderedPage>

type Fill = (rendered: RenderedPage, links: string, encoding: Encoding) => FilledPage

/** What src/main.ts loads at last, which needs all that it loads before. */
const startFile = 'src/start.tsx'

/** A device keeps the page that says that one is offline, and other pages in its head: they look up their code in the table of all. */
const besides = (file: string) => (file === 'src/screens/offline/offline.page.ts' ? ['src/app/page-files.ts'] : [])

/** Where the parts of a page go, in the order of the template. */
const places = /<html lang="en"|<!--page-(?:head|html|state)-->/

const inOne = (texts: readonly PageText[]): Buffer =>
  Buffer.concat(texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text)))

/** Puts pages into a template, which is taken apart once. */
function filling(template: string): Fill {
  const [first = '', beforeHead = '', beforeHtml = '', beforeState = '', last = ''] = template.split(places)
  const begin = `${first}<html lang="en"`
  return ({ status, location, isForMember, styleHashes, ...page }, links, encoding) => ({
    status,
    location,
    isForMember,
    styleHashes,
    body: packForOne(
      encoding,
      inOne([
        ...[begin, page.htmlAttributes, beforeHead, ...page.head, '\n    ', links],
        ...[beforeHtml, ...page.html, beforeState, page.state, last],
      ]),
    ),
  })
}

/** The code of the page itself says so: src/app/parse-page.ts looks there before it asks for the table of all pages. */
const linkTo = (code: string, mark: string) => `<link rel="modulepreload" crossorigin href="/${code}"${mark} />`

/** Pages from the build. */
export function builtPages(clientDir: string): PageSource {
  const fill = filling(readFileSync(join(clientDir, 'index.html'), 'utf8'))
  const manifest = parseManifest(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const inTemplate = new Set(codeOf(manifest, 'index.html'))
  // Left to itself a browser would fetch them beside the pictures; src/main.ts takes them out once the page is drawn.
  const linksOf = (file: string) =>
    [...new Set([startFile, ...besides(file), file].flatMap((one) => codeOf(manifest, one)))]
      .filter((one) => !inTemplate.has(one))
      .map((one) => linkTo(one, manifest[file]?.file === one ? ` data-page="${file}"` : ''))
      .join('\n    ')
  const known = new Map<string, string>()
  const linksTo = (file: string) => {
    const links = known.get(file) ?? `<template data-code>${linksOf(file)}</template>`
    known.set(file, links)
    return links
  }
  return {
    async page(request) {
      const { renderPage } = await import('./render.tsx')
      const rendered = await renderPage(request)
      return fill(rendered, linksTo(rendered.file), request.encoding)
    },
  }
}

const isRender = (value: unknown): value is Render => typeof value === 'function'

function rendererIn({ renderPage }: Record<string, unknown>): Render {
  if (!isRender(renderPage)) {
    throw new TypeError('render.tsx exports no renderPage.')
  }
  return renderPage
}

/** Pages from the sources, as they are now. */
export function livePages(vite: ViteDevServer): PageSource {
  return {
    async page(request) {
      const source = readFileSync(join(vite.config.root, 'index.html'), 'utf8')
      const template = await vite.transformIndexHtml(request.url.pathname, source)
      const rendered = await rendererIn(await vite.ssrLoadModule('/server/render.tsx'))(request)
      return filling(template)(rendered, '', request.encoding)
    },
  }
}
