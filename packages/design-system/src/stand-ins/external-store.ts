/** Stands for use-sync-external-store's shim, which libraries bring along for older Reacts. */
export { useSyncExternalStore } from 'react'
