/** Replaces the shim of use-sync-external-store, which libraries bundle for older versions of React. */
export { useSyncExternalStore } from 'react'
