// A journey starts a server and a browser; on a busy machine that alone takes many seconds.
jest.setTimeout(180_000)
