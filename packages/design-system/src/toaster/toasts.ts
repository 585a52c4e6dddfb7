import { limits } from '@the-house/domain'

export interface ToastOptions {
  type: 'info' | 'success' | 'danger'
  title: string
  description?: string | undefined
  /** Milliseconds on show; hovering or focusing it stops the time. */
  duration?: number | undefined
}

export interface Toast extends ToastOptions {
  id: number
  duration: number
}

/** Bad news needs longer to be read. */
const dangerMs = 8000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something in the corner of the page, for a moment. Answers what closes it again. */
export function notify(options: ToastOptions): () => void {
  const id = ++lastId
  const usual = options.type === 'danger' ? dangerMs : limits.toastMs
  change([...toasts, { ...options, id, duration: options.duration ?? usual }])
  return () => dismiss(id)
}

export const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

/** Takes back what went wrong, once it has gone right. */
export const dismissFailures = (): void => change(toasts.filter(({ type }) => type !== 'danger'))

export const currentToasts = (): readonly Toast[] => toasts

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
