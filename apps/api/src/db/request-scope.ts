import { AsyncLocalStorage } from 'node:async_hooks'

const scopes = new AsyncLocalStorage<AbortSignal>()

/** Runs what works for one request: once its signal is aborted, its queries are cancelled. */
export const withinRequest = <T>(signal: AbortSignal, act: () => T): T => scopes.run(signal, act)

/** Runs what several requests wait for, so that it does not end with the one that has started it. */
export const outsideRequest = <T>(act: () => T): T => scopes.exit(act)

/** The signal of the request that asks; undefined outside of one. */
export const signalOfRequest = (): AbortSignal | undefined => scopes.getStore()
