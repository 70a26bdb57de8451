import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Given conditions replace Vite's own, so those stand here again beside ours. */
export const conditions = ['source', 'module', 'development|production']

/** Marks that its library gives the shapes of an icon for lists of them, and a line that does nothing. */
const iconMarks = /, key: "\w+"|^__iconData\.node;$/gm

/** Takes our own beginning of each icon, of that file, in place of the library's, and leaves out what that does not read. */
export function plainIcons(file: string): Plugin {
  const place = '\0plain-icon'
  const own = JSON.stringify(join(import.meta.dirname, file))
  return {
    name: 'plain-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') =>
      source.endsWith('/createLucideIcon.mjs') && importer.includes('lucide-react') ? place : null,
    load: (id) => (id === place ? `export { makeIcon as default } from ${own}` : null),
    transform: {
      filter: { id: /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/ },
      handler: (code) => ({ code: code.replace(iconMarks, ''), map: null }),
    },
  }
}

/** A comment that has its lines to itself; in a style, which is text, the packer would keep it for every reader. */
const ownLines = /^[ \t]*\/\*(?!\*)[\s\S]*?\*\/[ \t]*$/gm

/** Leaves the comments out of styles; the page and the server that draws it have to name a style by the same text. */
export function plainStyles(): Plugin {
  return {
    name: 'plain-styles',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]frontend[\\/]src[\\/].*\.tsx?$/ },
      // As many lines as before, so that the map of the source still fits.
      handler: (code) => ({ code: code.replace(ownLines, (comment) => comment.replace(/[^\n]/g, '')), map: null }),
    },
  }
}

/** Its packages name the router's build for developers alone; the other, which warns of nothing, lies beside it. */
export function plainRouter(): Plugin {
  return {
    name: 'plain-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) {
        return null
      }
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found === null ? null : found.id.replace(/([\\/]dist[\\/])development(?=[\\/])/, '$1production')
    },
  }
}
