// zod looks here before it tries to compile its checks: our policy forbids that, and the browser reports the mere
// attempt as a breach. It looks when it is loaded, so this comes before everything that brings it along.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
