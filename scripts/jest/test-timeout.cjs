// A hang still ends; on a busy machine, beside servers and browsers, the five seconds of Jest end tests that are well.
jest.setTimeout(60_000)
