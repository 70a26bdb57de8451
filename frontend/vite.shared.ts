import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Given conditions replace Vite's own, so those stand here again beside ours. */
export const conditions = ['source', 'module', 'development|production']

/** Takes our own beginning of each icon, of that file, in place of the library's. */
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
  }
}
