import { commitTogether } from './commit-together.ts'
import { connectPrivate } from './connection.ts'

function table() {
  const connection = connectPrivate()
  connection.exec('create table things (name text primary key)')
  const insert = connection.prepare<[string]>('insert into things (name) values (?)')
  const names = () => connection.prepare<[], string>('select name from things order by name').pluck().all()
  return { connection, commits: commitTogether(connection), put: (name: string) => insert.run(name).changes, names }
}

describe('commits of one turn', () => {
  it('are written by one transaction, and each is answered with its own', async () => {
    const { connection, commits, put, names } = table()
    const seen: boolean[] = []
    const write = (name: string) =>
      commits.write(() => {
        seen.push(connection.inTransaction && names().length === seen.length)
        return put(name)
      })

    expect(await Promise.all([write('a'), write('b'), write('c')])).toEqual([1, 1, 1])
    expect([names(), seen]).toEqual([
      ['a', 'b', 'c'],
      [true, true, true],
    ])
    connection.close()
  })

  it('that fail leave nothing of their own behind, and others as they are', async () => {
    const { connection, commits, put, names } = table()
    const half = commits.write(() => {
      put('half')
      throw new Error('The second half is missing.')
    })
    const outcomes = await Promise.allSettled([commits.write(() => put('a')), half, commits.write(() => put('b'))])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(names()).toEqual(['a', 'b'])
    connection.close()
  })

  it('are all refused where the transaction itself is', async () => {
    const { connection, commits, put, names } = table()
    const ended = commits.write(() => {
      put('a')
      // As a full disk does.
      connection.exec('rollback')
      throw new Error('The disk is full.')
    })
    const outcomes = await Promise.allSettled([commits.write(() => put('b')), ended, commits.write(() => put('c'))])

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(names()).toEqual([])
    connection.close()
  })

  it('are written before the file is closed', async () => {
    const { connection, commits, put, names } = table()
    const written = commits.write(() => put('a'))
    commits.flush()

    expect(names()).toEqual(['a'])
    connection.close()
    await expect(written).resolves.toBe(1)
  })
})
