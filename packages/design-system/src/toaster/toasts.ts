import { limits } from '@the-house/domain'

export interface ToastOptions {
  type: 'info' | 'success' | 'danger'
  title: string
  description?: string | undefined
  /** What the user may do about it while it is shown; it must be possible elsewhere too. */
  action?: { label: string; onSelect: () => void } | undefined
  /** Milliseconds until it closes; hover and focus pause the timer. */
  duration?: number | undefined
}

export interface Toast extends ToastOptions {
  id: number
  duration: number
}

/** Errors take longer to read. */
const dangerMs = 8000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast for a moment.
 * @returns closes the toast
 */
export function notify(options: ToastOptions): () => void {
  const id = ++lastId
  const usual = options.type === 'danger' ? dangerMs : limits.toastMs
  change([...toasts, { ...options, id, duration: options.duration ?? usual }])
  return () => dismiss(id)
}

export const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

/** Closes the error toasts, once the failed action has succeeded. */
export const dismissFailures = (): void => change(toasts.filter(({ type }) => type !== 'danger'))

/** Closes all toasts: outside a mounted Toaster no timer does. */
export const dismissAll = (): void => change([])

export const currentToasts = (): readonly Toast[] => toasts

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
