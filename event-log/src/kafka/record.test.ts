import { positionFrom } from '@deals/events/platform'
import type { LogEvent } from '../event-log.ts'
import { anEvent } from '../testing/log-events.ts'
import { messageOf, watermarkOf, worded } from './carried-message.ts'
import { parseRecord } from './parse-record.ts'

const event: LogEvent = {
  ...anEvent({ postId: 7, title: 'sealed:1:ann:…' }, { type: 'PostSubmitted' }),
  stream: 'post-7',
  revision: 0,
  at: 1_700_000_000_000,
  position: positionFrom(42),
}
const place = { key: '7', partition: 3, previous: positionFrom(40) }

describe('a record', () => {
  it('comes back as it was sent', () => {
    const { value, headers = {} } = messageOf(worded(event), place)
    expect(headers).toEqual({
      position: '42',
      previous: '40',
      stream: 'post-7',
      revision: '0',
      id: event.id,
      type: 'PostSubmitted',
    })
    const asReceived = Object.fromEntries(
      Object.entries(headers).map(([name, held]) => [name, Buffer.from(String(held))]),
    )
    expect(parseRecord({ value: Buffer.from(String(value)), headers: asReceived })).toEqual({
      position: 42,
      previous: 40,
      event,
    })
  })

  it('may only say how far the partition is', () => {
    expect(parseRecord(watermarkOf(positionFrom(50), place))).toEqual({ position: 50, previous: 40, event: null })
  })

  it.each([
    ['no positions', { value: '{}' }],
    ['a position that is none', { value: null, headers: { position: 'x', previous: '0' } }],
    ['a damaged event', { value: '{"position":', headers: { position: '4', previous: '0' } }],
    ['the event of another position', { value: '{"position":5}', headers: { position: '4', previous: '0' } }],
  ])('with %s is none', (_, message) => {
    expect(parseRecord(message)).toBeNull()
  })
})
