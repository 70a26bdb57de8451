import type { ParsedMail } from 'mailparser'
import type { MailAddress } from '@deals/process'
import { reportAdapterRun } from '@deals/storage/testing'
import { LetterRefused, type Letter, type Mail } from './mail.ts'

export interface OpenedMail {
  mail: Mail
  /** Letters as whoever took them has them. */
  arrived(): Promise<ParsedMail[]>
  cleanUp(): Promise<void>
}

export const sender: MailAddress = { name: 'Dealstream', address: 'no-reply@deals.example' }
export const aLetter = (over: Partial<Letter> = {}): Letter => ({
  id: '12-poster-comment',
  to: 'ann@mail.example',
  subject: 'bob commented on your post “Good headphones”',
  text: 'bob commented.\n\nSee https://deals.example/post/1',
  html: '<p>bob commented – <a href="https://deals.example/post/1">see it</a></p>',
  unsubscribeUrl: 'https://deals.example/unsubscribe?token=abc',
  ...over,
})

/** The promises of the way of letters; every adapter passes all of them. */
export function describeMail(adapter: string, open: () => Promise<OpenedMail>): void {
  describe(`mail: ${adapter}`, () => {
    let opened: OpenedMail
    beforeAll(() => reportAdapterRun({ port: 'mail', adapter, outcome: 'ran' }))
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.cleanUp())
    const only = async () => {
      const [letter, ...more] = await opened.arrived()
      expect(more).toEqual([])
      return letter
    }

    it('brings a letter as it was written, in both forms', async () => {
      const { providerRef } = await opened.mail.send(aLetter())
      expect(providerRef).not.toBe('')
      const letter = await only()
      expect(letter).toMatchObject({
        subject: 'bob commented on your post “Good headphones”',
        from: { value: [sender] },
        to: { value: [{ address: 'ann@mail.example' }] },
      })
      expect(letter?.text).toContain('See https://deals.example/post/1')
      expect(letter?.html).toContain('<p>bob commented – <a')
    })

    it('names a letter by what it tells, the same each time', async () => {
      await opened.mail.send(aLetter())
      expect((await only())?.messageId).toBe('<12-poster-comment@deals.example>')
    })

    it('says how letters of this kind are ended with one click, where they can be', async () => {
      await opened.mail.send(aLetter())
      const headers = (await only())?.headerLines.map(({ line }) => line) ?? []
      expect(headers).toContain('List-Unsubscribe: <https://deals.example/unsubscribe?token=abc>')
      expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(headers).toContain('Auto-Submitted: auto-generated')
    })

    it('says nothing of an end where there is none', async () => {
      const { unsubscribeUrl: _none, ...confirmation } = aLetter()
      await opened.mail.send(confirmation)
      expect((await only())?.headers.has('list-unsubscribe')).toBe(false)
    })

    it('keeps a long link for one click in one piece', async () => {
      const unsubscribeUrl = `https://deals.example/unsubscribe?token=${'Ab3-_'.repeat(60)}`
      await opened.mail.send(aLetter({ unsubscribeUrl }))
      const line = (await only())?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? ''
      expect(line).toBe(`List-Unsubscribe: <${unsubscribeUrl}>`)
    })

    it.each([
      ['a subject', { subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBuy' }],
      ['a name', { id: 'a\r\nBcc: eve@evil.example' }],
    ])('lets no header in through %s', async (_where, over) => {
      await opened.mail.send(aLetter(over))
      const letter = await only()
      expect(letter?.headers.has('bcc')).toBe(false)
      expect(letter?.text).toContain('bob commented.')
    })

    it.each(['', 'ann', 'ann@mail.example\r\nBcc: eve@evil.example', 'ann@mail.example, eve@evil.example', '<ann>'])(
      'sends nothing to %j',
      async (to) => {
        await expect(opened.mail.send(aLetter({ to }))).rejects.toThrow(LetterRefused)
        expect(await opened.arrived()).toEqual([])
      },
    )

    it('takes what people wrote as text, never as the name of a file', async () => {
      const path = 'file:///etc/hostname'
      await opened.mail.send(aLetter({ text: path, html: path }))
      expect((await only())?.text).toContain(path)
    })

    it('sends many at once, each to its reader', async () => {
      const ids = Array.from({ length: 12 }, (_, nr) => `n${nr}`)
      await Promise.all(ids.map((id) => opened.mail.send(aLetter({ id, to: `${id}@mail.example` }))))
      const arrived = await opened.arrived()
      const read = arrived.map(({ messageId, to }) => [messageId, [to].flat()[0]?.text])
      expect(read.sort()).toEqual(ids.map((id) => [`<${id}@deals.example>`, `${id}@mail.example`]).sort())
    })

    it('finishes what is under way before it closes', async () => {
      const sending = opened.mail.send(aLetter())
      await opened.mail.close()
      await expect(sending).resolves.toMatchObject({ providerRef: expect.any(String) as string })
    })
  })
}
