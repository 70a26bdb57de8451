// Required before a program that a journey starts: its clock is as many milliseconds ahead as CLOCK_FILE says at the
// moment, in every thread. What counts lengths of time (performance.now, timers) goes on evenly, as on a real machine.
const { readFileSync } = require('node:fs')

const RealDate = Date
// Read each time, so that nobody has to wait until it is noticed.
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new ShiftedDate().toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
RealDate.prototype.constructor = ShiftedDate
globalThis.Date = ShiftedDate
