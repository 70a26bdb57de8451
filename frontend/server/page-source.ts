import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { codeOf, parseManifest } from './parse-manifest.ts'
import type { RenderedPage, RenderRequest } from './render.tsx'

/** A page in the template, and the styles that its policy has to name. */
export interface FilledPage extends Pick<RenderedPage, 'status' | 'location' | 'styleHashes'> {
  readonly body: string
}

/** Where the template and the code that renders pages come from. */
export interface PageSource {
  /** Renders a page into the template. */
  readonly page: (request: RenderRequest) => Promise<FilledPage>
}

type Render = (request: RenderRequest) => Promise<RenderedPage>

function filled(template: string, rendered: RenderedPage, links: string): FilledPage {
  const { status, location, styleHashes, htmlAttributes, head, html, state } = rendered
  // Functions, because a replacement text would read "$&" and its like in the words of members.
  const body = template
    .replace('<html lang="en"', () => `<html lang="en"${htmlAttributes}`)
    .replace('<!--page-head-->', () => `${head}\n    ${links}`)
    .replace('<!--page-html-->', () => html)
    .replace('<!--page-state-->', () => state)
  return { status, location, styleHashes, body }
}

/** Pages from the build. */
export function builtPages(clientDir: string): PageSource {
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const manifest = parseManifest(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const known = new Set(codeOf(manifest, 'index.html'))
  const linksTo = (file: string) =>
    codeOf(manifest, file)
      .filter((one) => !known.has(one))
      .map((one) => `<link rel="modulepreload" crossorigin href="/${one}" />`)
      .join('\n    ')
  return {
    async page(request) {
      const { renderPage } = await import('./render.tsx')
      const rendered = await renderPage(request)
      return filled(template, rendered, linksTo(rendered.file))
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
      return filled(template, rendered, '')
    },
  }
}
