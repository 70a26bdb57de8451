import { isRefused } from '../platform/refusal.ts'
import { checkAddress } from './check-address.ts'

const check = (text: string) => checkAddress(text, 'https://deals.dev')

it.each([
  ...['http://hooks.ann.dev/', 'ftp://hooks.ann.dev/', 'javascript:alert(1)', 'hooks.ann.dev', ''],
  ...['https://ann:secret@hooks.ann.dev/', 'https://ann@hooks.ann.dev/'],
  ...['https://127.0.0.1/', 'https://10.0.0.1/', 'https://8.8.8.8/', 'https://0x7f.1/', 'https://2130706433/'],
  ...['https://[::1]/', 'https://[fd12::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[2606:4700::1111]/'],
  ...['https://localhost/', 'https://LOCALHOST./', 'https://redis/', 'https://db.internal/', 'https://printer.local/'],
  ...['https://router.lan/', 'https://a.localhost/', 'https://shop.example/', 'https://shop.test/', 'https://x.onion/'],
  ...['https://hooks.ann.dev:22/', 'https://hooks.ann.dev:6379/', 'https://hooks.ann.dev:80/'],
  ...['https://deals.dev/api/posts', 'https://deals.dev./api/posts', 'https://deals.dev:8443/'],
])('%p is not told of anything', (text) => {
  const checked = check(text)
  expect(isRefused(checked) && Object.keys(checked.fields ?? {})).toEqual(['url'])
})

it.each(['https://hooks.ann.dev/deals?key=1', 'https://hooks.ann.dev:8443/', 'https://hooks.ann.dev:443/'])(
  '%p may be',
  (text) => {
    expect(isRefused(check(text))).toBe(false)
  },
)
