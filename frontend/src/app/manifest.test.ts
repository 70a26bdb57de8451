import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import { fieldsFrom } from '../features/submit/fields-from-address.ts'
import { routes } from '../lib/routes.ts'

interface Manifest {
  readonly share_target: {
    readonly action: string
    readonly params: Readonly<Record<'title' | 'text' | 'url', string>>
  }
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

const manifest = JSON.parse(readFileSync(join(__dirname, '../../public/manifest.webmanifest'), 'utf8')) as Manifest

it.each(manifest.shortcuts)('a device leads by “$name” to a page of the site', ({ url }) => {
  expect(Object.values(routes).some(({ path }) => path !== '*' && matchPath(path, url) !== null)).toBe(true)
})

it('a device hands what it shares to the form, which knows what it is called', () => {
  const { action, params } = manifest.share_target
  expect(action).toBe(routes.submit.path)
  const shared = new URLSearchParams({ [params.title]: 'Shoes', [params.url]: 'https://shop.example/p/1' })
  expect(fieldsFrom(shared)).toEqual({ dealUrl: 'https://shop.example/p/1' })
})
