import { useSyncExternalStore } from 'react'

export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]
export type ResolvedColorMode = 'light' | 'dark'

const storageKey = 'the-house.color-mode'
const listeners = new Set<() => void>()
const isMode = (value: unknown): value is ColorMode => colorModes.some((mode) => mode === value)

const evening = () => window.matchMedia('(prefers-color-scheme: dark)')

function storedMode(): ColorMode {
  try {
    const stored = localStorage.getItem(storageKey)
    return isMode(stored) ? stored : 'system'
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
    return 'system'
  }
}

let chosen: ColorMode | undefined

const currentMode = (): ColorMode => (chosen ??= storedMode())

function currentResolved(): ResolvedColorMode {
  const mode = currentMode()
  if (mode !== 'system') return mode
  return evening().matches ? 'dark' : 'light'
}

/** Sets the colour mode on `<html>`; call it before the first paint to prevent a flash. */
export function applyColorMode(): void {
  const resolved = currentResolved()
  document.documentElement.classList.toggle('dark', resolved === 'dark')
  document.documentElement.classList.toggle('light', resolved === 'light')
}

/** Saves a colour mode for this device and applies it. */
export function setColorMode(mode: ColorMode): void {
  chosen = mode
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  notify()
}

/** Applies a colour mode to this page alone, until it is left; null: the saved one again. */
export function showColorMode(mode: ColorMode | null): void {
  chosen = mode ?? storedMode()
  notify()
}

function notify(): void {
  applyColorMode()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) evening().addEventListener('change', notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) evening().removeEventListener('change', notify)
  }
}

export interface UseColorMode {
  /** The user's choice. */
  mode: ColorMode
  /** The mode that is applied. */
  resolved: ResolvedColorMode
  setMode: (mode: ColorMode) => void
}

/** The colour mode of the page, and a function to change it. */
export function useColorMode(): UseColorMode {
  const mode = useSyncExternalStore(subscribe, currentMode, (): ColorMode => 'system')
  const resolved = useSyncExternalStore(subscribe, currentResolved, (): ResolvedColorMode => 'light')
  return { mode, resolved, setMode: setColorMode }
}
