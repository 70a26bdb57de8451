import { isMailAddress, readMailSettings } from './mail-settings.ts'
import { WrongSetting } from './settings.ts'

const site = 'https://deals.example'
const smtp = (SMTP_URL: string) => readMailSettings({ SMTP_URL }, site).smtp
const from = (MAIL_FROM: string) => readMailSettings({ MAIL_FROM }, site).mailFrom

describe('the settings of mail', () => {
  it('have defaults: no server, and a sender of the site', () => {
    expect(readMailSettings({ SMTP_URL: '', MAIL_FROM: '' }, 'https://www.deals.example:8443')).toEqual({
      smtp: undefined,
      mailFrom: { name: 'Dealstream', address: 'no-reply@www.deals.example' },
    })
  })

  it.each(['http://192.168.0.5:3000', 'http://[::1]:3000'])('write from this machine where %s is no name', (url) => {
    expect(readMailSettings({}, url).mailFrom.address).toBe('no-reply@localhost')
  })

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, login: undefined }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, login: undefined }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, login: undefined }],
    [
      'smtps://me%40deals.example:p%2Fa%40ss@mail.example:4650',
      {
        host: 'mail.example',
        port: 4650,
        secure: true,
        login: { user: 'me@deals.example', password: 'p/a@ss' },
      },
    ],
  ])('take the server %s', (url, server) => {
    expect(smtp(url)).toEqual(server)
  })

  it.each([
    ['mail.example:587', 'mail.example:587'],
    ['https://mail.example', 'https://mail.example'],
    ['smtp://mail.example/path', 'smtp://mail.example/path'],
    ['smtp://mail.example?tls=false', 'smtp://mail.example?tls=false'],
    ['smtp://me:%zz@mail.example', 'smtp://…@mail.example'],
    ['smtp://me:secr/et@mail.example', 'smtp://…@mail.example'],
  ])('refuse the server %s in one sentence without its secrets', (url, shown) => {
    expect(() => smtp(url)).toThrow(WrongSetting)
    expect(() => smtp(url)).toThrow(`SMTP_URL is "${shown}"; it takes an address such as smtp://user:password@`)
  })

  it.each([
    ['deals@deals.example', { name: '', address: 'deals@deals.example' }],
    ['Good Deals <deals@deals.example>', { name: 'Good Deals', address: 'deals@deals.example' }],
    ['"Deals, daily" <deals@localhost>', { name: 'Deals, daily', address: 'deals@localhost' }],
  ])('take the sender %s', (held, sender) => {
    expect(from(held)).toEqual(sender)
  })

  it.each(['Dealstream', 'Deals <deals>', 'Deals <a@b.example>, <c@d.example>', 'Deals\r\nBcc: x <a@b.example>'])(
    'refuse the sender %j',
    (held) => {
      expect(() => from(held)).toThrow('it takes an address such as Dealstream <no-reply@deals.example>')
    },
  )
})

describe('an address', () => {
  it.each([
    ['ann@example.com', true],
    ['ann+deals@mail.example.co.uk', true],
    ['no-reply@localhost', true],
    ['ann', false],
    ['@example.com', false],
    ['ann@', false],
    ['ann@-example.com', false],
    ['ann@example..com', false],
    ['ann@example.com\r\nBcc: bob@example.com', false],
    ['ann@example.com, bob@example.com', false],
    ['<ann@example.com>', false],
    ['"ann b"@example.com', false],
    [`${'a'.repeat(65)}@example.com`, false],
    [`ann@${'a.'.repeat(130)}com`, false],
  ])('%j can be written to: %s', (text, can) => {
    expect(isMailAddress(text)).toBe(can)
  })
})
