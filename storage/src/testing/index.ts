/** The door @deals/storage/testing: servers, gates and small disks for tests; no part of the product imports it. */
export { reportAdapterRun, type AdapterRun } from './adapter-report.ts'
export { namedServer } from './named-server.ts'
export { findMongo, freshDatabase } from './mongo-server.ts'
export { findRedis, hasRedisServer, startRedisServer, type OwnRedis } from './redis-server.ts'
export { smallDisk, type SmallDisk } from './small-disk.ts'
export { startScript, type StartedScript } from './start-script.ts'
export { tcpGate, type TcpGate } from './tcp-gate.ts'
export { dockerAnswers, freePort, type ServerFound, type TestServer } from './test-programs.ts'
