interface Opened {
  close(): unknown
}

/** What is opened anew before each test and closed after it; the one name stands for what the test at hand has. */
export function openedForEach<Kind extends Opened>(open: () => Kind | Promise<Kind>): Kind {
  const held: { now?: Kind } = {}
  beforeEach(async () => {
    held.now = await open()
  })
  afterEach(() => held.now?.close())
  return standingFor(held)
}

/** The same, opened once for all tests of a file or of a `describe`. */
export function openedForAll<Kind extends Opened>(open: () => Kind | Promise<Kind>): Kind {
  const held: { now?: Kind } = {}
  beforeAll(async () => {
    held.now = await open()
  })
  afterAll(() => held.now?.close())
  return standingFor(held)
}

function standingFor<Kind extends Opened>(held: { readonly now?: Kind }): Kind {
  return new Proxy({} as Kind, {
    get: (_nothing, name) => {
      if (held.now === undefined) {
        throw new Error(`${String(name)} is asked for before it is opened`)
      }
      return Reflect.get(held.now, name)
    },
  })
}
