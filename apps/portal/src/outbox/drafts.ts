import type { Answer } from '@the-house/domain'
import { refKey, type Entry, type Ref, type Refusal } from './entry.ts'

/** `offline`: waits for the connection; `kept`: waits until the server, which answered with an error, takes it. */
export type Delivery = 'unsaved' | 'saving' | 'saved' | 'offline' | 'kept' | 'refused'

/** The draft of an exercise since the page was opened, and its delivery status. */
export interface Draft {
  /** The key of the edit that it shows. */
  key: string
  test: number
  answer: Answer
  delivery: Delivery
  /** When the server saved it; while the latest edit is unsaved, the time of an earlier one. */
  savedAt?: Date | undefined
  refused?: Refusal | undefined
}

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
    const { key, test, answer, refused } = entry
    const savedAt = drafts.get(refKey(entry))?.savedAt
    set(refKey(entry), { key, test, answer, delivery: refused ? 'refused' : delivery, savedAt, refused })
  }

  /** Sets the status of an edit; of one that was overwritten meanwhile only the time of the last save changes. */
  function setStatus(entry: Entry, delivery: Delivery, at?: Date): void {
    const name = refKey(entry)
    const found = drafts.get(name)
    if (!found) return
    const savedAt = at ?? found.savedAt
    const news = found.key === entry.key ? { delivery, refused: entry.refused } : {}
    set(name, { ...found, ...news, savedAt })
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
    /** Called when another tab has sent the edit that this page shows. */
    sentElsewhere: (key: string, at: Date) => {
      const sent = Array.from(drafts, ([name, draft]): [string, Draft] => [
        name,
        draft.key === key && draft.delivery !== 'refused' ? { ...draft, delivery: 'saved', savedAt: at } : draft,
      ])
      change(sent)
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
