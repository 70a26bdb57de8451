import { isUuid, newUuid, uuidBytes, uuidOfBytes, uuidV5 } from './uuid.ts'

// The name space of host names, from RFC 9562.
const hosts = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

describe('a uuid made of a name', () => {
  it('is the one that the standard gives as its example', () => {
    expect(uuidV5(hosts, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
  })

  it('is the same each time, and another one for another name', () => {
    const commandId = newUuid()
    expect(uuidV5(commandId, 0)).toBe(uuidV5(commandId, 0))
    expect(uuidV5(commandId, 0)).not.toBe(uuidV5(commandId, 1))
    expect(uuidV5(commandId, 0)).not.toBe(uuidV5(newUuid(), 0))
    expect(isUuid(uuidV5(commandId, 0))).toBe(true)
  })
})

describe('the bytes of a uuid', () => {
  it('make the same uuid again', () => {
    const id = newUuid()
    expect(uuidBytes(id)).toHaveLength(16)
    expect(uuidOfBytes(uuidBytes(id))).toBe(id)
  })
})

it.each(['', '1', hosts.toUpperCase(), `${hosts} `, hosts.replace('-', '')])('%j is no uuid of ours', (text) => {
  expect(isUuid(text)).toBe(false)
})
