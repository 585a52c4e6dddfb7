import type { Answer, SavedAnswer } from '@the-house/domain'
import { refKey, type Entry, type Ref, type Refusal } from './entry.ts'

/**
 * `offline`: waits for the connection; `kept`: waits until the server, which answered with an error, takes it;
 * `conflict`: waits until the student has chosen between it and a newer answer.
 */
export type Delivery = 'unsaved' | 'saving' | 'saved' | 'offline' | 'kept' | 'refused' | 'conflict'

/** The draft of an exercise since the page was opened, and its delivery status. */
export interface Draft {
  /** The key of the edit that it shows. */
  key: string
  test: number
  exercise: number
  answer: Answer
  delivery: Delivery
  /** When the server saved it; while the latest edit is unsaved, the time of an earlier one. */
  savedAt?: Date | undefined
  refused?: Refusal | undefined
  /** The path of the page that it was made on. */
  path?: string | undefined
  /** When it was made, by the device's clock. */
  edited: number
  /** The version that the server has saved it, or an earlier edit of this page, as. */
  version?: number | undefined
  /** Of a conflict: what another device has saved. */
  newer?: SavedAnswer | undefined
}

/** What the server has confirmed of an edit. */
interface Confirmed {
  at: Date
  version: number
}

/** The newer answer of a conflict, once it is the one that counts. */
const taken = (draft: Draft, { version, saved_at, alternatives, text, options }: SavedAnswer): Draft => ({
  ...draft,
  answer: { alternatives, text, options },
  delivery: 'saved',
  savedAt: new Date(saved_at),
  version,
  newer: undefined,
})

/** The store of the drafts of this page, to which screens subscribe. */
export function createDrafts() {
  let drafts: ReadonlyMap<string, Draft> = new Map()
  const listeners = new Set<() => void>()

  function change(next: Iterable<[string, Draft]>): void {
    drafts = new Map(next)
    for (const listener of listeners) listener()
  }

  const set = (name: string, draft: Draft) => change([...drafts, [name, draft]])

  /** Shows an edit on the screen. */
  function show(entry: Entry, delivery: Delivery): void {
    const { key, test, exercise, answer, edited, path, refused, newer } = entry
    const { savedAt, version } = drafts.get(refKey(entry)) ?? {}
    const shown = newer ? 'conflict' : refused ? 'refused' : delivery
    const told = { key, test, exercise, answer, edited, path, refused, newer }
    set(refKey(entry), { ...told, delivery: shown, savedAt, version })
  }

  /** Sets the status of an edit; of one that was overwritten meanwhile only the time of the last save changes. */
  function setStatus(entry: Entry, delivery: Delivery, confirmed?: Confirmed): void {
    const name = refKey(entry)
    const found = drafts.get(name)
    if (!found) return
    const { at: savedAt = found.savedAt, version = found.version } = confirmed ?? {}
    const news = found.key === entry.key ? { delivery, refused: entry.refused } : {}
    set(name, { ...found, ...news, savedAt, version })
  }

  /** Shows the newer answer of a conflict, which the student has chosen. */
  function takeNewer(ref: Ref): void {
    const found = drafts.get(refKey(ref))
    if (found?.newer) set(refKey(ref), taken(found, found.newer))
  }

  /** Sets the status of a draft whose edit another tab has removed: sent, or given up for the newer answer. */
  function settledElsewhere(draft: Draft, at: Date): Draft {
    if (draft.newer) return taken(draft, draft.newer)
    return draft.delivery === 'refused' ? draft : { ...draft, delivery: 'saved', savedAt: at }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get: (ref: Ref): Draft | undefined => drafts.get(refKey(ref)),
    all: () => drafts,
    show,
    setStatus,
    subscribe,
    clear: () => change([]),
    takeNewer,
    /** Called when another tab has removed the edit that this page shows. */
    settleElsewhere: (key: string, at: Date) => {
      const settled = Array.from(drafts, ([name, draft]): [string, Draft] => [
        name,
        draft.key === key ? settledElsewhere(draft, at) : draft,
      ])
      change(settled)
    },
    forget: (test: number) => change(Array.from(drafts).filter(([, draft]) => draft.test !== test)),
    /** Resolves as soon as the condition is true. */
    until: (holds: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        if (holds()) {
          resolve()
          return
        }
        const stop = subscribe(() => {
          if (!holds()) return
          stop()
          resolve()
        })
      }),
  }
}
