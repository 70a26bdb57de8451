// ../../../work/main/projector/bench-tmp.ts
import { rmSync, mkdirSync as mkdirSync4 } from "node:fs";

// ../../../work/main/events/src/log/event-log.ts
var WrongRevision = class extends Error {
  stream;
  expected;
  actual;
  constructor(stream, expected, actual) {
    super(`${stream}: expected ${expected}, found ${actual === -1 ? "no stream" : actual}`);
    this.name = "WrongRevision";
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
};
var Unavailable = class extends Error {
  name = "Unavailable";
};
var OutcomeUnknown = class extends Error {
  name = "OutcomeUnknown";
};
var Invalid = class extends Error {
  name = "Invalid";
};

// ../../../work/main/events/src/platform/json-safe.ts
var deepest = 50;
function jsonProblem(value, path = "value", depth = 0) {
  switch (typeof value) {
    case "string":
    case "boolean":
      return void 0;
    case "number":
      return Number.isFinite(value) ? void 0 : `${path} is ${value}`;
    case "object":
      return value === null ? void 0 : objectProblem(value, path, depth);
    default:
      return `${path} is ${typeof value === "undefined" ? "undefined" : `a ${typeof value}`}`;
  }
}
function objectProblem(value, path, depth) {
  if (depth >= deepest) {
    return `${path} is nested too deeply or refers to itself`;
  }
  if (!Array.isArray(value) && !isPlain(value)) {
    return `${path} is not a plain object`;
  }
  const parts2 = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [name, part2] of parts2) {
    const problem = jsonProblem(part2, `${path}.${name}`, depth + 1);
    if (problem !== void 0) {
      return problem;
    }
  }
  return void 0;
}
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || typeof prototype === "object" && Object.getPrototypeOf(prototype) === null;
}
function toJson(value, path = "value", depth = 0) {
  if (value === null || typeof value === "string" || typeof value === "boolean") {
    return value;
  }
  if (typeof value === "number" && Number.isFinite(value)) {
    return value;
  }
  if (Array.isArray(value) && depth < deepest) {
    return value.map((part2, index) => toJson(part2, `${path}.${index}`, depth + 1));
  }
  if (typeof value === "object" && isPlain(value) && depth < deepest) {
    return objectToJson(value, path, depth);
  }
  throw new TypeError(jsonProblem(value, path, depth) ?? `${path} is not JSON`);
}
function objectToJson(value, path, depth) {
  const result = {};
  for (const [name, part2] of Object.entries(value)) {
    if (part2 !== void 0) {
      result[name] = toJson(part2, `${path}.${name}`, depth + 1);
    }
  }
  return result;
}
function toJsonObject(value, path = "value") {
  if (typeof value === "object" && value !== null && !Array.isArray(value) && isPlain(value)) {
    return objectToJson(value, path, 0);
  }
  throw new TypeError(`${path} is not an object`);
}

