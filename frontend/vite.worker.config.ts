import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const client = join(import.meta.dirname, 'dist/client')

function buildOfPages(): string {
  return readFileSync(join(client, 'version.json'), 'utf8')
}

/** The service worker, one file under an address that stays. Built after the pages, whose version it bears: another build is another worker. */
export default defineConfig({
  define: { __BUILD__: JSON.stringify(/"version":"(\w+)"/.exec(buildOfPages())?.[1]) },
  publicDir: false,
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(import.meta.dirname, 'worker/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
