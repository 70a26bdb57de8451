/** The door @deals/process: settings, listening, health and the calls between processes. */
export { answerCalls, type Doorkeeper, type DoorParts } from './answer-calls.ts'
export type { AnswerWithin, AskWithin } from './ask-within.ts'
export { fitsPattern, isDecodable } from './addresses.ts'
export type { Stores } from './answering.ts'
export { isFromHere } from './cross-site.ts'
export { guardHeaders } from './guard-headers.ts'
export { healthAnswers } from './health.ts'
export { countedWarnings } from './log-hooks.ts'
export { sayingOnce } from './repeats.ts'
export { weakTag } from './weak-tag.ts'
export { openings, type Openings } from './openings.ts'
export { openServer, openSiteServer, type Serving } from './open-server.ts'
export { keepOpen } from './open-ended.ts'
export { noteMember } from './known-members.ts'
export { closeServer, listen, PortProblem, portOf } from './listen.ts'
export {
  isMailAddress,
  readMailSettings,
  type MailAddress,
  type MailSettings,
  type SmtpServer,
} from './mail-settings.ts'
export { readModelSettings, type ModelServer, type ModelSettings } from './model-settings.ts'
export { runProcess } from './run-process.ts'
export { CallFailed, sendTo, unavailableAs, type OtherProcess, type ProcessDoor } from './send-call.ts'
export {
  readCount,
  readDataDir,
  readInternalToken,
  readLogLevel,
  readOneOf,
  readOrigin,
  readPort,
  WrongSetting,
  type Environment,
  type LogLevel,
} from './settings.ts'
export {
  handedOn,
  isHandedOn,
  knowingVisitors,
  networkOf,
  visitorAddress,
  visitorHeaders,
  visitorProof,
} from './visitors.ts'
export { readKafkaSettings } from './kafka-settings.ts'
export { cookiesOf, countryOf, sessionCookie } from './visitor.ts'
export { waitOf } from './wait-of.ts'
export { readPageThreads, readRateLimits, readServerSettings, type ServerSettings } from './server-settings.ts'
export { readStoreSettings, withoutSecrets, type StoreSettings } from './store-settings.ts'