// ../../../work/main/events/src/platform/uuid.ts
import { createHash, randomUUID } from "node:crypto";
var pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
function isUuid(text) {
  return pattern.test(text);
}
function newUuid() {
  return randomUUID();
}
function uuidBytes(id) {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}
function uuidOfBytes(bytes) {
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
function uuidV5(namespaceId, name) {
  const bytes = createHash("sha1").update(uuidBytes(namespaceId)).update(String(name)).digest().subarray(0, 16);
  bytes.writeUInt8(bytes.readUInt8(6) & 15 | 80, 6);
  bytes.writeUInt8(bytes.readUInt8(8) & 63 | 128, 8);
  return uuidOfBytes(bytes);
}

// ../../../work/main/events/src/log/checked-append.ts
var appendLimits = { events: 100, eventBytes: 256 * 1024, totalBytes: 1e6 };
var streamName = /^[a-z]+-[A-Za-z0-9._~-]{1,120}$/;
var typeName = /^[A-Z][A-Za-z]+$/;
function checkedAppend(stream, events, expected) {
  assertStreamName(stream);
  if (!isExpectation(expected)) {
    throw new Invalid(`${stream}: ${expected} is no revision to expect`);
  }
  if (events.length === 0 || events.length > appendLimits.events) {
    throw new Invalid(`${stream}: an append holds 1 to ${appendLimits.events} events, this one ${events.length}`);
  }
  if (new Set(events.map(({ id }) => id)).size < events.length) {
    throw new Invalid(`${stream}: two events of one append have the same id`);
  }
  const checked = events.map((event) => checkedEvent(stream, event));
  const total = checked.reduce((sum, event) => sum + bytesOf(event), 0);
  if (total > appendLimits.totalBytes) {
    throw new Invalid(`${stream}: an append holds at most ${appendLimits.totalBytes} bytes, this one ${total}`);
  }
  return { stream, expected, events: checked };
}
function assertStreamName(stream) {
  if (!streamName.test(stream)) {
    throw new Invalid(`${JSON.stringify(stream).slice(0, 200)} is no name for a stream`);
  }
}
function isExpectation(expected) {
  return expected === "none" || expected === "any" || Number.isSafeInteger(expected) && expected >= 0;
}
function checkedEvent(stream, { id, type, data, meta }) {
  if (!typeName.test(type)) {
    throw new Invalid(`${stream}: ${JSON.stringify(type).slice(0, 200)} is no name for an event type`);
  }
  if (!isUuid(id)) {
    throw new Invalid(`${stream}: the id of ${type} is not a lower-case uuid`);
  }
  const checked = { id, type, data: jsonText(stream, data, "data"), meta: jsonText(stream, meta, "meta") };
  if (bytesOf(checked) > appendLimits.eventBytes) {
    throw new Invalid(`${stream}: ${type} is larger than ${appendLimits.eventBytes} bytes`);
  }
  return checked;
}
function jsonText(stream, value, name) {
  const problem = jsonProblem(value, name);
  if (problem !== void 0) {
    throw new Invalid(`${stream}: JSON cannot hold it: ${problem}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Invalid(`${stream}: ${name} is not an object`);
  }
  return JSON.stringify(value);
}
function bytesOf({ data, meta }) {
  return Buffer.byteLength(data) + Buffer.byteLength(meta);
}

// ../../../work/main/events/src/log/data-directory-lock.ts
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

// ../../../work/main/events/src/platform/error-code.ts
function errorCode(error) {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";
}
function errorMessage(error) {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}

// ../../../work/main/events/src/log/store-problem.ts
var StoreProblem = class extends Unavailable {
  name = "StoreProblem";
};

// ../../../work/main/events/src/log/sqlite/sqlite-problems.ts
var sentences = [
  ["SQLITE_FULL", (file) => `The disk that holds ${file} is full; nothing was written. Make room on it.`],
  ["ENOSPC", (file) => `The disk that holds ${file} is full; nothing was written. Make room on it.`],
  ["SQLITE_CORRUPT", (file) => `${file} is damaged; it was left as it is. Restore it from a backup.`],
  ["SQLITE_NOTADB", (file) => `${file} is damaged or no SQLite file; it was left as it is. Restore it from a backup.`],
  ["SQLITE_BUSY", (file) => `${file} is held by another process; nothing was written.`],
  ["SQLITE_LOCKED", (file) => `${file} is held by another process; nothing was written.`],
  ["SQLITE_READONLY", (file) => `${file} may not be written; check the rights on it and on its folder.`],
  ["SQLITE_CANTOPEN", (file) => `${file} cannot be opened; check that its folder exists and the rights on both.`],
  ["SQLITE_PERM", (file) => `${file} cannot be opened; check the rights on it and on its folder.`],
  ["EACCES", (file) => `${file} cannot be opened; check the rights on it and on its folder.`],
  ["EPERM", (file) => `${file} cannot be opened; check the rights on it and on its folder.`],
  ["EROFS", (file) => `${file} is on a file system that may not be written.`],
  ["ENOTDIR", (file) => `${file} cannot be opened; a part of its path is a file and not a folder.`],
  ["EEXIST", (file) => `${file} cannot be opened; a part of its path is a file and not a folder.`],
  ["ENOENT", (file) => `${file} does not exist.`],
  ["EISDIR", (file) => `${file} is a folder, where a file is wanted.`],
  ["SQLITE_IOERR", (file) => `The disk that holds ${file} reports an error; look at the system's log.`],
  ["ERR_DLOPEN_FAILED", () => "SQLite does not load on this Node; run `npm rebuild better-sqlite3`."]
];
function sqliteProblem(error, file) {
  const code = errorCode(error);
  const message = errorMessage(error);
  const sentence = sentences.find(([start2]) => code.startsWith(start2))?.[1];
  if (sentence !== void 0) {
    return new StoreProblem(sentence(file), { cause: error });
  }
  if (message.includes("Could not locate the bindings file")) {
    return new StoreProblem("SQLite was not installed for this Node; run `npm rebuild better-sqlite3`.");
  }
  if (message.includes("database connection is not open")) {
    return new StoreProblem(`${file} is closed.`);
  }
  return code.startsWith("SQLITE_") ? new StoreProblem(`${file}: ${message}.`, { cause: error }) : void 0;
}
function withSqliteProblems(file, run2) {
  try {
    return run2();
  } catch (error) {
    throw sqliteProblem(error, file) ?? error;
  }
}
function commitProblem(error, file) {
  if (errorCode(error).startsWith("SQLITE_IOERR")) {
    return new OutcomeUnknown(`The disk that holds ${file} reports an error; whether it was written is not known.`);
  }
  return sqliteProblem(error, file) ?? new Unavailable(`${file}: ${errorMessage(error)}`);
}

// ../../../work/main/events/src/log/data-directory-lock.ts
var held = /* @__PURE__ */ new Map();
function lockDataDirectory(directory) {
  const path = ownPath(directory);
  const lock = held.get(path) ?? { database: exclusiveLock(path), holders: 0 };
  lock.holders += 1;
  held.set(path, lock);
  let released = false;
  return {
    release: () => {
      if (released) {
        return;
      }
      released = true;
      lock.holders -= 1;
      if (lock.holders === 0) {
        held.delete(path);
        lock.database.close();
      }
    }
  };
}
function ownPath(directory) {
  try {
    mkdirSync(directory, { recursive: true });
    return realpathSync(directory);
  } catch (error) {
    throw sqliteProblem(error, directory) ?? error;
  }
}
function exclusiveLock(path) {
  const file = join(path, "writer.lock");
  let database;
  try {
    database = new Database(file, { timeout: 0 });
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database?.close();
    if (errorCode(error).startsWith("SQLITE_BUSY")) {
      throw new StoreProblem(`The data directory ${path} is in use by another process; stop that one first.`);
    }
    throw sqliteProblem(error, file) ?? error;
  }
}

// ../../../work/main/events/src/log/decide-append.ts
function decideAppend({ expected, events }, actual, idAt) {
  const before = expected === "none" ? -1 : expected;
  if (before === "any" || before === actual) {
    return "append";
  }
  const areThere = before < actual && events.every(({ id }, index) => idAt(before + 1 + index) === id);
  return areThere ? "duplicate" : "wrong-revision";
}
function lastOfDuplicate({ expected, events }) {
  return typeof expected === "number" ? expected + events.length : events.length - 1;
}

// ../../../work/main/events/src/log/parse-stored-event.ts
function parseStoredEvent(data, meta) {
  return { data: JSON.parse(data), meta: JSON.parse(meta) };
}

// ../../../work/main/events/src/log/subscription.ts
import { setTimeout as delay } from "node:timers/promises";
var defaultBatch = 500;
var firstRetryMs = 100;
var longestRetryMs = 1e4;
async function* subscribeTo(source, options) {
  const { signal: signal2 } = options;
  let position = options.after;
  let wasLive = false;
  while (!signal2.aborted && !source.isClosed()) {
    const batch = await nextBatch(source, options, position);
    if (signal2.aborted || batch === void 0) {
      return;
    }
    if (batch.upTo > position || batch.live !== wasLive) {
      position = batch.upTo;
      wasLive = batch.live;
      yield batch;
    }
    if (batch.live && !isAborted(signal2)) {
      await source.tail.beyond(position, signal2);
    }
  }
}
function isAborted(signal2) {
  return signal2.aborted;
}
async function nextBatch(source, options, after) {
  for (let retry = 0; ; retry += 1) {
    try {
      return await lingeringRead(source, options, after);
    } catch (error) {
      if (source.isClosed()) {
        return void 0;
      }
      if (!(error instanceof Unavailable)) {
        throw error;
      }
      source.onRetry?.(error);
      await pause(Math.min(longestRetryMs, firstRetryMs * 2 ** retry) * (0.5 + Math.random() / 2), options.signal);
    }
    if (options.signal.aborted) {
      return void 0;
    }
  }
}
async function lingeringRead(source, options, after) {
  const { categories, maxBatch = defaultBatch, lingerMs: lingerMs2 = 0, signal: signal2 } = options;
  const filter = categories === void 0 ? {} : { categories };
  const first = await source.readAll({ after, limit: maxBatch, ...filter });
  const missing = maxBatch - first.events.length;
  if (lingerMs2 === 0 || !first.live || first.events.length === 0 || missing === 0) {
    return first;
  }
  await pause(lingerMs2, signal2);
  if (source.isClosed()) {
    return first;
  }
  const second = await source.readAll({ after: first.upTo, limit: missing, ...filter });
  return { ...second, events: [...first.events, ...second.events] };
}
async function pause(ms, signal2) {
  await delay(ms, void 0, { signal: signal2 }).catch(() => void 0);
}

// ../../../work/main/events/src/log/tail-watch.ts
function watchTail(head, { pollMs: pollMs2 } = {}) {
  const waiting = /* @__PURE__ */ new Map();
  let timer;
  const announce = () => {
    if (waiting.size === 0) {
      return;
    }
    const reached = head();
    for (const [wake, position] of waiting) {
      if (position < reached) {
        wake();
      }
    }
  };
  const leave = (wake) => {
    waiting.delete(wake);
    if (waiting.size === 0) {
      clearInterval(timer);
      timer = void 0;
    }
  };
  const enter = (wake, position) => {
    waiting.set(wake, position);
    timer ??= pollMs2 === void 0 ? void 0 : setInterval(announce, pollMs2);
  };
  return {
    beyond: (position, signal2) => new Promise((resolve3) => {
      if (signal2.aborted || head() > position) {
        resolve3();
        return;
      }
      const wake = () => {
        leave(wake);
        signal2.removeEventListener("abort", wake);
        resolve3();
      };
      signal2.addEventListener("abort", wake);
      enter(wake, position);
    }),
    announce,
    close: () => [...waiting.keys()].forEach((wake) => wake())
  };
}

// ../../../work/main/events/src/log/sqlite/sqlite-event-log.ts
import { dirname as dirname2 } from "node:path";

// ../../../work/main/events/src/log/sqlite/sqlite-append-queue.ts
function perTurn(handOn) {
  let gathered = [];
  const flush = () => {
    const items = gathered;
    gathered = [];
    if (items.length > 0) {
      handOn(items);
    }
  };
  return {
    add: (item) => {
      if (gathered.push(item) === 1) {
        setImmediate(flush);
      }
    },
    flush
  };
}

// ../../../work/main/events/src/log/sqlite/sqlite-file.ts
import { closeSync, existsSync, mkdirSync as mkdirSync2, openSync, readSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database2 from "better-sqlite3";
var defaultBusyTimeoutMs = 5e3;
var journalLimit = 64 * 1024 * 1024;
var headerLength = 100;
var magic = "SQLite format 3\0";
function openSqliteFile(options) {
  const { file, readOnly = false, busyTimeoutMs = defaultBusyTimeoutMs } = options;
  return withSqliteProblems(file, () => {
    if (!readOnly) {
      mkdirSync2(dirname(file), { recursive: true });
    }
    const isNew = isMissingOrEmpty(file);
    if (isNew && readOnly) {
      throw new StoreProblem(`${file} does not exist yet.`);
    }
    if (!isNew) {
      checkFile(options);
    }
    const database = new Database2(file, { readonly: readOnly, timeout: busyTimeoutMs });
    return prepared(database, { ...options, readOnly });
  });
}
function prepared(database, { applicationId, format, readOnly }) {
  try {
    if (readOnly !== true) {
      database.pragma("journal_mode = WAL");
      database.pragma("synchronous = FULL");
      database.pragma(`journal_size_limit = ${journalLimit}`);
      mark(database, { application_id: applicationId, user_version: format });
    }
    database.pragma("cache_size = -32000");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
function mark(database, marks) {
  for (const [name, value] of Object.entries(marks)) {
    if (database.pragma(name, { simple: true }) !== value) {
      database.pragma(`${name} = ${value}`);
    }
  }
}
function checkFile(options) {
  checkHeader(options.file);
  const database = new Database2(options.file, {
    readonly: true,
    timeout: options.busyTimeoutMs ?? defaultBusyTimeoutMs
  });
  try {
    checkMarks(database, options);
    if (options.readOnly !== true && !isMissingOrEmpty(`${options.file}-wal`)) {
      checkPages(database, options.file);
    }
  } finally {
    database.close();
  }
}
function checkMarks(database, { file, what, applicationId, format }) {
  const mark3 = database.pragma("application_id", { simple: true });
  const tables2 = database.prepare("select count(*) from sqlite_schema").pluck().get();
  if (mark3 !== applicationId && !(mark3 === 0 && tables2 === 0)) {
    throw new StoreProblem(`${file} is not ${what}; it was left as it is.`);
  }
  if (Number(database.pragma("user_version", { simple: true })) > format) {
    throw new StoreProblem(`${file} was written by a newer version of this program; start that one.`);
  }
}
function checkPages(database, file) {
  const verdict = database.pragma("quick_check(1)", { simple: true });
  if (verdict !== "ok") {
    throw new StoreProblem(`${file} is damaged (${String(verdict)}); it was left as it is. Restore it from a backup.`);
  }
}
function checkHeader(file) {
  const header = Buffer.alloc(headerLength);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, header, 0, headerLength, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header.toString("latin1", 0, magic.length) !== magic) {
    throw new StoreProblem(`${file} is damaged or no SQLite file; it was left as it is. Restore it from a backup.`);
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16);
  const isWhole = header.readUInt32BE(24) === header.readUInt32BE(92) && isMissingOrEmpty(`${file}-wal`);
  if (isWhole && statSync(file).size < header.readUInt32BE(28) * pageSize) {
    throw new StoreProblem(`${file} is damaged: its end is missing. It was left as it is; restore it from a backup.`);
  }
}
function isMissingOrEmpty(file) {
  return !existsSync(file) || statSync(file).size === 0;
}

// ../../../work/main/events/src/log/sqlite/sqlite-tables.ts
function logFile(file, readOnly) {
  return { file, what: "an event log", applicationId: 1146309703, format: 1, readOnly };
}
var tables = `
  create table if not exists streams (
    name text primary key,
    revision integer not null
  ) without rowid, strict;
  create table if not exists events (
    position integer primary key autoincrement,
    stream text not null,
    revision integer not null,
    id blob not null,
    type text not null,
    data text not null,
    meta text not null,
    at integer not null
  ) strict;
  create unique index if not exists events_of_stream on events (stream, revision);
`;
function createLogTables(database) {
  database.exec(tables);
}

// ../../../work/main/events/src/log/sqlite/sqlite-log-core.ts
function openLogWriter(file) {
  const database = openSqliteFile(logFile(file, false));
  withSqliteProblems(file, () => createLogTables(database));
  const judge = preparedJudge(database);
  const transaction = database.transaction((appends) => appends.map(judge));
  return {
    write: (appends) => {
      try {
        return transaction.immediate(appends);
      } catch (error) {
        const problem = commitProblem(error, file);
        const kind = problem instanceof OutcomeUnknown ? "unknown" : "unavailable";
        return appends.map(() => ({ kind, message: problem.message }));
      }
    },
    checkpoint: () => truncateWal(database),
    close: () => database.close()
  };
}
function preparedJudge(database) {
  const revisionOf = database.prepare("select revision from streams where name = ?").pluck();
  const eventAt = database.prepare(
    "select id, position from events where stream = ? and revision = ?"
  );
  const insert = preparedInsert(database);
  return (append) => {
    const { stream, events } = append;
    const actual = revisionOf.get(stream) ?? -1;
    const idAt = (revision) => {
      const found = eventAt.get(stream, revision);
      return found === void 0 ? void 0 : uuidOfBytes(found.id);
    };
    switch (decideAppend(append, actual, idAt)) {
      case "wrong-revision":
        return { kind: "wrong-revision", actual };
      case "duplicate": {
        const revision = lastOfDuplicate(append);
        const position = eventAt.get(stream, revision)?.position ?? 0;
        return { kind: "appended", revision, position, duplicate: true };
      }
      case "append": {
        const position = insert(append, actual);
        return { kind: "appended", revision: actual + events.length, position, duplicate: false };
      }
    }
  };
}
function preparedInsert(database) {
  const insertEvent = database.prepare(
    "insert into events (stream, revision, id, type, data, meta, at) values (?, ?, ?, ?, ?, ?, ?)"
  );
  const moveStream = database.prepare(
    "insert into streams (name, revision) values (?, ?) on conflict (name) do update set revision = excluded.revision"
  );
  const lastAt = database.prepare("select at from events order by position desc limit 1").pluck();
  return ({ stream, events, now }, actual) => {
    const at = Math.max(now, lastAt.get() ?? 0);
    let position = 0;
    events.forEach(({ id, type, data, meta }, index) => {
      const row = insertEvent.run(stream, actual + 1 + index, uuidBytes(id), type, data, meta, at);
      position = Number(row.lastInsertRowid);
    });
    moveStream.run(stream, actual + events.length);
    return position;
  };
}
function truncateWal(database) {
  const timeout = Number(database.pragma("busy_timeout", { simple: true }));
  database.pragma("busy_timeout = 0");
  try {
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
  } finally {
    database.pragma(`busy_timeout = ${timeout}`);
  }
}

// ../../../work/main/events/src/log/sqlite/sqlite-inline-writer.ts
var checkpointEveryMs = 6e4;
function openInlineWriter(file, onWritten) {
  const writer = openLogWriter(file);
  const timer = setInterval(() => writer.checkpoint(), checkpointEveryMs).unref();
  const queue = perTurn((waiting) => {
    const verdicts = writer.write(waiting.map(({ append }) => append));
    waiting.forEach(({ answer }, index) => {
      answer(verdicts[index] ?? { kind: "unknown", message: "The writer gave no answer." });
    });
    onWritten();
  });
  return {
    submit: (append) => new Promise((answer) => queue.add({ append, answer })),
    close: async () => {
      queue.flush();
      clearInterval(timer);
      writer.close();
    }
  };
}

// ../../../work/main/events/src/log/sqlite/sqlite-log-reader.ts
var columns = "position, stream, revision, id, type, data, meta, at";
var widestScan = 2e4;
function openLogReader(file) {
  const database = openSqliteFile(logFile(file, true));
  const headOf = database.prepare("select coalesce(max(position), 0) from events").pluck();
  const head = () => headOf.get() ?? 0;
  const scan = preparedScan(database);
  const readStream = preparedStreamRead(database);
  const readAll = database.transaction((options) => sliceOfAll(options, head(), scan));
  return {
    head: () => withSqliteProblems(file, head),
    readAll: (options) => withSqliteProblems(file, () => readAll(options)),
    readStream: (stream, options) => withSqliteProblems(file, () => readStream(stream, options)),
    close: () => database.close()
  };
}
function sliceOfAll(options, head, scan) {
  const { after, limit, categories } = options;
  const window = categories === void 0 ? Infinity : Math.max(limit, widestScan);
  const upTo = Math.min(options.upTo ?? head, head, after + window);
  const events = upTo > after ? scan({ ...options, upTo }) : [];
  const last2 = events.length >= limit ? events.at(-1)?.position : void 0;
  const reached = Math.max(after, last2 ?? upTo);
  return { events, upTo: reached, live: reached >= head };
}
function preparedScan(database) {
  const statements = /* @__PURE__ */ new Map();
  const statementFor = (categories) => {
    const filter = categories === 0 ? "" : `and (${Array(categories).fill("stream between ? and ?").join(" or ")})`;
    const statement = database.prepare(
      `select ${columns} from events where position > ? and position <= ? ${filter} order by position limit ?`
    ).raw();
    statements.set(categories, statement);
    return statement;
  };
  return ({ after, upTo, limit, categories }) => {
    if (categories?.length === 0) {
      return [];
    }
    const statement = statements.get(categories?.length ?? 0) ?? statementFor(categories?.length ?? 0);
    const bounds = categories?.flatMap((category) => [`${category}-`, `${category}.`]) ?? [];
    return statement.all(after, upTo, ...bounds, limit).map((row) => ({ ...streamEvent(row), position: row[0] }));
  };
}
function preparedStreamRead(database) {
  const revisionOf = database.prepare("select revision from streams where name = ?").pluck();
  const prepareRead = (comparison, order) => database.prepare(
    `select ${columns} from events where stream = ? and revision ${comparison} ? order by revision ${order} limit ?`
  ).raw();
  const forwards = prepareRead(">=", "asc");
  const backwards = prepareRead("<=", "desc");
  const read = (stream, { from, limit = -1, reverse = false }) => {
    const revision = revisionOf.get(stream) ?? -1;
    if (revision === -1) {
      return { exists: false, revision, events: [] };
    }
    const rows = reverse ? backwards.all(stream, from ?? revision, limit) : forwards.all(stream, from ?? 0, limit);
    return { exists: true, revision, events: rows.map(streamEvent) };
  };
  return database.transaction(read);
}
function streamEvent([, stream, revision, id, type, data, meta, at]) {
  return { id: uuidOfBytes(id), stream, revision, type, at, ...parseStoredEvent(data, meta) };
}

// ../../../work/main/events/src/log/sqlite/sqlite-thread-writer.ts
import { once } from "node:events";

// ../../../work/main/events/src/log/start-thread.ts
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
function startThread(from, name, workerData) {
  if (!from.endsWith(".ts")) {
    return new Worker(new URL(`./${name}.js`, from), { workerData });
  }
  const source = new URL(`./${name}.ts`, from).href;
  const start2 = `import('${loader(from)}').then(({ register }) => { register(); return import('${source}') })`;
  return new Worker(start2, { eval: true, workerData, execArgv: ["--conditions=source"] });
}
function loader(from) {
  return new URL("./esm/api/index.mjs", pathToFileURL(createRequire(from).resolve("tsx"))).href;
}

// ../../../work/main/events/src/log/sqlite/sqlite-thread-writer.ts
async function openThreadWriter(file, onWritten) {
  const thread = startThread(import.meta.url, "sqlite-writer.thread", { file });
  await untilReady(thread);
  const tickets = ticketsOf(thread);
  const send = (message) => thread.postMessage(message);
  const queue = perTurn((appends) => send({ kind: "append", appends }));
  thread.on("message", (message) => {
    if (message.kind === "verdicts") {
      message.verdicts.forEach(({ ticket, verdict }) => tickets.answer(ticket, verdict));
      onWritten();
    }
  });
  return {
    submit: (append) => new Promise((answer) => {
      const ticket = tickets.issue(answer);
      if (ticket !== void 0) {
        queue.add({ ticket, append });
      }
    }),
    close: async () => {
      thread.ref();
      queue.flush();
      const ended = once(thread, "exit");
      send({ kind: "close" });
      await ended;
    }
  };
}
async function untilReady(thread) {
  const [message] = await once(thread, "message");
  if (message.kind === "failed") {
    await thread.terminate();
    throw new StoreProblem(message.message);
  }
  thread.unref();
}
function ticketsOf(thread) {
  const waiting = /* @__PURE__ */ new Map();
  let last2 = 0;
  let hasEnded = false;
  const remove = (ticket) => {
    waiting.delete(ticket);
    if (waiting.size === 0) {
      thread.unref();
    }
  };
  thread.on("error", () => void 0);
  thread.on("exit", () => {
    hasEnded = true;
    waiting.forEach((answer) => answer({ kind: "unknown", message: "The writer of the event log ended." }));
    waiting.clear();
  });
  return {
    issue: (answer) => {
      if (hasEnded) {
        answer({ kind: "unavailable", message: "The writer of the event log has ended; start the program again." });
        return void 0;
      }
      last2 += 1;
      waiting.set(last2, answer);
      thread.ref();
      return last2;
    },
    answer: (ticket, verdict) => {
      waiting.get(ticket)?.(verdict);
      remove(ticket);
    }
  };
}

// ../../../work/main/events/src/log/sqlite/sqlite-wake-ups.ts
import { resolve } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
function joinWakeUps(file) {
  const channel = new BroadcastChannel(`written ${resolve(file)}`);
  channel.unref();
  let wakeUp = () => {
  };
  channel.onmessage = () => wakeUp();
  return {
    /** The channel does not speak to its own sender. */
    send: () => {
      channel.postMessage(null);
      wakeUp();
    },
    onWakeUp: (listener) => {
      wakeUp = listener;
    },
    close: () => channel.close()
  };
}

// ../../../work/main/events/src/log/sqlite/sqlite-event-log.ts
var pollMs = 50;
async function openSqliteLog(options) {
  const { file, readOnly = false, shared = false } = options;
  const lock = readOnly || shared ? void 0 : lockDataDirectory(dirname2(file));
  const wakeUps = joinWakeUps(file);
  let writer;
  try {
    writer = readOnly ? void 0 : await openWriter(options, () => wakeUps.send());
    const reader = openLogReader(file);
    return sqliteLog({ ...options, lock, wakeUps, writer, reader });
  } catch (error) {
    await writer?.close();
    wakeUps.close();
    lock?.release();
    throw error;
  }
}
async function openWriter({ file, writer }, onWritten) {
  return writer === "thread" ? openThreadWriter(file, onWritten) : openInlineWriter(file, onWritten);
}
function sqliteLog({ file, lock, wakeUps, writer, reader, now = Date.now, onRetry }) {
  const tail = watchTail(() => reader.head(), { pollMs });
  wakeUps.onWakeUp(() => tail.announce());
  let closing;
  const assertOpen = () => {
    if (closing !== void 0) {
      throw new Unavailable("The log is closed.");
    }
  };
  const close = async () => {
    tail.close();
    reader.close();
    await writer?.close();
    wakeUps.close();
    lock?.release();
  };
  const readAll = async (options) => {
    assertOpen();
    return reader.readAll(options);
  };
  return {
    append: async (stream, events, { expected, deadlineMs }) => {
      assertOpen();
      const offered = checkedAppend(stream, events, expected);
      if (writer === void 0) {
        throw new StoreProblem(`${file} was opened for reading only.`);
      }
      const verdict = writer.submit({ ...offered, now: now() });
      return outcome(offered, await withDeadline(verdict, deadlineMs));
    },
    readStream: async (stream, options = {}) => {
      assertOpen();
      assertStreamName(stream);
      return reader.readStream(stream, options);
    },
    readAll,
    subscribe: (options) => subscribeTo({ readAll, tail, isClosed: () => closing !== void 0, ...onRetry && { onRetry } }, options),
    head: async () => {
      assertOpen();
      return reader.head();
    },
    close: () => closing ??= close()
  };
}
function outcome({ stream, expected }, verdict) {
  switch (verdict.kind) {
    case "appended": {
      const { revision, position, duplicate } = verdict;
      return { revision, position, duplicate };
    }
    case "wrong-revision":
      throw new WrongRevision(stream, expected, verdict.actual);
    case "unavailable":
      throw new StoreProblem(verdict.message);
    case "unknown":
      throw new OutcomeUnknown(verdict.message);
  }
}
async function withDeadline(verdict, deadlineMs) {
  if (deadlineMs === void 0) {
    return verdict;
  }
  let timer;
  const late = new Promise((resolve3) => {
    const message = `No answer from the event log within ${deadlineMs} ms.`;
    timer = setTimeout(() => resolve3({ kind: "unknown", message }), deadlineMs);
  });
  return Promise.race([verdict, late]).finally(() => clearTimeout(timer));
}

// ../../../work/main/events/src/platform/codec.ts
import { z as z14 } from "zod";

// ../../../work/main/events/src/availability/availability.events.ts
import { z } from "zod";

// ../../../work/main/events/src/platform/event.ts
function defineEvent(definition) {
  return { version: 1, sealed: [], ...definition };
}

// ../../../work/main/events/src/availability/availability.events.ts
var signal = z.object({ postId: z.number().int(), userId: z.string(), weight: z.number() });
var AvailabilityConfirmed = defineEvent({
  type: "AvailabilityConfirmed",
  category: "avail",
  about: "A member says the deal is still available.",
  schema: signal
});
var AvailabilityDenied = defineEvent({
  type: "AvailabilityDenied",
  category: "avail",
  about: "A member says the deal is over.",
  schema: signal
});
var availabilityEvents = [AvailabilityConfirmed, AvailabilityDenied];

// ../../../work/main/events/src/bookmarks/bookmarks.events.ts
import { z as z2 } from "zod";

// ../../../work/main/events/src/posts/post.vocabulary.ts
var postTypes = ["product", "sales", "discussion"];
var postStatuses = ["active", "staff-review", "poster-review", "ai-review", "expired", "deleted"];
var currencies = ["USD", "CAD"];
var availabilities = ["online", "in-store", "both"];
var priceStandings = ["lowest", "beaten", "none"];

// ../../../work/main/events/src/bookmarks/bookmarks.events.ts
var about = z2.object({ postId: z2.number().int(), userId: z2.string() });
var PostBookmarked = defineEvent({
  type: "PostBookmarked",
  category: "bookmark",
  about: "A member saved a post.",
  schema: about.extend({ price: z2.number().int().nullable(), currency: z2.enum(currencies) })
});
var PostUnbookmarked = defineEvent({
  type: "PostUnbookmarked",
  category: "bookmark",
  about: "A member removed a saved post.",
  schema: about
});
var bookmarkEvents = [PostBookmarked, PostUnbookmarked];

// ../../../work/main/events/src/comments/comments.events.ts
import { z as z4 } from "zod";

// ../../../work/main/events/src/votes/votes.events.ts
import { z as z3 } from "zod";
var voteValue = z3.union([z3.literal(1), z3.literal(-1)]);
var previousVote = z3.union([z3.literal(1), z3.literal(-1), z3.literal(0)]);
var about2 = z3.object({
  postId: z3.number().int(),
  userId: z3.string(),
  /** Author of the post, so that views of members need no look-up. */
  authorId: z3.string(),
  previous: previousVote,
  /** What this voter counts for in `best`: 0 for the poster, the affiliated and new accounts, else 1. */
  weight: z3.union([z3.literal(0), z3.literal(1)])
});
var VoteCast = defineEvent({
  type: "VoteCast",
  category: "vote",
  about: "A member voted on a post, or changed the vote.",
  schema: about2.extend({ value: voteValue })
});
var VoteCleared = defineEvent({
  type: "VoteCleared",
  category: "vote",
  about: "A member took the vote back.",
  schema: about2
});
var VoteMatured = defineEvent({
  type: "VoteMatured",
  category: "vote",
  about: "A new account grew up: its vote counts in the order from now on.",
  schema: z3.object({ postId: z3.number().int(), userId: z3.string(), value: voteValue })
});
var voteEvents = [VoteCast, VoteCleared, VoteMatured];

// ../../../work/main/events/src/comments/comments.events.ts
var ids = z4.object({ commentId: z4.number().int(), postId: z4.number().int() });
var CommentPosted = defineEvent({
  type: "CommentPosted",
  category: "comment",
  sealed: ["content"],
  about: "A member commented on a post or answered a comment.",
  schema: ids.extend({
    authorId: z4.string(),
    parentId: z4.number().int().nullable(),
    /** The top-level comment of the thread; the comment itself at depth 0. */
    rootId: z4.number().int(),
    depth: z4.number().int().min(0),
    content: z4.string(),
    postAuthorId: z4.string(),
    parentAuthorId: z4.string().nullable(),
    mentions: z4.array(z4.string()).max(5)
  })
});
var CommentEdited = defineEvent({
  type: "CommentEdited",
  category: "comment",
  sealed: ["content"],
  about: "The author changed a comment.",
  schema: ids.extend({ content: z4.string(), grace: z4.boolean() })
});
var CommentDeleted = defineEvent({
  type: "CommentDeleted",
  category: "comment",
  sealed: ["reason"],
  about: "A comment was removed; its answers stay.",
  schema: ids.extend({
    parentId: z4.number().int().nullable(),
    cause: z4.enum(["author", "moderator"]),
    reason: z4.string().nullable()
  })
});
var CommentRestored = defineEvent({
  type: "CommentRestored",
  category: "comment",
  about: "A moderator brought a comment back.",
  schema: ids.extend({ parentId: z4.number().int().nullable() })
});
var commentVote = ids.extend({ userId: z4.string(), authorId: z4.string(), previous: previousVote });
var CommentVoteCast = defineEvent({
  type: "CommentVoteCast",
  category: "cvote",
  about: "A member voted on a comment.",
  schema: commentVote.extend({ value: voteValue })
});
var CommentVoteCleared = defineEvent({
  type: "CommentVoteCleared",
  category: "cvote",
  about: "A member took the vote on a comment back.",
  schema: commentVote
});
var commentEvents = [
  CommentPosted,
  CommentEdited,
  CommentDeleted,
  CommentRestored,
  CommentVoteCast,
  CommentVoteCleared
];

// ../../../work/main/events/src/deal-scores/deal-scores.events.ts
import { z as z5 } from "zod";
var attempt = z5.object({ postId: z5.number().int(), attempt: z5.number().int().min(1) });
var part = (most) => z5.number().int().min(0).max(most);
var scoreReasons = z5.object({
  price: z5.string(),
  features: z5.string(),
  brand: z5.string(),
  support: z5.string()
});
var scoreComparison = z5.object({
  comparables: z5.number().int(),
  median: z5.number().int().nullable(),
  lowest: z5.number().int().nullable()
});
var ScoreRequested = defineEvent({
  type: "ScoreRequested",
  category: "score",
  about: "Somebody asked for a deal score.",
  schema: attempt.extend({ requestedBy: z5.string().nullable() })
});
var ScoreStarted = defineEvent({
  type: "ScoreStarted",
  category: "score",
  about: "A worker began to score.",
  schema: attempt.extend({ worker: z5.string(), model: z5.string(), promptVersion: z5.string() })
});
var ScoreCompleted = defineEvent({
  type: "ScoreCompleted",
  category: "score",
  about: "A score is there, with its parts and reasons.",
  schema: attempt.extend({
    score: part(100),
    priceCompetitivenessScore: part(35),
    featureSetScore: part(35),
    brandReputationScore: part(20),
    availabilityAndSupportScore: part(10),
    reasons: scoreReasons,
    comparison: scoreComparison,
    summary: z5.string(),
    message: z5.string(),
    inputHash: z5.string(),
    model: z5.string()
  })
});
var ScoreFailed = defineEvent({
  type: "ScoreFailed",
  category: "score",
  about: "An attempt to score failed or took too long.",
  schema: attempt.extend({ code: z5.string(), message: z5.string(), retryable: z5.boolean() })
});
var ScoreInvalidated = defineEvent({
  type: "ScoreInvalidated",
  category: "score",
  about: "The post changed in a way that makes its score out of date.",
  schema: z5.object({ postId: z5.number().int(), reason: z5.string() })
});
var dealScoreEvents = [ScoreRequested, ScoreStarted, ScoreCompleted, ScoreFailed, ScoreInvalidated];

// ../../../work/main/events/src/moderation/moderation.events.ts
import { z as z6 } from "zod";
var post = z6.object({ postId: z6.number().int() });
var CaseOpened = defineEvent({
  type: "CaseOpened",
  category: "case",
  about: "Moderators were given something to look at.",
  schema: post.extend({ trigger: z6.enum(["report", "ai", "moderator"]) })
});
var CaseAssigned = defineEvent({
  type: "CaseAssigned",
  category: "case",
  about: "A moderator took a case.",
  schema: post.extend({ assigneeId: z6.string() })
});
var CaseNoted = defineEvent({
  type: "CaseNoted",
  category: "case",
  sealed: ["note"],
  about: "A moderator wrote a note on a case.",
  schema: post.extend({ note: z6.string() })
});
var CaseResolved = defineEvent({
  type: "CaseResolved",
  category: "case",
  about: "A case was decided.",
  schema: post.extend({ decision: z6.string(), action: z6.string() })
});
var moderationEvents = [CaseOpened, CaseAssigned, CaseNoted, CaseResolved];

// ../../../work/main/events/src/notifications/notifications.events.ts
import { z as z7 } from "zod";
var NotificationSeen = defineEvent({
  type: "NotificationSeen",
  category: "inbox",
  about: "A member saw a notification.",
  schema: z7.object({ userId: z7.string(), notificationId: z7.string() })
});
var AllNotificationsSeen = defineEvent({
  type: "AllNotificationsSeen",
  category: "inbox",
  about: "A member marked everything up to a position as read.",
  schema: z7.object({ userId: z7.string(), upToPosition: z7.number().int() })
});
var notificationEvents = [NotificationSeen, AllNotificationsSeen];

// ../../../work/main/events/src/operations/operations.events.ts
import { z as z8 } from "zod";
var version = z8.object({ projection: z8.string(), version: z8.number().int() });
var parked = version.extend({ key: z8.string(), position: z8.number().int(), eventId: z8.string() });
var CommandAccepted = defineEvent({
  type: "CommandAccepted",
  category: "idem",
  about: "A creating command with an idempotency key was taken; a repeat gets the same id.",
  schema: z8.object({ kind: z8.string(), resultId: z8.string() })
});
var ProjectionRebuildStarted = defineEvent({
  type: "ProjectionRebuildStarted",
  category: "ops",
  about: "A view is being built anew beside the running one.",
  schema: version
});
var ProjectionVerified = defineEvent({
  type: "ProjectionVerified",
  category: "ops",
  about: "Two versions of a view were compared.",
  schema: version.extend({ position: z8.number().int(), digest: z8.string(), equal: z8.boolean() })
});
var ProjectionSwitched = defineEvent({
  type: "ProjectionSwitched",
  category: "ops",
  about: "Queries answer from another version of a view.",
  schema: version.extend({ from: z8.number().int(), position: z8.number().int() })
});
var ProjectionRolledBack = defineEvent({
  type: "ProjectionRolledBack",
  category: "ops",
  about: "The version before the switch answers again.",
  schema: version.extend({ from: z8.number().int() })
});
var ProjectionDropped = defineEvent({
  type: "ProjectionDropped",
  category: "ops",
  about: "A version that is no longer needed was removed.",
  schema: version
});
var EventParked = defineEvent({
  type: "EventParked",
  category: "ops",
  about: "An event could not be folded; its key waits for an operator.",
  schema: parked.extend({ code: z8.string(), message: z8.string() })
});
var EventReleased = defineEvent({
  type: "EventReleased",
  category: "ops",
  about: "A parked key was folded after all.",
  schema: parked
});
var EventDiscarded = defineEvent({
  type: "EventDiscarded",
  category: "ops",
  about: "An operator gave up a parked event, with a reason.",
  schema: parked.extend({ reason: z8.string() })
});
var operationEvents = [
  CommandAccepted,
  ProjectionRebuildStarted,
  ProjectionVerified,
  ProjectionSwitched,
  ProjectionRolledBack,
  ProjectionDropped,
  EventParked,
  EventReleased,
  EventDiscarded
];

// ../../../work/main/events/src/posts/posts.events.ts
import { z as z9 } from "zod";
var imageField = z9.object({
  imageUrl: z9.string(),
  sequence: z9.number().int().min(0),
  alt: z9.string().max(300).optional()
});
var postFields = z9.object({
  title: z9.string(),
  content: z9.string(),
  subtitle: z9.string().nullable(),
  price: z9.number().int().nullable(),
  originalPrice: z9.number().int().nullable(),
  currency: z9.enum(currencies),
  images: z9.array(imageField),
  dealUrl: z9.string().nullable(),
  /** The address in its normal form; equal for two posts of one product page. */
  urlKey: z9.string().nullable(),
  categorySlug: z9.string(),
  subCategorySlug: z9.string().nullable(),
  storeSlug: z9.string().nullable(),
  couponCode: z9.string().nullable(),
  couponSource: z9.string().nullable(),
  shippingCost: z9.number().int().nullable(),
  availability: z9.enum(availabilities).nullable(),
  location: z9.string().nullable(),
  startsAt: z9.number().nullable(),
  expiresAt: z9.number().nullable(),
  affiliated: z9.boolean(),
  /** How the price stood among other posts of the product when it was set. */
  priceStanding: z9.enum(priceStandings)
});
var sealed = ["title", "content", "subtitle"];
var status = z9.enum(postStatuses);
var deletionCauses = ["author", "moderator", "abandoned", "erased"];
var expiryCauses = ["author", "moderator", "member", "report", "schedule"];
var findingField = z9.object({
  code: z9.string(),
  severity: z9.enum(["info", "fixable", "suspicious"]),
  evidence: z9.string()
});
var PostSubmitted = defineEvent({
  type: "PostSubmitted",
  category: "post",
  sealed,
  about: "A member posted a deal, a sale or a discussion.",
  schema: postFields.extend({
    postId: z9.number().int(),
    type: z9.enum(postTypes),
    authorId: z9.string(),
    status,
    duplicateOverride: z9.string().nullable()
  })
});
var PostEdited = defineEvent({
  type: "PostEdited",
  category: "post",
  sealed: ["changes.title", "changes.content", "changes.subtitle", "reason"],
  about: "Fields of a post were changed; only those that changed are here.",
  schema: z9.object({
    postId: z9.number().int(),
    changes: postFields.partial(),
    /** Price, host, expiry or kind of availability changed in a way that matters to readers. */
    material: z9.boolean(),
    /** Within the poster's grace period after publishing: recorded, but the post gets no "Edited" mark. */
    grace: z9.boolean(),
    reason: z9.string().nullable()
  })
});
var PostExpired = defineEvent({
  type: "PostExpired",
  category: "post",
  about: "The deal is over.",
  schema: z9.object({ postId: z9.number().int(), from: status, cause: z9.enum(expiryCauses) })
});
var PostRenewed = defineEvent({
  type: "PostRenewed",
  category: "post",
  about: "An expired deal is available again.",
  schema: z9.object({ postId: z9.number().int(), from: status })
});
var PostSentToReview = defineEvent({
  type: "PostSentToReview",
  category: "post",
  sealed: ["feedback"],
  about: "A post was taken out of sight until somebody decides.",
  schema: z9.object({
    postId: z9.number().int(),
    from: status,
    to: z9.enum(["staff-review", "poster-review", "ai-review"]),
    feedback: z9.string().nullable(),
    findings: z9.array(findingField)
  })
});
var PostResubmitted = defineEvent({
  type: "PostResubmitted",
  category: "post",
  about: "The poster changed the post as asked and sent it back.",
  schema: z9.object({ postId: z9.number().int(), from: status, to: z9.enum(["ai-review", "staff-review"]) })
});
var PostReviewAdvised = defineEvent({
  type: "PostReviewAdvised",
  category: "post",
  about: "The automatic review finished with a verdict.",
  schema: z9.object({
    postId: z9.number().int(),
    verdict: z9.enum(["pass", "fixable", "suspicious"]),
    confidence: z9.number(),
    findings: z9.array(findingField),
    model: z9.string()
  })
});
var PostApproved = defineEvent({
  type: "PostApproved",
  category: "post",
  about: "A post was found good and became active.",
  schema: z9.object({ postId: z9.number().int(), from: status, to: z9.literal("active") })
});
var PostDeleted = defineEvent({
  type: "PostDeleted",
  category: "post",
  sealed: ["reason"],
  about: "A post was taken away; it can be restored for 90 days.",
  schema: z9.object({
    postId: z9.number().int(),
    from: status,
    cause: z9.enum(deletionCauses),
    reason: z9.string().nullable()
  })
});
var PostRestored = defineEvent({
  type: "PostRestored",
  category: "post",
  about: "A deleted post came back in the status it had.",
  schema: z9.object({ postId: z9.number().int(), from: status, to: status })
});
var PostMerged = defineEvent({
  type: "PostMerged",
  category: "post",
  about: "A duplicate was folded into another post.",
  schema: z9.object({ postId: z9.number().int(), from: status, into: z9.number().int() })
});
var postEvents = [
  PostSubmitted,
  PostEdited,
  PostExpired,
  PostRenewed,
  PostSentToReview,
  PostResubmitted,
  PostReviewAdvised,
  PostApproved,
  PostDeleted,
  PostRestored,
  PostMerged
];

// ../../../work/main/events/src/preferences/preferences.events.ts
import { z as z10 } from "zod";

// ../../../work/main/events/src/preferences/themes.ts
var themes = [
  "system",
  "light",
  "dark",
  "pure-light",
  "pure-dark",
  "latte",
  "frappe",
  "macchiato",
  "mocha",
  "rose-pine",
  "rose-pine-moon",
  "rose-pine-dawn",
  "solarized-dark"
];
var layouts = ["grid", "list"];
var pinnedCategoriesLimit = 12;

// ../../../work/main/events/src/preferences/preferences.events.ts
var preferenceFields = z10.object({
  currency: z10.enum(currencies),
  layout: z10.enum(layouts),
  theme: z10.enum(themes),
  pinnedCategories: z10.array(z10.string()).max(pinnedCategoriesLimit),
  emailPreferences: z10.object({ newsletter: z10.boolean() })
});
var PreferencesChanged = defineEvent({
  type: "PreferencesChanged",
  category: "prefs",
  about: "A member changed how the site behaves for them.",
  schema: preferenceFields.partial().extend({ userId: z10.string() })
});
var preferenceEvents = [PreferencesChanged];

// ../../../work/main/events/src/reports/reports.events.ts
import { z as z11 } from "zod";

// ../../../work/main/events/src/reports/report-reasons.ts
var reportReasons = ["spam", "duplicate", "harmful", "inappropriate", "expired", "other"];

// ../../../work/main/events/src/reports/reports.events.ts
var subject = z11.object({ postId: z11.number().int(), commentId: z11.number().int().nullable(), userId: z11.string() });
var PostReported = defineEvent({
  type: "PostReported",
  category: "report",
  sealed: ["note"],
  about: "A member reported a post or a comment.",
  schema: subject.extend({
    reason: z11.enum(reportReasons),
    note: z11.string().nullable(),
    authorId: z11.string(),
    /** What the reporter's word weighs: twice the share of upheld reports; 1 for a newcomer. */
    weight: z11.number(),
    /** Trust level of the reporter at that time. */
    trust: z11.number().int().min(0).max(2)
  })
});
var ReportResolved = defineEvent({
  type: "ReportResolved",
  category: "report",
  about: "A report was upheld or dismissed.",
  schema: subject.extend({ outcome: z11.enum(["upheld", "dismissed"]), caseId: z11.number().int().nullable() })
});
var reportEvents = [PostReported, ReportResolved];

// ../../../work/main/events/src/stores/stores.events.ts
import { z as z12 } from "zod";
var storeFields = z12.object({
  name: z12.string(),
  url: z12.string().nullable(),
  iconUrl: z12.string().nullable(),
  /** Lower-case host names without www whose pages belong to the store. */
  hosts: z12.array(z12.string()),
  description: z12.string().nullable(),
  status: z12.enum(["active", "pending", "blocked"]),
  affiliateDisclosed: z12.boolean()
});
var StoreRegistered = defineEvent({
  type: "StoreRegistered",
  category: "store",
  about: "A store is known to the site.",
  schema: storeFields.extend({ slug: z12.string() })
});
var StoreChanged = defineEvent({
  type: "StoreChanged",
  category: "store",
  about: "Facts about a store changed.",
  schema: z12.object({ slug: z12.string(), changes: storeFields.partial() })
});
var storeEvents = [StoreRegistered, StoreChanged];

// ../../../work/main/events/src/users/users.events.ts
import { z as z13 } from "zod";

// ../../../work/main/events/src/users/roles.ts
var roles = ["owner", "superUser", "moderator", "staff"];

// ../../../work/main/events/src/users/users.events.ts
var user = z13.object({ userId: z13.string() });
var restrictions = ["vote", "post", "comment"];
var UserRegistered = defineEvent({
  type: "UserRegistered",
  category: "user",
  sealed: ["username"],
  about: "Somebody joined.",
  schema: user.extend({ username: z13.string(), country: z13.string().nullable() })
});
var ProfileChanged = defineEvent({
  type: "ProfileChanged",
  category: "user",
  sealed: ["bio", "location"],
  about: "A member changed the public profile.",
  schema: user.extend({
    bio: z13.string().nullable(),
    location: z13.string().nullable(),
    avatarUrl: z13.string().nullable()
  })
});
var RoleGranted = defineEvent({
  type: "RoleGranted",
  category: "user",
  about: "A member was given a role.",
  schema: user.extend({ role: z13.enum(roles) })
});
var RoleRevoked = defineEvent({
  type: "RoleRevoked",
  category: "user",
  about: "A role was taken back.",
  schema: user.extend({ role: z13.enum(roles) })
});
var UserSuspended = defineEvent({
  type: "UserSuspended",
  category: "user",
  sealed: ["reason"],
  about: "A member may not do some things for a time.",
  schema: user.extend({
    until: z13.number().nullable(),
    restricts: z13.array(z13.enum(restrictions)),
    reasonCode: z13.string(),
    reason: z13.string().nullable()
  })
});
var UserReinstated = defineEvent({
  type: "UserReinstated",
  category: "user",
  about: "A suspension ended early.",
  schema: user
});
var UserErased = defineEvent({
  type: "UserErased",
  category: "user",
  about: "A member left for good; the keys of everything they wrote are destroyed.",
  schema: user.extend({ requestId: z13.string() })
});
var UsernameClaimed = defineEvent({
  type: "UsernameClaimed",
  category: "username",
  about: "A name is taken.",
  schema: user
});
var UsernameReleased = defineEvent({
  type: "UsernameReleased",
  category: "username",
  about: "A name is free again.",
  schema: user
});
var userEvents = [
  UserRegistered,
  ProfileChanged,
  RoleGranted,
  RoleRevoked,
  UserSuspended,
  UserReinstated,
  UserErased,
  UsernameClaimed,
  UsernameReleased
];

// ../../../work/main/events/src/all-events.ts
var all = [
  ...postEvents,
  ...voteEvents,
  ...bookmarkEvents,
  ...commentEvents,
  ...dealScoreEvents,
  ...reportEvents,
  ...availabilityEvents,
  ...moderationEvents,
  ...preferenceEvents,
  ...notificationEvents,
  ...userEvents,
  ...storeEvents,
  ...operationEvents
];
var eventDefinitions = Object.fromEntries(
  all.map((definition) => [definition.type, definition])
);
var eventTypes = all.map(({ type }) => type);

// ../../../work/main/events/src/platform/sealed-fields.ts
async function replaceFields(data, paths, replace) {
  let result = data;
  for (const path of paths) {
    result = await replaceAt(result, path.split("."), (text) => replace(text, path));
  }
  return result;
}
async function replaceAt(value, [name = "", ...rest], replace) {
  const part2 = value[name];
  if (rest.length > 0) {
    return isObject(part2) ? { ...value, [name]: await replaceAt(part2, rest, replace) } : value;
  }
  return typeof part2 === "string" ? { ...value, [name]: await replace(part2) } : value;
}
function pathsOfTexts(data, begins) {
  return Object.entries(data).flatMap(([name, part2]) => {
    if (isObject(part2)) {
      return pathsOfTexts(part2, begins).map((path) => `${name}.${path}`);
    }
    return typeof part2 === "string" && begins(part2) ? [name] : [];
  });
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// ../../../work/main/events/src/platform/streams.ts
var streamCategories = [
  "post",
  "vote",
  "bookmark",
  "comment",
  "cvote",
  "score",
  "report",
  "avail",
  "case",
  "user",
  "username",
  "prefs",
  "inbox",
  "alert",
  "match",
  "delivery",
  "store",
  "idem",
  "ops"
];
function categoryOf(stream) {
  const name = stream.slice(0, Math.max(0, stream.indexOf("-")));
  return streamCategories.find((category) => category === name);
}

// ../../../work/main/events/src/platform/upcast.ts
var upcasters = {};
var UndecodableEvent = class extends Error {
  name = "UndecodableEvent";
  reason;
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
};
function upcast({ type, version: version2 }, stored2, steps = upcasters) {
  if (stored2.v > version2) {
    const message = `${type} has version ${stored2.v}, this program knows ${version2}; start the newer program`;
    throw new UndecodableEvent("newer-version", message);
  }
  let data = stored2.data;
  for (let from = stored2.v; from < version2; from += 1) {
    const step = steps[type]?.[from];
    if (step === void 0) {
      throw new UndecodableEvent("missing-upcaster", `${type} has no step from version ${from} to ${from + 1}`);
    }
    data = step(data);
  }
  return data;
}
function recorded(envelope, data) {
  return { ...envelope, data };
}

// ../../../work/main/events/src/platform/codec.ts
function createCodec({ sealer: sealer2, definitions = eventDefinitions, upcasters: upcasters2 = upcasters }) {
  const decodeWith = (event, data) => {
    const definition = definitions[event.type];
    if (definition === void 0) {
      throw new UndecodableEvent("unknown-type", `${event.type} is an event that this program does not know`);
    }
    return recorded(
      { ...event, position: event.position ?? 0 },
      upcast(definition, { data, v: event.meta.v }, upcasters2)
    );
  };
  const decode = async (event) => decodeWith(event, hasSealed(event) ? await unsealed(event, sealer2) : event.data);
  return {
    encode: (events, destination) => Promise.all(
      events.map(
        (event, index) => encodeOne({ event, index, definition: definitions[event.type] }, destination, sealer2)
      )
    ),
    decode,
    decodeAll: async (events) => {
      const decoded = [];
      for (const event of events) {
        decoded.push(hasSealed(event) ? await decode(event) : decodeWith(event, event.data));
      }
      return decoded;
    },
    knows: (type) => Object.hasOwn(definitions, type)
  };
}
async function encodeOne({ event: { type, data }, index, definition }, { stream, meta, subject: subject2 }, sealer2) {
  if (definition === void 0 || definition.category !== categoryOf(stream)) {
    throw new Invalid(`${type} does not belong into the stream ${stream}`);
  }
  const payload = checkedPayload(definition, data);
  const id = uuidV5(meta.commandId, `${stream} ${index}`);
  const owner = subject2 ?? ownerOf(payload, meta);
  const keys = /* @__PURE__ */ new Set();
  const sealed2 = await replaceFields(payload, definition.sealed, async (text, field) => {
    if (owner === void 0) {
      throw new Invalid(`${type} holds personal text, and nobody is named to whom it belongs`);
    }
    keys.add(owner);
    return sealer2.seal(owner, { stream, eventId: id, field }, text);
  });
  return { id, type, data: sealed2, meta: writtenMeta(meta, definition.version, [...keys]) };
}
function checkedPayload({ type, schema }, data) {
  const checked = schema.safeParse(data);
  if (!checked.success) {
    throw new Invalid(`${type} does not fit its schema: ${z14.prettifyError(checked.error)}`);
  }
  try {
    return toJsonObject(checked.data, type);
  } catch (error) {
    throw new Invalid(errorMessage(error));
  }
}
function ownerOf({ userId, authorId }, { actor }) {
  return [userId, authorId, actor.id].find((id) => typeof id === "string");
}
function writtenMeta(meta, v, keys) {
  const written = { ...meta, v, ...keys.length > 0 && { keys } };
  for (const [name, value] of Object.entries(written)) {
    if (value === void 0) {
      Reflect.deleteProperty(written, name);
    }
  }
  return written;
}
function hasSealed({ meta }) {
  return meta.keys !== void 0 && meta.keys.length > 0;
}
async function unsealed({ id, stream, data, meta }, sealer2) {
  const beginnings = (meta.keys ?? []).map((key) => `sealed:1:${key}:`);
  const paths = pathsOfTexts(data, (text) => beginnings.some((beginning) => text.startsWith(beginning)));
  return replaceFields(data, paths, (text, field) => sealer2.unseal(text, { stream, eventId: id, field }));
}

// ../../../work/main/projector/src/platform/projection-store.ts
var StoreBusy = class extends Error {
  name = "StoreBusy";
};
var VersionGone = class extends Error {
  name = "VersionGone";
};
var wholeLog = "all";

// ../../../work/main/projector/src/stores/sqlite/build-indexes.ts
import { setImmediate as setImmediate2 } from "node:timers/promises";

// ../../../work/main/projector/src/stores/search-terms.ts
var mostTerms = 16;
function wordsOf(text) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
function searchTerms(query) {
  const parts2 = [...query.matchAll(/(?<=^|\s)(-?)(?:"([^"]*)"?|(\S+))/gu)].slice(0, mostTerms);
  const phrases = parts2.map(([, minus, quoted, plain]) => ({
    isWanted: minus === "",
    words: wordsOf(quoted ?? plain ?? "")
  }));
  const said = (isWanted) => phrases.filter((phrase) => phrase.isWanted === isWanted && phrase.words.length > 0).map(({ words }) => words);
  return { wanted: said(true), unwanted: said(false) };
}
function searchableText(value) {
  return Array.isArray(value) ? value.map(String).join(" ") : typeof value === "string" ? value : "";
}

// ../../../work/main/projector/src/stores/sqlite/connection.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync3, statSync as statSync2 } from "node:fs";
import { dirname as dirname3 } from "node:path";
import Database3 from "better-sqlite3";

// ../../../work/main/projector/src/stores/sqlite/control-tables.ts
var storeFormat = 1;
var controlTables = `
create table if not exists projections(
  projection text primary key,
  active integer,
  previous integer,
  paused integer not null default 0
) without rowid;
create table if not exists versions(
  projection text not null,
  version integer not null,
  code text not null,
  state text not null,
  indexed integer not null,
  collections text not null,
  created_at integer not null,
  drop_after integer,
  primary key (projection, version)
) without rowid;
create table if not exists collections(
  name text primary key,
  projection text not null
) without rowid;
create table if not exists checkpoints(
  projection text not null,
  version integer not null,
  partition text not null,
  position integer not null,
  digest text not null,
  primary key (projection, version, partition)
) without rowid;
create table if not exists parked_events(
  projection text not null,
  version integer not null,
  key text not null,
  position integer not null,
  event_id text not null,
  type text not null,
  stream text not null,
  kind text,
  error text,
  first_seen integer not null,
  primary key (projection, version, key, position)
) without rowid;
create table if not exists parked_requests(
  projection text not null,
  version integer not null,
  key text not null,
  action text not null,
  reason text not null,
  primary key (projection, version, key)
) without rowid;
create table if not exists requests(
  id integer primary key autoincrement,
  projection text not null,
  action text not null,
  state text not null,
  result text,
  created_at integer not null
);
`;

// ../../../work/main/projector/src/stores/sqlite/connection.ts
var mark2 = { what: "a file of read models", applicationId: 1147490916, format: storeFormat };
var walLimit = 64 * 1024 * 1024;
var pagesBeforeFoldBack = 8e3;
var cacheKilobytes = 64 * 1024;
function connect(file) {
  return plainly(file, () => {
    if (isMade(file)) {
      openSqliteFile({ file, ...mark2, readOnly: true }).close();
    }
    mkdirSync3(dirname3(file), { recursive: true });
    const connection = new Database3(file, { timeout: 5e3 });
    connection.pragma("journal_mode = WAL");
    connection.pragma("synchronous = NORMAL");
    connection.pragma(`journal_size_limit = ${walLimit}`);
    connection.pragma(`wal_autocheckpoint = ${pagesBeforeFoldBack}`);
    tune(connection);
    makeTables(connection);
    return connection;
  });
}
function connectReader(file) {
  if (!isMade(file)) {
    connect(file).close();
  }
  return plainly(file, () => tune(openSqliteFile({ file, ...mark2, readOnly: true })));
}
function connectPrivate() {
  const connection = tune(new Database3(""));
  connection.pragma("journal_mode = OFF");
  connection.pragma("synchronous = OFF");
  connection.exec(controlTables);
  return connection;
}
function tune(connection) {
  connection.pragma("temp_store = MEMORY");
  connection.pragma(`cache_size = -${cacheKilobytes}`);
  return connection;
}
var isMade = (file) => existsSync2(file) && statSync2(file).size > 0;
function makeTables(connection) {
  if (connection.pragma("user_version", { simple: true }) === storeFormat) {
    return;
  }
  allOrNothing(connection, () => {
    connection.exec(controlTables);
    connection.pragma(`application_id = ${mark2.applicationId}`);
    connection.pragma(`user_version = ${storeFormat}`);
  });
}
function plainly(file, open) {
  try {
    return withSqliteProblems(file, open);
  } catch (error) {
    throw error instanceof StoreProblem && /damaged|is not/.test(error.message) ? new StoreProblem(
      error.message.replace(/restore it from a backup\./i, "Move it away: it is made anew from the event log."),
      { cause: error }
    ) : error;
  }
}
function isTransient(error) {
  return error instanceof Database3.SqliteError && /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM)/.test(error.code);
}
function isMissingTable(error) {
  return error instanceof Database3.SqliteError && /no such (table|column|index)/.test(error.message);
}
function inOneMoment(connection, read) {
  return connection.transaction(read).deferred();
}
function allOrNothing(connection, write) {
  return connection.transaction(write).immediate();
}

// ../../../work/main/projector/src/stores/sqlite/parse-stored.ts
function parseFound({ id, pos, doc }) {
  return { ...JSON.parse(doc), _id: id, _pos: pos };
}
function parseDoc(text) {
  return text === null ? null : JSON.parse(text);
}
function parseSchemas(text) {
  return JSON.parse(text);
}

// ../../../work/main/projector/src/stores/conditions.ts
var isScalar = (condition) => typeof condition === "string" || typeof condition === "number" || typeof condition === "boolean";
var isList = (value) => Array.isArray(value);
var operatorsOf = (condition) => isScalar(condition) ? { $in: [condition] } : condition;
function partsOf(filter) {
  const parts2 = { fields: [], every: filter.$and ?? [], some: filter.$or ? [filter.$or] : [] };
  for (const [field, condition] of Object.entries(filter)) {
    if (condition !== void 0 && !isList(condition)) {
      parts2.fields.push([field, operatorsOf(condition)]);
    }
  }
  return parts2;
}
function listedValues(filter) {
  const parts2 = partsOf(filter);
  const listed = new Map(parts2.every.flatMap((part2) => [...listedValues(part2)]));
  for (const [field, { $in }] of parts2.fields) {
    if ($in !== void 0) {
      listed.set(field, $in);
    }
  }
  return listed;
}

// ../../../work/main/projector/src/stores/check-filter.ts
var BadQuestion = class extends Error {
  name = "BadQuestion";
};
var operatorsOn = {
  number: ["$in", "$nin", "$ne", "$gt", "$gte", "$lt", "$lte", "$exists"],
  text: ["$in", "$nin", "$ne", "$gt", "$gte", "$lt", "$lte", "$exists"],
  boolean: ["$in", "$nin", "$ne", "$exists"],
  texts: ["$in"]
};
var scalarOf = {
  number: "number",
  text: "string",
  boolean: "boolean",
  texts: "string"
};
var typeOf = (schema, field) => field === "_id" ? "text" : Object.hasOwn(schema.fields, field) ? schema.fields[field] : void 0;
function checkFilter(schema, filter, sort = []) {
  checkConditions(schema, filter);
  checkSort(schema, filter, sort);
}
function checkConditions(schema, filter) {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === "$and" || field === "$or") {
      checkEach(schema, field, condition);
    } else {
      checkCondition(schema, field, condition);
    }
  }
}
function checkEach(schema, field, parts2) {
  if (!Array.isArray(parts2) || parts2.length === 0) {
    throw new BadQuestion(`${schema.name}: ${field} takes a list of filters`);
  }
  parts2.forEach((part2) => checkConditions(schema, part2));
}
function checkCondition(schema, field, condition) {
  const type = typeOf(schema, field);
  if (type === void 0) {
    throw new BadQuestion(`${schema.name}: ${field} is not declared`);
  }
  const operators = typeof condition === "object" && condition !== null ? condition : { $in: [condition] };
  if (Object.keys(operators).length === 0) {
    throw new BadQuestion(`${schema.name}: ${field} has no condition`);
  }
  for (const [operator, operand] of Object.entries(operators)) {
    if (!operatorsOn[type].includes(operator)) {
      throw new BadQuestion(`${schema.name}: ${field} is ${type}, which does not take ${operator}`);
    }
    checkOperand({ schema, field, type }, operator, operand);
  }
}
function checkOperand({ schema, field, type }, operator, operand) {
  const wanted = operator === "$exists" ? "boolean" : scalarOf[type];
  const isListed = operator === "$in" || operator === "$nin";
  if (isListed && !Array.isArray(operand)) {
    throw new BadQuestion(`${schema.name}: ${field} ${operator} takes a list`);
  }
  const values = Array.isArray(operand) ? operand : [operand];
  const wrong = values.find((value) => typeof value !== wanted || Number.isNaN(value));
  if (values.includes(void 0) || values.includes(null) || wrong !== void 0) {
    throw new BadQuestion(`${schema.name}: ${field} takes ${wanted}, not ${String(wrong)}`);
  }
}
function checkSort(schema, filter, sort) {
  for (const [field] of sort) {
    const type = typeOf(schema, field);
    if (type === void 0 || type === "texts") {
      throw new BadQuestion(`${schema.name}: cannot be sorted by ${field}`);
    }
  }
  if (sortingIndexes(schema, filter, sort).length === 0) {
    const wanted = sort.map(([field, direction]) => direction === 1 ? field : `-${field}`).join(", ");
    throw new BadQuestion(`${schema.name}: no index gives the order [${wanted}] after its equality fields`);
  }
}
function sortingIndexes(schema, filter, sort) {
  const listed = listedValues(filter);
  const own = sort.filter(([field]) => field !== "_id");
  const found = own.length === 0 ? [{ at: -1, given: [], left: 0 }] : [];
  schema.indexes.forEach((declared, at) => {
    const index = declared.filter((field) => schema.fields[bare(field)] !== "texts");
    for (let given = 0; given <= index.length; given += 1) {
      const rest = index.slice(given);
      if (given + own.length > 0 && serves(rest, own)) {
        found.push({ at, given: index.slice(0, given).map(bare), left: rest.length - own.length });
      }
      if (!listed.has(bare(index[given] ?? ""))) {
        break;
      }
    }
  });
  return found.sort((left, right) => right.given.length - left.given.length || left.left - right.left);
}
var bare = (field) => field.replace(/^-/, "");
function serves(rest, sort) {
  const turns = sort.map(([field, direction], at) => {
    const declared = rest[at] ?? "";
    return bare(declared) === field ? direction * (declared.startsWith("-") ? -1 : 1) : 0;
  });
  return turns.every((turn) => turn !== 0 && turn === turns[0]);
}

// ../../../work/main/projector/src/stores/sqlite/tables.ts
var wellNamed = /^[a-zA-Z][a-zA-Z0-9_-]*$/;
var columnOf = (field) => field === "_id" ? "id" : `"f_${field}"`;
function tableOf(schema, version2) {
  for (const name2 of [schema.name, ...Object.keys(schema.fields), ...Object.keys(schema.search ?? {})]) {
    if (!wellNamed.test(name2)) {
      throw new Error(`${schema.name}: "${name2}" cannot name a collection or a field`);
    }
  }
  const name = `${schema.name}_v${version2}`;
  const declared = Object.entries(schema.fields);
  const listFields = declared.filter(([, type]) => type === "texts").map(([field]) => field);
  const textFields = Object.keys(schema.search ?? {});
  return {
    schema,
    name: `"${name}"`,
    columns: declared.filter(([, type]) => type !== "texts").map(([field, type]) => ({ field, type, column: columnOf(field) })),
    lists: listFields.length > 0 ? `"${name}_lists"` : null,
    listFields,
    text: textFields.length > 0 ? `"${name}_text"` : null,
    textFields
  };
}
function createTables(table) {
  const columns2 = table.columns.map(({ column }) => `, ${column}`).join("");
  const made = [
    `create table ${table.name}(id text primary key not null, pos integer not null, gone integer not null, doc text${columns2})`
  ];
  if (table.lists !== null) {
    made.push(
      `create table ${table.lists}(field text not null, value text not null, id text not null, primary key (field, value, id)) without rowid`
    );
  }
  return made;
}
function createTextIndex(table) {
  const columns2 = table.textFields.map((field) => columnOf(field)).join(", ");
  return table.text === null ? [] : [
    `drop table if exists ${table.text}`,
    `create virtual table ${table.text} using fts5(${columns2}, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2')`
  ];
}
var indexName = (table, at) => `"${table.name.slice(1, -1)}_by${at}"`;
function createIndexes(table) {
  return table.schema.indexes.flatMap((declared, at) => {
    const fields = declared.filter((field) => table.schema.fields[bare(field)] !== "texts");
    const unknown = fields.find((field) => table.schema.fields[bare(field)] === void 0);
    if (unknown !== void 0) {
      throw new Error(`${table.schema.name}: the index field ${unknown} is not declared`);
    }
    const parts2 = [...fields, fields.at(-1)?.startsWith("-") === true ? "-_id" : "_id"].map(
      (field) => `${columnOf(bare(field))}${field.startsWith("-") ? " desc" : ""}`
    );
    return fields.length === 0 ? [] : [`create index if not exists ${indexName(table, at)} on ${table.name}(${parts2.join(", ")}) where gone = 0`];
  });
}
function dropTables(table) {
  return [table.name, table.lists, table.text].filter((name) => name !== null).map((name) => `drop table if exists ${name}`);
}

// ../../../work/main/projector/src/stores/sqlite/build-indexes.ts
async function buildIndexes(building) {
  const { connection, statements, ref, tables: tables2, onStep } = building;
  for (const table of tables2) {
    for (const sql of createIndexes(table)) {
      onStep(`index of ${table.schema.name}`);
      connection.exec(sql);
      await setImmediate2();
    }
    await buildTextIndex(building, table);
  }
  statements.run("update versions set indexed = 1 where projection = ? and version = ?", [ref.projection, ref.version]);
}
var textBatch = 2e3;
async function buildTextIndex({ connection, statements, onStep }, table) {
  createTextIndex(table).forEach((sql) => connection.exec(sql));
  let after = 0;
  for (let isMore = table.text !== null; isMore; ) {
    onStep(`full text of ${table.schema.name}`);
    const rows = statements.all(
      `select rowid, doc from ${table.name} where rowid > ? and gone = 0 order by rowid limit ?`,
      [after, textBatch]
    );
    allOrNothing(connection, () => rows.forEach((row) => indexText(statements, table, row)));
    after = rows.at(-1)?.rowid ?? after;
    isMore = rows.length === textBatch;
    await setImmediate2();
  }
}
function indexText(statements, table, row) {
  const doc = parseDoc(row.doc);
  const columns2 = table.textFields.map((field) => columnOf(field)).join(", ");
  const places = table.textFields.map(() => "?").join(", ");
  statements.run(`insert into ${table.text}(rowid, ${columns2}) values (?, ${places})`, [
    row.rowid,
    ...table.textFields.map((field) => searchableText(doc?.[field]))
  ]);
}

// ../../../work/main/projector/src/stores/sqlite/signal.ts
import { BroadcastChannel as BroadcastChannel2 } from "node:worker_threads";
import { resolve as resolve2 } from "node:path";
var lines = /* @__PURE__ */ new Map();
function signalsOf(file) {
  const name = `read-models:${resolve2(file)}`;
  const line = lines.get(name) ?? openLine(name);
  line.users += 1;
  const own = /* @__PURE__ */ new Set();
  let isOpen = true;
  return {
    send(signal2) {
      if (isOpen) {
        tell(line, signal2);
        line.channel.postMessage(signal2);
      }
    },
    listen(listener) {
      own.add(listener);
      line.listeners.add(listener);
      return () => line.listeners.delete(listener);
    },
    close() {
      own.forEach((listener) => line.listeners.delete(listener));
      line.users -= isOpen ? 1 : 0;
      isOpen = false;
      if (line.users === 0) {
        line.channel.close();
        lines.delete(name);
      }
    }
  };
}
var tell = ({ listeners }, signal2) => [...listeners].forEach((listener) => listener(signal2));
function openLine(name) {
  const line = { channel: new BroadcastChannel2(name), listeners: /* @__PURE__ */ new Set(), users: 0 };
  line.channel.unref();
  line.channel.onmessage = (message) => {
    const signal2 = signalIn(message);
    if (signal2 !== null) {
      tell(line, signal2);
    }
  };
  lines.set(name, line);
  return line;
}
function signalIn(message) {
  const held2 = typeof message === "object" && message !== null && "data" in message ? message.data : null;
  return isSignal(held2) ? held2 : null;
}
var isSignal = (held2) => typeof held2 === "object" && held2 !== null && "kind" in held2;

// ../../../work/main/projector/src/stores/sqlite/sqlite-parking.ts
var ofVersion = "projection = ? and version = ?";
var parkedEvent = (row) => ({
  key: row.key,
  position: row.position,
  eventId: row.event_id,
  type: row.type,
  stream: row.stream,
  failure: row.kind === null ? null : { kind: row.kind, message: row.error ?? "" }
});
function parkEvents(statements, { ref, events, at }) {
  for (const { key, position, eventId, type, stream, failure } of events) {
    statements.run(
      `insert or ignore into parked_events(projection, version, key, position, event_id, type, stream, kind, error, first_seen)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ref.projection,
        ref.version,
        key,
        position,
        eventId,
        type,
        stream,
        failure?.kind ?? null,
        failure?.message ?? null,
        at
      ]
    );
  }
}
function releaseEvents(statements, ref, release) {
  for (const position of release?.positions ?? []) {
    statements.run(`delete from parked_events where ${ofVersion} and key = ? and position = ?`, [
      ref.projection,
      ref.version,
      release?.key ?? "",
      position
    ]);
  }
}
function sqliteParking(statements, ref, changed) {
  const owner = [ref.projection, ref.version];
  const eventsOf = (key) => statements.all(`select * from parked_events where ${ofVersion} and key = ? order by position`, [
    ...owner,
    key
  ]);
  return {
    keys: async () => parkedKeys(statements, ref),
    events: async (key) => eventsOf(key).map(parkedEvent),
    async request(key, { action, reason }) {
      const isParked = eventsOf(key).length > 0;
      if (isParked) {
        statements.run(
          "insert or replace into parked_requests(projection, version, key, action, reason) values (?, ?, ?, ?, ?)",
          [...owner, key, action, reason]
        );
        changed();
      }
      return isParked;
    },
    async clearRequest(key, failure) {
      statements.run(`delete from parked_requests where ${ofVersion} and key = ?`, [...owner, key]);
      if (failure !== null) {
        statements.run(`update parked_events set error = ? where ${ofVersion} and key = ? and kind is not null`, [
          failure,
          ...owner,
          key
        ]);
      }
    }
  };
}
function parkedKeys(statements, ref) {
  const rows = statements.all(
    `select e.*, k.events, r.action, r.reason from
       (select key, count(*) as events, min(position) as position from parked_events where ${ofVersion} group by key) k
     join parked_events e on e.projection = ? and e.version = ? and e.key = k.key and e.position = k.position
     left join parked_requests r on r.projection = e.projection and r.version = e.version and r.key = e.key
     order by k.key`,
    [ref.projection, ref.version, ref.projection, ref.version]
  );
  return rows.map((row) => ({
    ...ref,
    key: row.key,
    events: row.events,
    first: parkedEvent(row),
    firstSeen: row.first_seen,
    request: row.action === null ? null : { action: row.action, reason: row.reason ?? "" }
  }));
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-requests.ts
function sqliteRequests(statements, changed, now) {
  return {
    async add({ projection: projection2, action }) {
      statements.run(`insert into requests(projection, action, state, created_at) values (?, ?, 'asked', ?)`, [
        projection2,
        action,
        now()
      ]);
      changed();
    },
    async list() {
      const rows = statements.all("select * from requests order by id desc limit 50");
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
    },
    async settle(id, state, result) {
      statements.run("update requests set state = ?, result = ? where id = ?", [state, result, id]);
    }
  };
}

// ../../../work/main/projector/src/platform/digest.ts
import { hash } from "node:crypto";
var modulus = 1n << 128n;
var emptyDigest = "0".repeat(32);
function documentSum(collection, id, text) {
  return BigInt(`0x${hash("md5", `${collection}
${id}
${text}`)}`);
}
function movedDigest(digest, change) {
  const moved = ((BigInt(`0x${digest}`) + change) % modulus + modulus) % modulus;
  return moved.toString(16).padStart(32, "0");
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-statements.ts
import { LRUCache } from "lru-cache";
function statementsOf(connection) {
  const prepared2 = new LRUCache({ max: 300 });
  const prepare = (sql) => {
    const known = prepared2.get(sql);
    if (known !== void 0) {
      return known;
    }
    const statement = connection.prepare(sql);
    prepared2.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, values = []) => prepare(sql).all(...values),
    one: (sql, values = []) => prepare(sql).get(...values),
    run: (sql, values = []) => prepare(sql).run(...values).changes
  };
}

// ../../../work/main/projector/src/stores/sqlite/active-versions.ts
var servesFor = 1e3;
function activeVersions(statements, now = Date.now) {
  let readAt = Number.NEGATIVE_INFINITY;
  let byCollection = /* @__PURE__ */ new Map();
  let byProjection = /* @__PURE__ */ new Map();
  const refresh = () => {
    if (Math.abs(now() - readAt) < servesFor) {
      return;
    }
    readAt = now();
    const versions2 = statements.all(
      `select v.projection, v.version, v.indexed, v.collections
         from projections p join versions v on v.projection = p.projection and v.version = p.active`
    ).map((row) => ({
      ...row,
      indexed: row.indexed === 1,
      tables: tablesOf(parseSchemas(row.collections), row.version)
    }));
    byProjection = new Map(versions2.map((version2) => [version2.projection, version2]));
    byCollection = new Map(versions2.flatMap((version2) => [...version2.tables.keys()].map((name) => [name, version2])));
  };
  return {
    ofCollection(name) {
      refresh();
      return byCollection.get(name) ?? null;
    },
    ofProjection(name) {
      refresh();
      return byProjection.get(name) ?? null;
    },
    position(projection2) {
      refresh();
      const row = statements.one(
        `select min(c.position) as position from projections p
         join checkpoints c on c.projection = p.projection and c.version = p.active where p.projection = ?`,
        [projection2]
      );
      return row?.position ?? 0;
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY;
    }
  };
}
var tablesOf = (schemas, version2) => new Map(schemas.map((schema) => [schema.name, tableOf(schema, version2)]));

// ../../../work/main/projector/src/stores/sqlite/sqlite-versions.ts
function listVersions(statements) {
  const rows = statements.all(
    `select v.projection, v.version, v.code, v.state, v.indexed, v.created_at, v.drop_after,
       (select min(position) from checkpoints c where c.projection = v.projection and c.version = v.version) as position,
       (select digest from checkpoints c where c.projection = v.projection and c.version = v.version
        order by position limit 1) as digest,
       (select count(distinct key) from parked_events e where e.projection = v.projection and e.version = v.version) as parked
     from versions v order by v.projection, v.version`
  );
  return rows.map((row) => ({
    projection: row.projection,
    version: row.version,
    code: row.code,
    state: row.state,
    indexed: row.indexed === 1,
    createdAt: row.created_at,
    dropAfter: row.drop_after,
    position: row.position ?? 0,
    digest: row.digest ?? emptyDigest,
    parkedKeys: row.parked
  }));
}
function listStandings(statements) {
  return statements.all(
    "select projection, active, previous, paused from projections order by projection"
  ).map((row) => ({ ...row, paused: row.paused === 1 }));
}
function createVersion({ connection, statements, now }, projection2, made) {
  return allOrNothing(connection, () => {
    claimCollections(statements, projection2, made.collections);
    const last2 = statements.one(
      "select max(version) as version from versions where projection = ?",
      [projection2]
    );
    const version2 = (last2?.version ?? 0) + 1;
    const tables2 = [...tablesOf(made.collections, version2).values()];
    const indexes = made.indexed ? tables2.flatMap((table) => [...createIndexes(table), ...createTextIndex(table)]) : [];
    for (const sql of [...tables2.flatMap(createTables), ...indexes]) {
      connection.exec(sql);
    }
    statements.run(
      "insert into versions(projection, version, code, state, indexed, collections, created_at) values (?, ?, ?, ?, ?, ?, ?)",
      [projection2, version2, made.code, made.state, Number(made.indexed), JSON.stringify(made.collections), now()]
    );
    statements.run("insert or ignore into projections(projection, active) values (?, ?)", [projection2, version2]);
    return { projection: projection2, version: version2 };
  });
}
function claimCollections(statements, projection2, collections) {
  for (const { name } of collections) {
    statements.run("insert or ignore into collections(name, projection) values (?, ?)", [name, projection2]);
    const owner = statements.one("select projection from collections where name = ?", [name]);
    if (owner?.projection !== projection2) {
      throw new Error(
        `the collection ${name} belongs to ${owner?.projection ?? "nobody"}, so ${projection2} cannot write it`
      );
    }
  }
}
function tablesOfVersion(statements, { projection: projection2, version: version2 }) {
  const row = statements.one(
    "select collections from versions where projection = ? and version = ?",
    [projection2, version2]
  );
  return tablesOf(parseSchemas(row?.collections ?? "[]"), version2);
}
function activateVersion({ connection, statements, now }, ref, keepPreviousFor) {
  return allOrNothing(connection, () => {
    const versions2 = listVersions(statements).filter(({ projection: projection2 }) => projection2 === ref.projection);
    const standing = listStandings(statements).find(({ projection: projection2 }) => projection2 === ref.projection);
    const wanted = versions2.find(({ version: version2 }) => version2 === ref.version);
    const current = versions2.find(({ version: version2 }) => version2 === standing?.active);
    const isFit = wanted?.state === "fed" && wanted.indexed && wanted.position >= (current?.position ?? 0);
    if (!isFit || wanted.version === current?.version) {
      return isFit;
    }
    statements.run("update projections set active = ?, previous = ? where projection = ?", [
      ref.version,
      current?.version ?? null,
      ref.projection
    ]);
    statements.run("update versions set drop_after = null where projection = ? and version = ?", [
      ref.projection,
      ref.version
    ]);
    statements.run("update versions set drop_after = ? where projection = ? and version = ?", [
      now() + keepPreviousFor,
      ref.projection,
      current?.version ?? 0
    ]);
    return true;
  });
}
function dropVersion({ connection, statements }, { projection: projection2, version: version2 }) {
  return allOrNothing(connection, () => {
    const standing = listStandings(statements).find((one) => one.projection === projection2);
    const isThere = statements.one("select 1 from versions where projection = ? and version = ?", [projection2, version2]) !== void 0;
    if (!isThere || standing?.active === version2) {
      return false;
    }
    for (const sql of [...tablesOfVersion(statements, { projection: projection2, version: version2 }).values()].flatMap(dropTables)) {
      connection.exec(sql);
    }
    for (const table of ["checkpoints", "parked_events", "parked_requests"]) {
      statements.run(`delete from ${table} where projection = ? and version = ?`, [projection2, version2]);
    }
    statements.run(`update versions set state = 'dropped' where projection = ? and version = ?`, [projection2, version2]);
    statements.run("update projections set previous = null where projection = ? and previous = ?", [
      projection2,
      version2
    ]);
    return true;
  });
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-snapshot.ts
function sqliteSnapshot(file, ref) {
  const connection = connectReader(file);
  connection.exec("begin");
  return { ...readingVersion(connection, ref), close: () => connection.close() };
}
function readingVersion(connection, ref) {
  const statements = statementsOf(connection);
  const checkpoint = statements.one(
    "select min(position) as position, digest from checkpoints where projection = ? and version = ?",
    [ref.projection, ref.version]
  );
  const tables2 = tablesOfVersion(statements, ref);
  return {
    position: checkpoint?.position ?? 0,
    digest: checkpoint?.digest ?? emptyDigest,
    *documents(collection) {
      const name = tables2.get(collection)?.name;
      if (name !== void 0) {
        yield* connection.prepare(`select id, doc as text from ${name} where gone = 0 order by id`).iterate();
      }
    }
  };
}

// ../../../work/main/projector/src/platform/canonical.ts
var names = /* @__PURE__ */ new Map();
var mostNames = 1e4;
function canonicalText(value) {
  if (typeof value === "string") {
    return JSON.stringify(value);
  }
  if (typeof value !== "object" || value === null) {
    return typeof value === "number" && !Number.isFinite(value) ? "null" : String(value ?? null);
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonicalText).join(",")}]`;
  }
  let text = "";
  for (const key of Object.keys(value).sort()) {
    const part2 = value[key];
    if (part2 !== void 0) {
      text += `${text === "" ? "" : ","}${nameText(key)}:${canonicalText(part2)}`;
    }
  }
  return `{${text}}`;
}
function nameText(name) {
  const known = names.get(name);
  if (known !== void 0) {
    return known;
  }
  const text = JSON.stringify(name);
  if (names.size < mostNames) {
    names.set(name, text);
  }
  return text;
}

// ../../../work/main/projector/src/stores/sqlite/document-writer.ts
function documentWriter(statements, table, isTextIndexed) {
  const upsert = { guarded: upsertOf(table, "excluded.pos > pos"), forced: upsertOf(table, "excluded.pos >= pos") };
  const isPlain2 = table.lists === null && table.text === null;
  return (put, force) => {
    const sql = force ? upsert.forced : upsert.guarded;
    if (isPlain2) {
      return statements.run(sql, valuesOf(table, put)) > 0;
    }
    const old = statements.one(`select doc from ${table.name} where id = ?`, [put.id]);
    const isWritten = statements.run(sql, valuesOf(table, put)) > 0;
    if (isWritten) {
      const before = parseDoc(old?.doc ?? null);
      writeLists(statements, table, { id: put.id, before, after: put.doc });
      if (isTextIndexed()) {
        writeText(statements, table, { id: put.id, before, after: put.doc });
      }
    }
    return isWritten;
  };
}
function upsertOf(table, guard) {
  const columns2 = ["pos", "gone", "doc", ...table.columns.map(({ column }) => column)];
  return `insert into ${table.name}(id, ${columns2.join(", ")}) values (?, ${columns2.map(() => "?").join(", ")})
    on conflict(id) do update set ${columns2.map((column) => `${column} = excluded.${column}`).join(", ")} where ${guard}`;
}
function valuesOf({ columns: columns2, schema }, { id, pos, doc, text }) {
  return [
    id,
    pos,
    doc === null ? 1 : 0,
    doc === null ? null : text ?? canonicalText(doc),
    ...columns2.map(({ field, type }) => columnValue(doc?.[field], type, `${schema.name}.${field}`))
  ];
}
var scalarOf2 = {
  number: "number",
  text: "string",
  boolean: "boolean",
  texts: ""
};
function columnValue(value, type, name) {
  if (value === void 0 || value === null) {
    return null;
  }
  if (typeof value !== scalarOf2[type]) {
    throw new Error(`${name} is declared as ${type} and was given a ${typeof value}`);
  }
  return typeof value === "boolean" ? Number(value) : typeof value === "object" ? null : value;
}
var textsOf = (doc, field) => {
  const value = doc?.[field];
  return Array.isArray(value) ? [...new Set(value.map(String))] : [];
};
function writeLists(statements, table, { id, before, after }) {
  for (const field of table.listFields) {
    const [old, wanted] = [textsOf(before, field), textsOf(after, field)];
    for (const value of old.filter((one) => !wanted.includes(one))) {
      statements.run(`delete from ${table.lists} where field = ? and value = ? and id = ?`, [field, value, id]);
    }
    for (const value of wanted.filter((one) => !old.includes(one))) {
      statements.run(`insert or ignore into ${table.lists}(field, value, id) values (?, ?, ?)`, [field, value, id]);
    }
  }
}
function writeText(statements, table, { id, before, after }) {
  const offered = (doc) => table.textFields.map((field) => searchableText(doc?.[field]));
  const [old, wanted] = [offered(before), offered(after)];
  if (table.text === null || old.every((text, at) => text === wanted[at]) && before === null === (after === null)) {
    return;
  }
  const columns2 = table.textFields.map((field) => columnOf(field)).join(", ");
  if (after === null) {
    statements.run(`delete from ${table.text} where rowid = (select rowid from ${table.name} where id = ?)`, [id]);
  } else {
    statements.run(
      `insert or replace into ${table.text}(rowid, ${columns2})
       select rowid, ${wanted.map(() => "?").join(", ")} from ${table.name} where id = ?`,
      [...wanted, id]
    );
  }
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-writer.ts
function sqliteWriter(parts2) {
  const { connection, statements, ref, tables: tables2 } = parts2;
  const writers = /* @__PURE__ */ new Map();
  let isTextIndexed = false;
  const tableOfCollection = (collection) => {
    const table = tables2.get(collection);
    if (table === void 0) {
      throw new Error(`${ref.projection} has no collection ${collection}`);
    }
    return table;
  };
  const writerOf = (collection) => {
    const writer = writers.get(collection) ?? documentWriter(statements, tableOfCollection(collection), () => isTextIndexed);
    writers.set(collection, writer);
    return writer;
  };
  return {
    async load(collection, ids2) {
      const { name } = tableOfCollection(collection);
      const rows = statements.all(
        `select id, pos, doc from ${name} where id in (select value from json_each(?))`,
        [JSON.stringify(ids2)]
      );
      return new Map(
        rows.map(({ id, pos, doc }) => [
          id,
          { pos, doc: parseDoc(doc), ...doc === null ? {} : { text: doc } }
        ])
      );
    },
    async idsWhere(collection, field, value) {
      const table = tableOfCollection(collection);
      const sql = table.listFields.includes(field) ? `select l.id from ${table.lists} l where l.field = ? and l.value = ? order by l.id` : `select t.id from ${table.name} t where t.gone = 0 and t.${columnOf(field)} = ? order by t.id`;
      const values = table.listFields.includes(field) ? [field, value] : [value];
      return statements.all(sql, values).map(({ id }) => id);
    },
    async checkpoint(partition) {
      return inOneMoment(connection, () => readCheckpoint(statements, ref, partition));
    },
    commit: (commit) => allOrNothing(connection, () => {
      isTextIndexed = readIndexed(statements, ref);
      return writeAll(parts2, commit, writerOf);
    })
  };
}
function readCheckpoint(statements, { projection: projection2, version: version2 }, partition) {
  return statements.one(
    "select position, digest from checkpoints where projection = ? and version = ? and partition = ?",
    [projection2, version2, partition]
  ) ?? null;
}
function readIndexed(statements, { projection: projection2, version: version2 }) {
  const row = statements.one(
    "select state, indexed from versions where projection = ? and version = ?",
    [projection2, version2]
  );
  if (row === void 0 || row.state === "dropped") {
    throw new VersionGone(`${projection2} ${version2} was dropped`);
  }
  return row.indexed === 1;
}
function writeAll({ statements, ref, now }, commit, writerOf) {
  const { projection: projection2, version: version2 } = ref;
  const from = readCheckpoint(statements, ref, commit.partition)?.position ?? 0;
  if (from !== commit.from) {
    return { written: 0, older: 0, moved: true };
  }
  const isRelease = commit.release !== void 0;
  const written = commit.puts.filter((put) => writerOf(put.collection)(put, isRelease)).length;
  parkEvents(statements, { ref, events: commit.park ?? [], at: now() });
  releaseEvents(statements, ref, commit.release);
  statements.run(
    `insert into checkpoints(projection, version, partition, position, digest) values (?, ?, ?, ?, ?)
     on conflict(projection, version, partition) do update set position = excluded.position, digest = excluded.digest`,
    [projection2, version2, commit.partition, commit.to, commit.digest]
  );
  return { written, older: commit.puts.length - written, moved: false };
}

// ../../../work/main/projector/src/stores/sqlite/watch-changes.ts
var lookEvery = 200;
function watchChanges(connection, signals, listener) {
  const count = () => connection.pragma("data_version", { simple: true });
  let seen = count();
  const timer = setInterval(() => {
    const current = connection.open ? count() : seen;
    if (current !== seen) {
      seen = current;
      listener();
    }
  }, lookEvery);
  timer.unref();
  const leave = signals.listen((signal2) => {
    if (signal2.kind !== "progress") {
      listener();
    }
  });
  return () => {
    clearInterval(timer);
    leave();
  };
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-projection-store.ts
function openSqliteProjectionStore({ file, now }) {
  const connection = connect(file);
  const shared = { file, signals: signalsOf(file) };
  return storeOn({ connection, statements: statementsOf(connection), shared, now: now ?? Date.now });
}
function privateStore(now) {
  const connection = connectPrivate();
  return storeOn({ connection, statements: statementsOf(connection), shared: null, now });
}
function storeOn(opened) {
  const { connection, statements, shared, now } = opened;
  const changed = () => shared?.signals.send({ kind: "changed" });
  return {
    ...versionsOn(opened, changed),
    writer: (ref) => writerOn(opened, ref),
    parking: (ref) => sqliteParking(statements, ref, changed),
    requests: sqliteRequests(statements, changed, now),
    snapshot: async (ref) => shared === null ? { ...readingVersion(connection, ref), close: () => {
    } } : sqliteSnapshot(shared.file, ref),
    scratch: async () => privateStore(now),
    onChange: (listener) => shared === null ? () => {
    } : watchChanges(connection, shared.signals, listener),
    async close() {
      shared?.signals.close();
      connection.close();
    }
  };
}
function versionsOn(opened, changed) {
  const { connection, statements, shared } = opened;
  return {
    versions: async () => listVersions(statements),
    standings: async () => listStandings(statements),
    async create(projection2, version2) {
      const made = busyAware(() => createVersion(opened, projection2, version2));
      shared?.signals.send({ kind: "switched", projection: projection2 });
      return made;
    },
    collectionsOf: async (ref) => [...tablesOfVersion(statements, ref).keys()],
    async setState({ projection: projection2, version: version2 }, state) {
      const values = [state, projection2, version2];
      busyAware(() => statements.run("update versions set state = ? where projection = ? and version = ?", values));
      changed();
    },
    async buildIndexes(ref, onStep = () => {
    }) {
      const tables2 = [...tablesOfVersion(statements, ref).values()];
      await buildIndexes({ connection, statements, ref, tables: tables2, onStep });
      shared?.signals.send({ kind: "switched", projection: ref.projection });
    },
    async activate(ref, keepPreviousFor) {
      const isActive = busyAware(() => activateVersion(opened, ref, keepPreviousFor));
      shared?.signals.send({ kind: "switched", projection: ref.projection });
      return isActive;
    },
    async setPaused(projection2, paused) {
      busyAware(
        () => statements.run("update projections set paused = ? where projection = ?", [Number(paused), projection2])
      );
      changed();
    },
    async drop(ref) {
      const isDropped = busyAware(() => dropVersion(opened, ref));
      shared?.signals.send({ kind: "switched", projection: ref.projection });
      return isDropped;
    }
  };
}
function writerOn({ connection, statements, shared, now }, ref) {
  const writer = sqliteWriter({ connection, statements, ref, tables: tablesOfVersion(statements, ref), now });
  return {
    ...writer,
    async commit(commit) {
      const committed = busyAware(() => writer.commit(commit));
      if (!committed.moved) {
        shared?.signals.send({ kind: "progress", ...ref, position: commit.to });
      }
      return committed;
    }
  };
}
function busyAware(write) {
  try {
    return write();
  } catch (error) {
    throw isTransient(error) && error instanceof Error ? new StoreBusy(error.message, { cause: error }) : error;
  }
}

// ../../../work/main/projector/src/stores/waiting.ts
var lookEvery2 = 25;
function waitingFor(positionOf) {
  const waiters = /* @__PURE__ */ new Set();
  let timer;
  const look = (projection2) => {
    for (const waiter of waiters) {
      const isAsked = projection2 === void 0 || waiter.projection === projection2;
      if (isAsked && positionOf(waiter.projection) >= waiter.position) {
        waiter.settle(true);
      }
    }
  };
  const leave = (waiter) => {
    waiters.delete(waiter);
    if (waiters.size === 0) {
      clearInterval(timer);
      timer = void 0;
    }
  };
  return {
    async until(projection2, position, ms) {
      if (positionOf(projection2) >= position) {
        return true;
      }
      return new Promise((resolve3) => {
        const end = setTimeout(() => waiter.settle(false), ms);
        const waiter = {
          projection: projection2,
          position,
          settle: (isReached) => {
            clearTimeout(end);
            leave(waiter);
            resolve3(isReached);
          }
        };
        waiters.add(waiter);
        timer ??= setInterval(look, lookEvery2);
      });
    },
    look,
    close: () => [...waiters].forEach((waiter) => waiter.settle(false))
  };
}

// ../../../work/main/projector/src/stores/sqlite/filter-to-sql.ts
var stored = (value) => typeof value === "boolean" ? Number(value) : value;
function joined(parts2, word) {
  const text = parts2.map((part2) => part2.text).join(` ${word} `);
  return { text: parts2.length > 1 ? `(${text})` : text, values: parts2.flatMap(({ values }) => values) };
}
function filterToSql(table, filter, indexed = "any") {
  const { fields, every, some } = partsOf(filter);
  const inner = (part2) => filterToSql(table, part2, indexed);
  const parts2 = [
    ...fields.map(
      ([field, operators]) => table.listFields.includes(field) ? listCondition(table, field, operators.$in ?? []) : fieldCondition(columnText(field, indexed), operators)
    ),
    ...every.map(inner),
    ...some.map((alternatives) => joined(alternatives.map(inner), "or"))
  ];
  return parts2.length === 0 ? { text: "true", values: [] } : joined(parts2, "and");
}
var columnText = (field, indexed) => `${indexed === "any" || indexed.has(field) ? "" : "+"}t.${columnOf(field)}`;
function listCondition(table, field, wanted) {
  const places = wanted.map(() => "?").join(", ");
  return {
    text: `exists (select 1 from ${table.lists} l where l.field = ? and l.value in (${places}) and l.id = t.id)`,
    values: [field, ...wanted.map(stored)]
  };
}
var comparisons = [
  ["$gt", ">"],
  ["$gte", ">="],
  ["$lt", "<"],
  ["$lte", "<="]
];
function fieldCondition(column, operators) {
  const parts2 = [];
  const { $in, $nin, $ne, $exists } = operators;
  if ($in !== void 0) {
    parts2.push($in.length === 1 ? compared(column, "=", $in) : compared(column, "in", $in));
  }
  if ($nin !== void 0) {
    const { text, values } = compared(column, "not in", $nin);
    parts2.push({ text: `(${column} is null or ${text})`, values });
  }
  if ($ne !== void 0) {
    parts2.push({ text: `${column} is not ?`, values: [stored($ne)] });
  }
  if ($exists !== void 0) {
    parts2.push({ text: `${column} is ${$exists ? "not null" : "null"}`, values: [] });
  }
  for (const [operator, sign] of comparisons) {
    const bound = operators[operator];
    if (bound !== void 0) {
      parts2.push(compared(column, sign, [bound]));
    }
  }
  return joined(parts2, "and");
}
function compared(column, sign, operands) {
  const places = operands.map(() => "?").join(", ");
  return {
    text: sign.endsWith("in") ? `${column} ${sign} (${places})` : `${column} ${sign} ?`,
    values: operands.map(stored)
  };
}

// ../../../work/main/projector/src/stores/sqlite/search-documents.ts
function searchDocuments(statements, table, { query, filter, limit }) {
  const asked = matchExpression(query);
  if (table.text === null || asked === null) {
    return [];
  }
  const weights = table.textFields.map((field) => table.schema.search?.[field] ?? 1);
  const condition = filterToSql(table, filter, /* @__PURE__ */ new Set());
  return statements.all(
    `select t.id as id, -bm25(${table.text}, ${weights.map(() => "?").join(", ")}) as relevance
     from ${table.text} cross join ${table.name} t on t.rowid = ${table.text}.rowid
     where ${table.text} match ? and t.gone = 0 and ${condition.text}
     order by relevance desc, t.id limit ?`,
    [...weights, asked, ...condition.values, limit]
  );
}
function matchExpression(query) {
  const { wanted, unwanted } = searchTerms(query);
  const phrase = (words) => `"${words.join(" ")}"`;
  const without = unwanted.length === 0 ? "" : ` NOT (${unwanted.map(phrase).join(" OR ")})`;
  return wanted.length === 0 ? null : `(${wanted.map(phrase).join(" AND ")})${without}`;
}

// ../../../work/main/projector/src/stores/sqlite/find-plan.ts
var mostRanges = 40;
function orderBy(sort, column) {
  const fields = [...sort, ["_id", sort.at(-1)?.[1] ?? 1]];
  return fields.map(([field, direction]) => `${column(field)}${direction === 1 ? "" : " desc"}`).join(", ");
}
var inDocuments = (field) => `t.${columnOf(field)}`;
function planOf(table, question) {
  const listed = listedValues(question.filter);
  if (listed.has("_id")) {
    return sorted(table, question, /* @__PURE__ */ new Set(["_id"]));
  }
  for (const index of sortingIndexes(table.schema, question.filter, question.sort)) {
    const ranges = rangesOf(index, listed);
    if (index.at === -1) {
      return sorted(table, question, /* @__PURE__ */ new Set(["_id"]));
    }
    if (ranges.length === 1) {
      return oneRange(table, question, { index, given: ranges[0] ?? [] });
    }
    if (ranges.length <= mostRanges) {
      return merged(table, question, { index, ranges });
    }
  }
  return sorted(table, question, "any");
}
function sorted(table, question, indexed) {
  const condition = filterToSql(table, question.filter, indexed);
  return {
    text: `select t.id, t.pos, t.doc from ${table.name} t where t.gone = 0 and ${condition.text}
      order by ${orderBy(question.sort, inDocuments)} limit ? offset ?`,
    values: [...condition.values, question.limit, question.skip ?? 0]
  };
}
function rangesOf(index, listed) {
  return index.given.reduce(
    (ranges, field) => {
      const values = [...new Set(listed.get(field) ?? [])];
      const conditions = values.map((value) => filterOfOne(field, value));
      return ranges.length > mostRanges ? ranges : ranges.flatMap((range) => conditions.map((condition) => [...range, condition]));
    },
    [[]]
  );
}
var filterOfOne = (field, value) => ({
  text: `${inDocuments(field)} = ?`,
  values: [typeof value === "boolean" ? Number(value) : value]
});
function rangeOf(table, { filter, sort }, part2) {
  const [firstSorted] = sort;
  const rest = filterToSql(table, filter, new Set(firstSorted === void 0 ? [] : [firstSorted[0]]));
  const condition = joined([{ text: "t.gone = 0", values: [] }, ...part2.given, rest], "and");
  return {
    text: `from ${table.name} t indexed by ${indexName(table, part2.index.at)} where ${condition.text}
      order by ${orderBy(sort, inDocuments)}`,
    values: condition.values
  };
}
function oneRange(table, question, part2) {
  const range = rangeOf(table, question, part2);
  return {
    text: `select t.id, t.pos, t.doc ${range.text} limit ? offset ?`,
    values: [...range.values, question.limit, question.skip ?? 0]
  };
}
function merged(table, question, plan) {
  const { sort, limit, skip = 0 } = question;
  const kept = sort.map(([field], at) => `, ${inDocuments(field)} as s${at}`).join("");
  const heads = plan.ranges.map((given) => {
    const range = rangeOf(table, question, { index: plan.index, given });
    return {
      text: `select * from (select t.id as id${kept} ${range.text} limit ?)`,
      values: [...range.values, skip + limit]
    };
  });
  const names2 = new Map(sort.map(([field], at) => [bare(field), `s${at}`]));
  const order = orderBy(sort, (field) => `u.${names2.get(field) ?? "id"}`);
  return {
    text: `select t.id, t.pos, t.doc
      from (select * from (${heads.map(({ text }) => text).join("\nunion all\n")}) u order by ${order} limit ? offset ?) u
      cross join ${table.name} t on t.id = u.id
      order by ${order}`,
    values: [...heads.flatMap(({ values }) => values), limit, skip]
  };
}
function fromList(table, question, list) {
  const condition = filterToSql(table, question.filter, /* @__PURE__ */ new Set());
  return {
    text: `select t.id, t.pos, t.doc
      from (select distinct l.id as id from ${table.lists} l where ${list.text}) l cross join ${table.name} t on t.id = l.id
      where t.gone = 0 and ${condition.text}
      order by ${orderBy(question.sort, inDocuments)} limit ? offset ?`,
    values: [...list.values, ...condition.values, question.limit, question.skip ?? 0]
  };
}
function listConditions(table, filter) {
  return [...listedValues(filter)].filter(([field]) => table.listFields.includes(field)).map(([field, wanted]) => ({
    text: `l.field = ? and l.value in (${wanted.map(() => "?").join(", ")})`,
    values: [field, ...wanted.map(String)]
  }));
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-collection.ts
var fewDocuments = 500;
function sqliteCollection(schema, statements, readActive) {
  const many = (ids2) => readActive(schema.name, /* @__PURE__ */ new Map(), ({ name }) => {
    const rows = statements.all(
      `select id, pos, doc from ${name} where id in (select value from json_each(?)) and gone = 0`,
      [JSON.stringify(ids2)]
    );
    return new Map(rows.map((row) => [row.id, parseFound(row)]));
  });
  return {
    get: async (id) => many([id]).get(id) ?? null,
    many: async (ids2) => many(ids2),
    async find(filter, options) {
      checkFilter(schema, filter, options.sort);
      return readActive(schema.name, [], (table, version2) => {
        const plan = findPlan(statements, { table, isIndexed: version2.indexed }, { filter, ...options });
        return statements.all(plan.text, plan.values).map((row) => parseFound(row));
      });
    },
    async count(filter, { atMost } = {}) {
      checkFilter(schema, filter);
      return readActive(schema.name, 0, (table) => countDocuments(statements, table, { filter, atMost }));
    }
  };
}
function findPlan(statements, { table, isIndexed }, question) {
  const rareList = listConditions(table, question.filter).find((list) => isRare(statements, table, list));
  if (rareList !== void 0) {
    return fromList(table, question, rareList);
  }
  return isIndexed ? planOf(table, question) : sorted(table, question, "any");
}
function isRare(statements, table, list) {
  const row = statements.one(
    `select count(*) as found from (select 1 from ${table.lists} l where ${list.text} limit ?)`,
    [...list.values, fewDocuments + 1]
  );
  return row !== void 0 && row.found <= fewDocuments;
}
function countDocuments(statements, table, { filter, atMost }) {
  const condition = filterToSql(table, filter);
  const limit = atMost === void 0 ? "" : "limit ?";
  const row = statements.one(
    `select count(*) as found from (select 1 from ${table.name} t where t.gone = 0 and ${condition.text} ${limit})`,
    [...condition.values, ...atMost === void 0 ? [] : [atMost]]
  );
  return row?.found ?? 0;
}

// ../../../work/main/projector/src/stores/sqlite/sqlite-read-models.ts
function openSqliteReadModels({ file, now }) {
  const connection = connectReader(file);
  const statements = statementsOf(connection);
  const active = activeVersions(statements, now);
  const signals = signalsOf(file);
  const waiting = waitingFor((projection2) => active.position(projection2));
  signals.listen((signal2) => {
    if (signal2.kind === "progress") {
      waiting.look(signal2.projection);
    } else {
      active.forget();
    }
  });
  const readActive = readingActive(active, (read) => inOneMoment(connection, read));
  return {
    collection: (schema) => sqliteCollection(schema, statements, readActive),
    async search(schema, query, filter, { limit }) {
      checkFilter(schema, filter);
      return readActive(schema.name, [], (table) => searchDocuments(statements, table, { query, filter, limit }));
    },
    position: async (projection2) => active.position(projection2),
    waitFor: (projection2, position, ms) => waiting.until(projection2, position, ms),
    async close() {
      waiting.close();
      signals.close();
      connection.close();
    }
  };
}
function readingActive(active, inMoment) {
  return (collection, empty, read) => {
    const attempt2 = () => {
      const version2 = active.ofCollection(collection);
      const table = version2?.tables.get(collection);
      return version2 === null || table === void 0 ? empty : inMoment(() => read(table, version2));
    };
    try {
      return attempt2();
    } catch (error) {
      if (!isMissingTable(error)) {
        throw error;
      }
      active.forget();
      return attempt2();
    }
  };
}

// ../../../work/main/projector/src/platform/rebuild.ts
import { setTimeout as delay5 } from "node:timers/promises";

// ../../../work/main/projector/src/platform/decoding.ts
async function readEvents(events, decoder, isWanted) {
  const wanted = events.filter(({ type }) => isWanted(type));
  try {
    const decoded = await decoder.decodeAll(wanted);
    return wanted.flatMap((logged, at) => {
      const event = decoded[at];
      return event === void 0 ? [] : [{ logged, event }];
    });
  } catch {
    return Promise.all(wanted.map((logged) => readEvent(logged, decoder)));
  }
}
async function readEvent(logged, decoder) {
  try {
    return { logged, event: await decoder.decode(logged) };
  } catch (error) {
    return { logged, unreadable: messageOf(error) };
  }
}
var messageOf = (error) => error instanceof Error ? error.message : String(error);

// ../../../work/main/projector/src/platform/parse-documents.ts
var parseDocument = (doc) => doc;
var parseStorable = (doc) => doc;

// ../../../work/main/projector/src/platform/fold-event.ts
var none = [];
function touchedById(event, refs, working) {
  const documents = [];
  for (const { collection, id } of refs) {
    const held2 = id === void 0 ? void 0 : working.find(collection.name, id);
    if (held2 !== void 0 && !documents.includes(held2)) {
      documents.push(held2);
    }
  }
  return { event, documents, matching: none };
}
async function touchedByField(event, refs, working) {
  const matching = /* @__PURE__ */ new Set();
  for (const { collection, where } of refs) {
    const ids2 = where === void 0 ? [] : await working.idsWhere(collection, where.field, where.equals);
    ids2.map((id) => working.find(collection.name, id)).forEach((held2) => held2 && matching.add(held2));
  }
  const named = touchedById(event, refs, working);
  return { event, documents: [.../* @__PURE__ */ new Set([...named.documents, ...matching])], matching: [...matching] };
}
function foldOf(projection2) {
  const stage = stageOf(projection2);
  return (touched, force = false) => {
    const { event, documents } = touched;
    const isDone = (held2) => !force && held2.pos >= event.position;
    if (documents.length > 0 && documents.every(isDone)) {
      return;
    }
    stage.enter(touched);
    projection2.evolve(stage.documents, event);
    for (const { held: held2, doc } of stage.changes) {
      if (!isDone(held2)) {
        held2.doc = doc;
        held2.pos = Math.max(held2.pos, event.position);
        held2.isChanged = true;
      }
    }
  };
}
function stageOf({ name }) {
  let current = null;
  const changes = [];
  const find = (schema, id) => {
    const held2 = current?.documents.find((one) => one.id === id && one.collection === schema.name);
    if (held2 === void 0) {
      throw new Error(
        `${name} folds ${current?.event.type} into ${schema.name} ${id}, which it does not say it touches`
      );
    }
    return held2;
  };
  const docOf = (held2) => {
    const change2 = changes.find((one) => one.held === held2);
    return change2 === void 0 ? held2.doc : change2.doc;
  };
  const change = (held2, doc) => {
    const known = changes.find((one) => one.held === held2);
    if (known === void 0) {
      changes.push({ held: held2, doc });
    } else {
      known.doc = doc;
    }
  };
  return {
    changes,
    enter(touched) {
      current = touched;
      changes.length = 0;
    },
    documents: {
      get: (schema, id) => parseDocument(docOf(find(schema, id))),
      put: (schema, id, doc) => change(find(schema, id), parseStorable(doc)),
      remove: (schema, id) => change(find(schema, id), null),
      matching: (schema) => (current?.matching ?? none).flatMap((held2) => {
        const doc = held2.collection === schema.name ? parseDocument(docOf(held2)) : null;
        return doc === null ? [] : [[held2.id, doc]];
      })
    }
  };
}

// ../../../work/main/projector/src/platform/parked-keys.ts
var parkingLimits = { keys: 1e3, eventsPerKey: 1e3 };
var ParkingFull = class extends Error {
  name = "ParkingFull";
};
var keyOfStream = (stream) => `stream:${stream}`;
function parkedKeys2(projection2) {
  const counts = /* @__PURE__ */ new Map();
  return {
    waitingKey({ logged, event }) {
      if (counts.size === 0) {
        return null;
      }
      const key = event === void 0 ? null : keyOf(projection2, event);
      const ofStream = keyOfStream(logged.stream);
      return key !== null && counts.has(key) ? key : counts.has(ofStream) ? ofStream : null;
    },
    add(events) {
      events.forEach(({ key }) => counts.set(key, (counts.get(key) ?? 0) + 1));
      if (counts.size > parkingLimits.keys || [...counts.values()].some((count) => count > parkingLimits.eventsPerKey)) {
        throw new ParkingFull(`more than ${parkingLimits.keys} keys or ${parkingLimits.eventsPerKey} events of one key`);
      }
    },
    reset(stored2) {
      counts.clear();
      stored2.forEach(({ key, events }) => counts.set(key, events));
    },
    size: () => counts.size
  };
}
function keyOf(projection2, event) {
  try {
    return projection2.key(event);
  } catch {
    return null;
  }
}

// ../../../work/main/projector/src/platform/fold-batch.ts
var FoldStopped = class extends Error {
  name = "FoldStopped";
};
var triesBeforeParking = 3;
async function foldBatch(folding, events) {
  const { projection: projection2, working } = folding;
  const refs = events.map(({ event }) => event === void 0 ? [] : refsOf(projection2, event));
  await working.load(refs.flatMap((some) => typeof some === "string" ? [] : some));
  const parking = [];
  for (const [at, read] of events.entries()) {
    const waiting = folding.parked?.waitingKey(read) ?? null;
    const failed2 = waiting === null ? await foldOne(folding, read, refs[at] ?? []) : parkedAs(read, waiting, null);
    if (failed2 !== null) {
      folding.parked?.add([failed2]);
      parking.push(failed2);
    }
  }
  return parking;
}
function refsOf(projection2, event) {
  try {
    return projection2.touches(event);
  } catch (error) {
    return messageOf(error);
  }
}
async function foldOne(folding, read, refs) {
  const failure = read.event === void 0 ? read.unreadable : await tryToFold(folding, read.event, refs);
  if (failure === null) {
    return null;
  }
  const kind = read.event === void 0 ? "decode" : "fold";
  if (folding.parked === null) {
    const { type, stream, position } = read.logged;
    throw new FoldStopped(`${folding.projection.name} cannot ${kind} ${type} at ${position} in ${stream}: ${failure}`);
  }
  return parkedAs(read, parkingKey(folding.projection, read), { kind, message: failure });
}
async function tryToFold({ fold, working }, event, refs) {
  if (typeof refs === "string") {
    return refs;
  }
  const touched = refs.some(({ where }) => where !== void 0) ? await touchedByField(event, refs, working) : touchedById(event, refs, working);
  for (let attempt2 = 1; ; attempt2 += 1) {
    try {
      fold(touched);
      return null;
    } catch (error) {
      if (attempt2 === triesBeforeParking) {
        return messageOf(error);
      }
    }
  }
}
function parkingKey(projection2, { logged, event }) {
  try {
    return event === void 0 ? keyOfStream(logged.stream) : projection2.key(event);
  } catch {
    return keyOfStream(logged.stream);
  }
}
var parkedAs = ({ logged }, key, failure) => ({
  key,
  position: logged.position,
  eventId: logged.id,
  type: logged.type,
  stream: logged.stream,
  failure
});

// ../../../work/main/projector/src/platform/chase.ts
async function chase(lanes, chasing) {
  const { log: log2, pace, signal: signal2, upTo } = chasing;
  const wanted = new Set(lanes.flatMap(({ projection: projection2 }) => projection2.handles));
  const slowest = () => Math.min(...lanes.map(({ position }) => position));
  let isOver = lanes.length === 0;
  while (!isOver && !signal2.aborted) {
    const began = performance.now();
    const after = slowest();
    const limit = pace.batchSize();
    const batch = await log2.readAll({ after, limit, ...upTo === void 0 ? {} : { upTo } });
    refuseUnknown(batch, chasing);
    const read = await readEvents(batch.events, chasing.decoder, (type) => wanted.has(type));
    for (const lane of lanes) {
      await lane.feed(read, batch.upTo);
    }
    chasing.onBatch?.(batch);
    isOver = upTo === void 0 ? batch.live : slowest() >= upTo;
    await pace.rest(performance.now() - began, batch.events.length);
  }
}
function refuseUnknown({ events }, { decoder, isStrict = false }) {
  const unknown = isStrict ? events.find(({ type }) => !decoder.knows(type)) : void 0;
  if (unknown !== void 0) {
    throw new FoldStopped(
      `the event at ${unknown.position} is of type ${unknown.type}, which this program does not know`
    );
  }
}

// ../../../work/main/projector/src/platform/code-of.ts
import { createHash as createHash2 } from "node:crypto";
function codeOf({ version: version2, collections }) {
  const shape = collections.map(
    ({ name, fields, indexes, search }) => canonicalText({ name, fields: { ...fields }, indexes: indexes.map((index) => [...index]), search: { ...search } })
  );
  return `${version2}:${createHash2("md5").update(shape.join("\n")).digest("hex").slice(0, 12)}`;
}

// ../../../work/main/projector/src/platform/compare-versions.ts
import { setTimeout as delay2 } from "node:timers/promises";
var lookEvery3 = 10;
var meetWithin = 6e4;
async function compareDigests(store2, [left, right], signal2) {
  const givesUpAt = performance.now() + meetWithin;
  for (; ; ) {
    const versions2 = await store2.versions();
    const find = (ref) => versions2.find(({ projection: projection2, version: version2 }) => projection2 === ref.projection && version2 === ref.version);
    const [one, other] = [find(left), find(right)];
    if (one === void 0 || other === void 0) {
      throw new Error(`a version of ${left.projection} was dropped while it was compared`);
    }
    if (one.position === other.position) {
      return { position: one.position, digest: other.digest, isEqual: one.digest === other.digest };
    }
    if (performance.now() > givesUpAt) {
      throw new Error(`the versions of ${left.projection} never stood at one position; is a projector running?`);
    }
    await delay2(lookEvery3, void 0, { signal: signal2 });
  }
}
async function recountDigest(store2, ref) {
  const snapshot = await store2.snapshot(ref);
  try {
    const counted = countDigest(snapshot, await store2.collectionsOf(ref));
    return { position: snapshot.position, digest: snapshot.digest, isEqual: counted === snapshot.digest };
  } finally {
    snapshot.close();
  }
}
function countDigest(snapshot, collections) {
  let sum = 0n;
  for (const collection of collections) {
    for (const { id, text } of snapshot.documents(collection)) {
      sum += documentSum(collection, id, text);
    }
  }
  return movedDigest(emptyDigest, sum);
}

// ../../../work/main/projector/src/platform/working-set.ts
import { LRUCache as LRUCache2 } from "lru-cache";
var mostCached = 2e4;
var documentCache = () => /* @__PURE__ */ new Map();
function cacheOf(cache, collection) {
  const known = cache.get(collection) ?? new LRUCache2({ max: mostCached });
  cache.set(collection, known);
  return known;
}
function workingSet(writer, cache) {
  const held2 = /* @__PURE__ */ new Map();
  const heldIn = (collection) => {
    const known = held2.get(collection) ?? /* @__PURE__ */ new Map();
    held2.set(collection, known);
    return known;
  };
  const load = async (refs) => {
    const missing = /* @__PURE__ */ new Map();
    for (const { collection, id } of refs) {
      if (id !== void 0 && !heldIn(collection.name).has(id)) {
        const cached = cacheOf(cache, collection.name).get(id);
        if (cached === void 0) {
          missing.set(collection.name, (missing.get(collection.name) ?? /* @__PURE__ */ new Set()).add(id));
        } else {
          heldIn(collection.name).set(id, { ...cached });
        }
      }
    }
    for (const [collection, ids2] of missing) {
      const loaded = await writer.load(collection, [...ids2]);
      ids2.forEach((id) => heldIn(collection).set(id, heldAs(collection, id, loaded.get(id))));
    }
  };
  const all2 = () => [...held2.values()].flatMap((documents) => [...documents.values()]);
  return {
    load,
    find: (collection, id) => held2.get(collection)?.get(id),
    async idsWhere(collection, field, value) {
      const stored2 = await writer.idsWhere(collection.name, field, value);
      await load(stored2.map((id) => ({ collection, id })));
      const here = [...heldIn(collection.name).values()].filter(({ doc }) => hasValue(doc, field, value));
      return here.map(({ id }) => id).sort();
    },
    changes: () => changesOf(all2().filter(({ isChanged }) => isChanged)),
    keep: () => all2().forEach((document) => {
      document.isChanged = false;
      cacheOf(cache, document.collection).set(document.id, document);
    })
  };
}
var heldAs = (collection, id, loaded) => ({
  collection,
  id,
  pos: loaded?.pos ?? -1,
  doc: loaded?.doc ?? null,
  storedSum: null,
  storedText: loaded?.doc ? loaded.text ?? canonicalText(loaded.doc) : null,
  isChanged: false
});
function hasValue(doc, field, value) {
  const found = doc?.[field];
  return Array.isArray(found) ? found.includes(value) : found === value;
}
function changesOf(changed) {
  let digestChange = 0n;
  const puts = changed.sort(byPlace).map((document) => {
    const { collection, id, pos, doc } = document;
    const text = doc === null ? void 0 : canonicalText(doc);
    const sum = text === void 0 ? 0n : documentSum(collection, id, text);
    digestChange += sum - sumAsStored(document);
    document.storedSum = sum;
    document.storedText = null;
    return text === void 0 ? { collection, id, pos, doc } : { collection, id, pos, doc, text };
  });
  return { puts, digestChange };
}
function sumAsStored({ collection, id, storedSum, storedText }) {
  return storedSum ?? (storedText === null ? 0n : documentSum(collection, id, storedText));
}
function byPlace(left, right) {
  return compare(left.collection, right.collection) || compare(left.id, right.id);
}
var compare = (left, right) => left < right ? -1 : left > right ? 1 : 0;

// ../../../work/main/projector/src/platform/writer-retry.ts
import { setTimeout as delay3 } from "node:timers/promises";
var firstWait = 50;
var longestWait = 5e3;
async function untilWritten(write, { signal: signal2, onWaiting }) {
  for (let wait = firstWait; ; wait = Math.min(longestWait, wait * 2)) {
    try {
      const written = await write();
      onWaiting(null);
      return written;
    } catch (error) {
      if (!(error instanceof StoreBusy) || signal2.aborted) {
        throw error;
      }
      onWaiting(error.message);
      await delay3(wait * (0.5 + Math.random() / 2), void 0, { signal: signal2 }).catch(() => void 0);
    }
  }
}

// ../../../work/main/projector/src/platform/lane.ts
async function openLane(options) {
  const { store: store2, projection: projection2, ref, mode } = options;
  const writer = store2.writer(ref);
  const parking = store2.parking(ref);
  const parked2 = parkedKeys2(projection2);
  const state = { position: 0, digest: emptyDigest, cache: documentCache() };
  const takeUp2 = async () => {
    state.cache.clear();
    Object.assign(state, await writer.checkpoint(wholeLog) ?? { position: 0, digest: emptyDigest });
    parked2.reset(await parking.keys());
  };
  await takeUp2();
  const fold = foldOf(projection2);
  const counts = { written: 0, older: 0, events: 0, lastBatch: 0 };
  const handled = new Set(projection2.handles);
  const isNew = ({ logged }) => logged.position > state.position && handled.has(logged.type);
  const write = writing(options, { writer, state, takeUp: takeUp2 });
  return {
    ref,
    projection: projection2,
    counts,
    parked: parked2,
    parking,
    get position() {
      return state.position;
    },
    get digest() {
      return state.digest;
    },
    async feed(events, upTo) {
      if (upTo <= state.position) {
        return true;
      }
      const mine = events.filter(isNew);
      const working = workingSet(writer, state.cache);
      const park = await foldBatch({ projection: projection2, fold, working, parked: mode === "live" ? parked2 : null }, mine);
      const committed = await write(working, { to: upTo, park });
      counts.events += mine.length;
      counts.lastBatch = mine.length;
      counts.written += committed.written;
      counts.older += committed.older;
      if (park.length > 0) {
        options.onParked?.(park);
      }
      return !committed.moved;
    },
    async release(foldParked) {
      const working = workingSet(writer, state.cache);
      const release = await foldParked(working);
      const { moved } = await write(working, { to: state.position, release });
      parked2.reset(await parking.keys());
      return !moved;
    }
  };
}
function writing({ signal: signal2, onWaiting = () => {
} }, { writer, state, takeUp: takeUp2 }) {
  return async (working, rest) => {
    const { puts, digestChange } = working.changes();
    const digest = movedDigest(state.digest, digestChange);
    const commit = { puts, partition: wholeLog, from: state.position, digest, ...rest };
    const committed = await untilWritten(() => writer.commit(commit), { signal: signal2, onWaiting });
    if (committed.moved) {
      await takeUp2();
    } else {
      working.keep();
      Object.assign(state, { position: rest.to, digest });
    }
    return committed;
  };
}

// ../../../work/main/projector/src/platform/pace.ts
import { setImmediate as setImmediate3, setTimeout as delay4 } from "node:timers/promises";
var smallestBatch = 500;
var largestBatch = 1e4;
var longestMs = 200;
var shortestMs = 80;
function paceOf(share, signal2) {
  const isAlone = share >= 1;
  let size = isAlone ? largestBatch : 2e3;
  return {
    batchSize: () => size,
    async rest(tookMs, events) {
      if (tookMs > longestMs && !isAlone) {
        size = Math.max(smallestBatch, Math.floor(size / 2));
      } else if (tookMs < shortestMs && events >= size) {
        size = Math.min(largestBatch, size * 2);
      }
      const restMs = tookMs * (1 - share) / share;
      await (restMs < 1 ? setImmediate3() : delay4(restMs, void 0, { signal: signal2 }).catch(() => void 0));
    }
  };
}

// ../../../work/main/projector/src/platform/progress.ts
var halfLifeMs = 3e3;
function speedometer(now = Date.now) {
  let rate = 0;
  let at = now();
  let pending2 = 0;
  const settle = () => {
    const elapsed = now() - at;
    if (elapsed > 0) {
      const kept = 0.5 ** (elapsed / halfLifeMs);
      rate = rate * kept + pending2 / elapsed * 1e3 * (1 - kept);
      pending2 = 0;
      at = now();
    }
    return rate;
  };
  return {
    passed(events) {
      settle();
      pending2 += events;
    },
    perSecond: settle
  };
}
var secondsLeft = (events, perSecond) => events === 0 ? 0 : perSecond < 1 ? null : Math.ceil(events / perSecond);
var percentOf = (position, head) => head === 0 ? 100 : Math.min(100, position / head * 100);

// ../../../work/main/projector/src/platform/rebuild.ts
var keepReplacedFor = 24 * 60 * 60 * 1e3;
var lookEvery4 = 25;
var handOverWithin = 3e4;
async function rebuild(options) {
  const { projections, record } = options;
  const tell3 = telling(options);
  const building = [];
  for (const projection2 of projections) {
    building.push({ projection: projection2, version: await beginOrResume(options, projection2) });
  }
  await record(building.map(({ version: version2 }) => ({ type: "ProjectionRebuildStarted", data: refOf(version2) })));
  await backFill(
    options,
    building.filter(({ version: version2 }) => version2.state === "building"),
    tell3
  );
  for (const { version: version2 } of building) {
    await handOver(options, version2, tell3);
  }
  const rebuilt = [];
  for (const { version: version2 } of building) {
    rebuilt.push(await verifyAndSwitch(options, refOf(version2), tell3));
  }
  tell3("done", "");
  return rebuilt;
}
var refOf = ({ projection: projection2, version: version2 }) => ({ projection: projection2, version: version2 });
function telling({ onProgress }) {
  const speed = speedometer();
  let last2 = { position: 0, head: 0, documentsWritten: 0 };
  return (step, detail, at) => {
    if (at !== void 0) {
      const position = Math.min(...at.lanes.map((lane) => lane.position));
      const documentsWritten = at.lanes.reduce((sum, { counts }) => sum + counts.written, 0);
      last2 = { position, head: Math.max(at.head, position), documentsWritten };
      speed.passed(at.events);
    }
    const eventsPerSecond = speed.perSecond();
    onProgress?.({
      step,
      detail,
      ...last2,
      percent: percentOf(last2.position, last2.head),
      eventsPerSecond,
      secondsLeft: secondsLeft(last2.head - last2.position, eventsPerSecond)
    });
  };
}
async function beginOrResume({ store: store2 }, projection2) {
  const code = codeOf(projection2);
  const { name, collections } = projection2;
  const unfinished = (await store2.versions()).filter(
    (version2) => version2.projection === name && (version2.state === "building" || version2.state === "ready")
  );
  for (const outdated of unfinished.filter((version2) => version2.code !== code)) {
    await store2.drop(refOf(outdated));
  }
  const resumed = unfinished.find((version2) => version2.code === code);
  return resumed ?? findVersion(store2, await store2.create(name, { code, collections, state: "building", indexed: false }));
}
async function findVersion(store2, ref) {
  const found = (await store2.versions()).find(
    ({ projection: projection2, version: version2 }) => projection2 === ref.projection && version2 === ref.version
  );
  if (found === void 0 || found.state === "dropped") {
    throw new Error(`version ${ref.version} of ${ref.projection} was dropped meanwhile`);
  }
  return found;
}
async function backFill(options, building, tell3) {
  const { store: store2, log: log2, signal: signal2 } = options;
  const lanes = [];
  for (const { projection: projection2, version: version2 } of building) {
    lanes.push(await openLane({ store: store2, projection: projection2, ref: refOf(version2), mode: "rebuild", signal: signal2 }));
  }
  const fold = async (head) => {
    const onBatch = ({ events }) => tell3("back-fill", "", { lanes, head, events: events.length });
    await chase(lanes, { ...options, pace: paceOf(options.share, signal2), isStrict: true, onBatch });
    signal2.throwIfAborted();
  };
  await fold(await log2.head());
  for (const { ref } of lanes) {
    await store2.buildIndexes(ref, (step) => tell3("indexes", step));
    signal2.throwIfAborted();
  }
  await fold(await log2.head());
  for (const { ref } of lanes) {
    await store2.setState(ref, "ready");
  }
}
async function handOver({ store: store2, signal: signal2 }, version2, tell3) {
  const givesUpAt = performance.now() + handOverWithin;
  tell3("hand-over", version2.projection);
  while ((await findVersion(store2, version2)).state !== "fed") {
    if (performance.now() > givesUpAt) {
      throw new Error(`no running projector took over version ${version2.version} of ${version2.projection}`);
    }
    await delay5(lookEvery4, void 0, { signal: signal2 });
  }
}
async function verifyAndSwitch(options, ref, tell3) {
  const { store: store2, record, signal: signal2, isSwitchWanted } = options;
  tell3("verify", ref.projection);
  const from = (await store2.standings()).find(({ projection: projection2 }) => projection2 === ref.projection)?.active ?? null;
  const active = (await store2.versions()).find((one) => one.projection === ref.projection && one.version === from);
  const isSameCode = active?.code === (await findVersion(store2, ref)).code && active.state === "fed";
  const compared2 = isSameCode ? await compareDigests(store2, [active, ref], signal2) : await recountDigest(store2, ref);
  const { position, digest, isEqual } = compared2;
  await record([{ type: "ProjectionVerified", data: { ...ref, position, digest, equal: isEqual } }]);
  const isSwitched = from === ref.version || isEqual && isSwitchWanted && await switchTo(options, ref, tell3);
  return { ...ref, from, position, digest, comparedWith: isSameCode ? "active" : "itself", isEqual, isSwitched };
}
async function switchTo({ store: store2, record, signal: signal2 }, ref, tell3 = () => {
}) {
  tell3("switch", ref.projection);
  const from = (await store2.standings()).find(({ projection: projection2 }) => projection2 === ref.projection)?.active ?? 0;
  const givesUpAt = performance.now() + handOverWithin;
  while (!await store2.activate(ref, keepReplacedFor)) {
    if (performance.now() > givesUpAt) {
      return false;
    }
    await delay5(lookEvery4, void 0, { signal: signal2 });
  }
  const { position } = await findVersion(store2, ref);
  await record([{ type: "ProjectionSwitched", data: { ...ref, from, position } }]);
  return true;
}

// ../../../work/main/projector/src/platform/prepare-versions.ts
var manyEvents = 2e4;
async function prepareVersions({ store: store2, log: log2 }, projections) {
  const head = await log2.head();
  await refuseOlderLog(store2, head);
  const outdated = [];
  for (const projection2 of projections) {
    const { name, collections } = projection2;
    const code = codeOf(projection2);
    const active = (await store2.standings()).find((standing) => standing.projection === name)?.active ?? null;
    const isSmall = head <= manyEvents;
    if (active === null) {
      await store2.create(name, { code, collections, state: isSmall ? "fed" : "building", indexed: isSmall });
    }
    const current = (await store2.versions()).find((one) => one.projection === name && one.version === (active ?? 1));
    if (current?.code !== code || current.state !== "fed") {
      outdated.push(projection2);
    }
  }
  return outdated;
}
async function refuseOlderLog(store2, head) {
  const ahead = (await store2.versions()).find(({ state, position }) => state !== "dropped" && position > head);
  if (ahead !== void 0) {
    throw new StoreProblem(
      `The read models stand at event ${ahead.position} and the event log ends at ${head}: was an older log restored? Move the file of the read models away and start again: it is made anew from the log.`
    );
  }
}

// ../../../work/main/projector/src/platform/batches.ts
import { setTimeout as delay6 } from "node:timers/promises";
var largeBatch = 5e3;
var liveBatch = 500;
var lingerMs = 5;
var retryMs = 200;
async function* batchesOf(log2, start2, { signal: signal2, onRetry }) {
  let after = start2;
  for (let isLive = false; !isLive && !signal2.aborted; ) {
    const batch = await readOrWait(log2, after, onRetry);
    if (batch === null) {
      await delay6(retryMs, void 0, { signal: signal2 }).catch(() => void 0);
    } else {
      yield batch;
      after = batch.upTo;
      isLive = batch.live;
    }
  }
  yield* log2.subscribe({ after, maxBatch: liveBatch, lingerMs, signal: signal2 });
}
async function readOrWait(log2, after, onRetry) {
  try {
    return await log2.readAll({ after, limit: largeBatch });
  } catch (error) {
    if (error instanceof Unavailable) {
      onRetry(error);
      return null;
    }
    throw error;
  }
}

// ../../../work/main/projector/src/platform/feeding.ts
var feedingOf = (lane) => ({
  lane,
  state: "chasing",
  reason: null,
  isWaiting: false,
  speed: speedometer(),
  lastAt: 0,
  stop: new AbortController()
});
function failed(feeding, error) {
  feeding.reason = messageOf(error);
  feeding.state = error instanceof VersionGone ? "gone" : error instanceof ParkingFull ? "paused" : "failed";
}
function progressOf(feeding, { head, standing, now }) {
  const { lane, state, reason, isWaiting, speed, lastAt } = feeding;
  const { version: version2, projection: projection2 } = lane.ref;
  const lagEvents = Math.max(0, head - lane.position);
  const eventsPerSecond = speed.perSecond();
  return {
    projection: projection2,
    version: version2,
    role: standing?.active === version2 ? "active" : standing?.previous === version2 ? "previous" : "shadow",
    state: isWaiting ? "waiting" : state === "joined" ? "live" : state === "gone" ? "paused" : state,
    reason,
    position: lane.position,
    head,
    lagEvents,
    lagSeconds: lagEvents === 0 || lastAt === 0 ? 0 : Math.max(0, (now - lastAt) / 1e3),
    eventsPerSecond,
    secondsLeft: secondsLeft(lagEvents, eventsPerSecond),
    lastBatch: lane.counts.lastBatch,
    documentsWritten: lane.counts.written,
    olderWrites: lane.counts.older,
    parkedKeys: lane.parked.size()
  };
}

// ../../../work/main/projector/src/platform/lane-care.ts
import { setTimeout as delay7 } from "node:timers/promises";

// ../../../work/main/projector/src/platform/parking-records.ts
function recordsOfParked({ projection: projection2, version: version2 }, events) {
  return events.flatMap(
    ({ key, position, eventId, failure }) => failure === null ? [] : [
      {
        type: "EventParked",
        data: { projection: projection2, version: version2, key, position, eventId, code: failure.kind, message: failure.message }
      }
    ]
  );
}
function recordsOfReleased({ lane, action, reason, events }) {
  const { projection: projection2, version: version2 } = lane.ref;
  return events.map(({ key, position, eventId }) => {
    const about3 = { projection: projection2, version: version2, key, position, eventId };
    return action === "retry" ? { type: "EventReleased", data: about3 } : { type: "EventDiscarded", data: { ...about3, reason } };
  });
}

// ../../../work/main/projector/src/platform/lane-care.ts
var nearEnough = 5e3;
var retryMs2 = 1e3;
var nameOf = ({ projection: projection2, version: version2 }) => `${projection2} ${version2}`;
function laneCare(options) {
  const care = { ...options, feedings: /* @__PURE__ */ new Map(), listeners: /* @__PURE__ */ new Set(), chases: /* @__PURE__ */ new Set(), reached: -1 };
  return {
    feedings: care.feedings,
    review: () => review(care),
    feed: (batch) => feed(care, batch),
    start: () => start(care),
    settled: async () => void await Promise.all(care.chases),
    onMove(listener) {
      care.listeners.add(listener);
      return () => care.listeners.delete(listener);
    }
  };
}
var tell2 = ({ listeners }) => [...listeners].forEach((listener) => listener());
async function review(care) {
  const standings = new Map((await care.store.standings()).map((standing) => [standing.projection, standing]));
  const versions2 = (await care.store.versions()).filter((version2) => isOurs(care, version2));
  for (const [name, feeding] of care.feedings) {
    const isThere = versions2.some((version2) => nameOf(version2) === name);
    if (!isThere || standings.get(feeding.lane.ref.projection)?.paused === true) {
      letGo(care, name, isThere);
    }
  }
  for (const version2 of versions2) {
    await takeUp(care, version2, standings.get(version2.projection));
  }
  tell2(care);
}
function isOurs({ projections }, { projection: projection2, state, code }) {
  const declared = projections.find(({ name }) => name === projection2);
  return declared !== void 0 && (state === "fed" || state === "ready") && code === codeOf(declared);
}
function letGo(care, name, isPaused) {
  const feeding = care.feedings.get(name);
  feeding?.stop.abort();
  if (feeding !== void 0 && isPaused) {
    feeding.state = "paused";
  } else {
    care.feedings.delete(name);
  }
}
async function takeUp(care, version2, standing) {
  const name = nameOf(version2);
  const known = care.feedings.get(name);
  if (standing?.paused === true || known !== void 0 && known.state !== "paused") {
    return;
  }
  const feeding = feedingOf(await openFor(care, version2, name));
  care.feedings.set(name, feeding);
  if (care.reached >= 0) {
    catchUp(care, feeding);
  }
}
async function openFor(care, { projection: projection2, version: version2 }, name) {
  const declared = care.projections.find((one) => one.name === projection2);
  if (declared === void 0) {
    throw new Error(`${projection2} is not declared`);
  }
  return openLane({
    store: care.store,
    projection: declared,
    ref: { projection: projection2, version: version2 },
    mode: "live",
    signal: care.signal,
    onWaiting: (reason) => Object.assign(care.feedings.get(name) ?? {}, { isWaiting: reason !== null, reason }),
    onParked: (events) => {
      care.logger.error({ projection: projection2, version: version2, parked: events }, "events could not be folded and were parked");
      void care.record(recordsOfParked({ projection: projection2, version: version2 }, events));
    }
  });
}
function start(care) {
  const feedings = [...care.feedings.values()].filter(({ state }) => state === "chasing");
  const foremost = Math.max(0, ...feedings.map(({ lane }) => lane.position));
  const near = feedings.filter(({ lane }) => lane.position >= foremost - nearEnough);
  care.reached = Math.min(foremost, ...near.map(({ lane }) => lane.position));
  near.forEach((feeding) => feeding.state = "joined");
  feedings.filter((feeding) => !near.includes(feeding)).forEach((feeding) => catchUp(care, feeding));
  return care.reached;
}
async function feed(care, batch) {
  care.reached = batch.upTo;
  const joined2 = [...care.feedings.values()].filter(({ state }) => state === "joined");
  const wanted = new Set(joined2.flatMap(({ lane }) => lane.projection.handles));
  const read = await readEvents(batch.events, care.decoder, (type) => wanted.has(type));
  for (const feeding of joined2) {
    try {
      if (!await feeding.lane.feed(read, batch.upTo)) {
        catchUp(care, feeding);
      }
      passed(feeding, batch);
    } catch (error) {
      await giveUp(care, feeding, error);
    }
  }
  tell2(care);
}
function passed(feeding, { events }) {
  feeding.speed.passed(events.length);
  feeding.lastAt = events.at(-1)?.at ?? feeding.lastAt;
}
async function giveUp(care, feeding, error) {
  if (care.signal.aborted) {
    return;
  }
  failed(feeding, error);
  const { ref } = feeding.lane;
  care.logger.error({ ...ref, err: error }, `projection ${feeding.state}: ${feeding.reason ?? ""}`);
  if (feeding.state === "paused") {
    await care.store.setPaused(ref.projection, true);
  } else if (feeding.state === "failed") {
    catchUp(care, feeding, retryMs2);
  }
}
function catchUp(care, feeding, afterMs = 0) {
  const signal2 = AbortSignal.any([care.signal, feeding.stop.signal]);
  const chasing = catchingUp(care, feeding, { signal: signal2, afterMs }).finally(() => care.chases.delete(chasing));
  care.chases.add(chasing);
}
async function catchingUp(care, feeding, { signal: signal2, afterMs }) {
  try {
    if (afterMs > 0) {
      await delay7(afterMs, void 0, { signal: signal2 });
      feeding.lane = await openFor(care, feeding.lane.ref, nameOf(feeding.lane.ref));
    }
    feeding.state = "chasing";
    const pace = paceOf(care.share ?? 0.5, signal2);
    const onBatch = (batch) => {
      passed(feeding, batch);
      tell2(care);
    };
    while (!signal2.aborted && feeding.state === "chasing") {
      await chase([feeding.lane], { ...care, pace, signal: signal2, onBatch });
      await join2(care, feeding, signal2);
    }
  } catch (error) {
    if (!signal2.aborted) {
      await giveUp(care, feeding, error);
    }
  }
  tell2(care);
}
async function join2(care, feeding, signal2) {
  if (signal2.aborted || feeding.lane.position < care.reached) {
    return;
  }
  feeding.state = "joined";
  feeding.reason = null;
  const stored2 = (await care.store.versions()).find((version2) => nameOf(version2) === nameOf(feeding.lane.ref));
  if (stored2?.state === "ready") {
    await care.store.setState(feeding.lane.ref, "fed");
  }
}

// ../../../work/main/projector/src/platform/release-parked.ts
async function releaseParked(lane, releasing) {
  for (const parked2 of lane.parked.size() === 0 ? [] : await lane.parking.keys()) {
    if (parked2.request !== null) {
      await releaseKey(lane, releasing, { ...parked2, request: parked2.request });
    }
  }
}
async function releaseKey(lane, releasing, { key, request }) {
  const waiting = await lane.parking.events(key);
  const done = [];
  let failure = null;
  const isWritten = await lane.release(async (working) => {
    for (const parked2 of waiting) {
      failure = request.action === "discard" ? null : await refold(lane, releasing, { parked: parked2, working });
      if (failure !== null) {
        break;
      }
      done.push(parked2);
    }
    return { key, positions: done.map(({ position }) => position) };
  });
  if (isWritten) {
    await lane.parking.clearRequest(key, failure);
    await releasing.onReleased({ lane, ...request, events: done, failure });
  }
}
async function refold({ projection: projection2 }, { log: log2, decoder }, { parked: parked2, working }) {
  try {
    const [read] = await readEvents(await loggedAt(log2, parked2.position), decoder, () => true);
    if (read?.event === void 0) {
      return read?.unreadable ?? `the log has no event at ${parked2.position}`;
    }
    const refs = projection2.touches(read.event);
    await working.load(refs);
    const isById = refs.every(({ where }) => where === void 0);
    const touched = isById ? touchedById(read.event, refs, working) : await touchedByField(read.event, refs, working);
    foldOf(projection2)(touched, true);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
async function loggedAt(log2, position) {
  const { events } = await log2.readAll({ after: position - 1, upTo: position, limit: 1 });
  return events.filter((event) => event.position === position);
}

// ../../../work/main/projector/src/platform/taking-turns.ts
function takingTurns() {
  let last2 = Promise.resolve();
  return (work) => {
    const mine = last2.then(work, work);
    last2 = mine.catch(() => void 0);
    return mine;
  };
}

// ../../../work/main/projector/src/platform/run-projections.ts
var tidyEvery = 6e4;
function runProjections(options) {
  const { log: log2, store: store2, signal: signal2, now = Date.now } = options;
  const care = laneCare(options);
  const started = care.review();
  const ended = run(options, care, started);
  ended.catch(() => void 0);
  return {
    ended,
    async caughtUp() {
      await started;
      const target = await log2.head();
      await untilMoved(care, { isReached: () => isCaughtUp(care, target), signal: signal2, ended });
    },
    async progress() {
      await started;
      const [head, standings] = [await log2.head(), await store2.standings()];
      const feedings = [...care.feedings].sort(([left], [right]) => left < right ? -1 : 1);
      return feedings.map(([, feeding]) => {
        const standing = standings.find(({ projection: projection2 }) => projection2 === feeding.lane.ref.projection);
        return progressOf(feeding, { head, standing, now: now() });
      });
    }
  };
}
async function run(options, care, started) {
  const { log: log2, store: store2, signal: signal2, logger } = options;
  const inTurn = takingTurns();
  await started;
  const control = controlling(options, care, inTurn);
  const leave = store2.onChange(control);
  const tidying = setInterval(() => void inTurn(() => dropOld(options)).catch(reporting(logger)), tidyEvery);
  tidying.unref();
  try {
    const onRetry = (error) => logger.warn({ err: error }, "the log cannot be read, trying again");
    for await (const batch of batchesOf(log2, care.start(), { signal: signal2, onRetry })) {
      await inTurn(() => care.feed(batch));
    }
  } finally {
    clearInterval(tidying);
    leave();
    await care.settled();
    await inTurn(async () => void 0);
  }
}
var reporting = (logger) => (error) => logger.error({ err: error }, "the versions of projections could not be looked after");
function controlling(options, care, inTurn) {
  let isDue = false;
  const look = async () => {
    isDue = false;
    if (!options.signal.aborted) {
      await care.review();
      await serveParking(options, care);
    }
  };
  return () => {
    if (!isDue) {
      isDue = true;
      inTurn(look).catch(reporting(options.logger));
    }
  };
}
async function serveParking({ log: log2, decoder, record, logger }, care) {
  for (const { lane, state } of care.feedings.values()) {
    if (state === "joined") {
      await releaseParked(lane, {
        log: log2,
        decoder,
        async onReleased(released) {
          const { action, failure, events } = released;
          logger.info({ ...lane.ref, action, failure, events: events.length }, "parked events were asked about");
          await record(recordsOfReleased(released));
        }
      });
    }
  }
}
async function dropOld({ store: store2, record, logger, now = Date.now }) {
  for (const { projection: projection2, version: version2, state, dropAfter } of await store2.versions()) {
    if (state !== "dropped" && dropAfter !== null && dropAfter <= now() && await store2.drop({ projection: projection2, version: version2 })) {
      logger.info({ projection: projection2, version: version2 }, "a replaced version was dropped");
      await record([{ type: "ProjectionDropped", data: { projection: projection2, version: version2 } }]);
    }
  }
}
function isCaughtUp(care, target) {
  return [...care.feedings.values()].every(
    ({ state, lane }) => state === "paused" || state === "joined" && lane.position >= target
  );
}
async function untilMoved(care, { isReached, signal: signal2, ended }) {
  await Promise.race([
    ended,
    new Promise((resolve3) => {
      const look = () => {
        if (isReached() || signal2.aborted) {
          leave();
          resolve3();
        }
      };
      const leave = care.onMove(look);
      look();
    })
  ]);
  if (!isReached()) {
    throw new Error("the projector was stopped before it had caught up");
  }
}

// ../../../work/main/projector/src/platform/projection.ts
function projection(declaration) {
  return declaration;
}

// ../../../work/main/projector/bench-tmp.ts
var dir = "/tmp/pj/b/data";
var reuse = process.argv[3] === "reuse";
if (reuse) {
  for (const f of ["", "-wal", "-shm"]) rmSync(dir + "/read.db" + f, { force: true });
} else {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync4(dir, { recursive: true });
}
var N = Number(process.argv[2] ?? 3e5);
var log = await openSqliteLog({ file: dir + "/events.db", writer: "inline" });
var sealer = { seal: async (_s, _c, t2) => t2, unseal: async (t2) => t2, destroy: async () => {
}, forget() {
} };
var codec = createCodec({ sealer });
var t = performance.now();
var pending = [];
for (let i = 0; i < (reuse ? 0 : N); i++) {
  const postId = 1 + Math.floor(Math.random() * N / 15), userId = "u" + i;
  const commandId = newUuid();
  pending.push(log.append(`vote-${postId}_${userId}`, [{ id: newUuid(), type: "VoteCast", data: { postId, userId, authorId: "a", value: 1, previous: 0, weight: 1 }, meta: { v: 1, commandId, correlationId: commandId, causationId: commandId, actor: { id: userId, kind: "user" } } }], { expected: "none" }));
  if (pending.length === 500) {
    await Promise.all(pending);
    pending = [];
  }
}
await Promise.all(pending);
console.log("append", N, Math.round(N / (performance.now() - t) * 1e3), "/s");
var posts = { name: "posts", fields: { status: "text", type: "text", best: "number", votes: "number", at: "number" }, indexes: [["status", "type", "-best"], ["status", "type", "-votes"], ["-at"]] };
var votes = { name: "votes", fields: { userId: "text" }, indexes: [["userId"]] };
var view = projection({
  name: "posts",
  version: 1,
  collections: [posts, votes],
  handles: ["VoteCast"],
  key: (e) => String(e.data.postId),
  touches: (e) => [{ collection: posts, id: String(e.data.postId) }, { collection: votes, id: `${e.data.postId}:${e.data.userId}` }],
  evolve(d, e) {
    const id = String(e.data.postId);
    const b = d.get(posts, id) ?? { status: "active", type: "product", title: "A title of a post that is some long", best: 0, votes: 0, at: e.at, body: "x".repeat(100) };
    d.put(posts, id, { ...b, votes: b.votes + e.data.value, best: b.best + Math.random(), voteAggregatedAt: e.at });
    d.put(votes, `${id}:${e.data.userId}`, { userId: e.data.userId, value: e.data.value, at: e.at });
  }
});
var store = openSqliteProjectionStore({ file: dir + "/read.db" });
var stop = new AbortController();
var parts = { log, store, decoder: codec, record: async () => {
}, signal: stop.signal, projections: [view], logger: { info() {
}, warn: console.log, error: console.log } };
await prepareVersions(parts, [view]);
var running = runProjections({ ...parts, share: 1 });
t = performance.now();
var last = "";
var cpu0 = process.cpuUsage();
await rebuild({ ...parts, share: 1, isSwitchWanted: true, onProgress: (p) => {
  const l = p.step + (p.step === "back-fill" ? " " + Math.floor(p.percent / 20) * 20 : p.detail);
  if (l !== last) {
    last = l;
    console.log(((performance.now() - t) / 1e3).toFixed(1), l, Math.round(p.eventsPerSecond), p.secondsLeft);
  }
} });
var cpu = process.cpuUsage(cpu0);
console.log("rebuild", Math.round(N / (performance.now() - t) * 1e3), "events/s; per cpu second", Math.round(N / (cpu.user + cpu.system) * 1e6));
await running.caughtUp();
var rm = openSqliteReadModels({ file: dir + "/read.db" });
for (let k = 0; k < 5; k++) {
  t = performance.now();
  const r = await rm.collection(posts).find({ status: "active", type: "product" }, { sort: [["best", -1]], skip: k * 25, limit: 25 });
  console.log("page", r.length, (performance.now() - t).toFixed(2), "ms");
}
t = performance.now();
console.log(await rm.collection(posts).count({ status: "active", type: "product" }), (performance.now() - t).toFixed(1));
t = performance.now();
var versions = await store.versions();
console.log(versions);
stop.abort();
await running.ended;
await rm.close();
await store.close();
await log.close();
