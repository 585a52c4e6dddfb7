import { rebasePress, type CourseStep, type PressedSteps, type StepAction } from '@the-house/domain'

/** What a press was about, for the words of its undo. */
export interface PressLabel {
  action: StepAction
  count: number
  /** The name of the first row. */
  name: string
}

export interface Entry {
  label: PressLabel
  pressed: PressedSteps
}

type Send = (steps: CourseStep[]) => Promise<PressedSteps>

/** The number of presses that can be undone. */
const depth = 20

/** Replaces the versions that a press has found by those that it has left. */
const after = (steps: readonly CourseStep[], { versions }: Pick<PressedSteps, 'versions'>): CourseStep[] => {
  const renew = <N extends Pick<CourseStep, 'entity' | 'id' | 'version'>>(named: N): N => {
    const row = versions.find(
      ({ entity, id, before }) => entity === named.entity && id === named.id && before === named.version,
    )
    return row ? { ...named, version: row.version } : named
  }
  return steps.map((step) => ({ ...renew(step), ...(step.only && { only: step.only.map(renew) }) }))
}

/**
 * The presses of one visit to the studio, sent one after the other. A step may name a version that an earlier press of
 * the same visit has left behind: what the user has changed alone is no conflict.
 */
export class PressLog {
  private entries: readonly Entry[] = []
  private answers: readonly Pick<PressedSteps, 'versions'>[] = []
  private last: Promise<unknown> = Promise.resolve()
  private readonly listeners = new Set<() => void>()

  private readonly send: Send

  constructor(send: Send) {
    this.send = send
  }

  /** What the next undo takes back; null: there is nothing. */
  readonly undoable = (): PressLabel | null => this.entries.at(-1)?.label ?? null

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  press(steps: readonly CourseStep[], label: PressLabel): Promise<PressedSteps> {
    return this.next(async () => {
      const pressed = await this.take(steps)
      this.keep([...this.entries, { label, pressed }])
      return pressed
    })
  }

  /** Adds what was done by another call. */
  note(pressed: PressedSteps, label: PressLabel): void {
    this.answers = [...this.answers, pressed]
    this.keep([...this.entries, { label, pressed }])
  }

  /**
   * Takes back the last press.
   * @param named only this one, where it is still the last
   * @returns what was taken back; null: there was nothing
   */
  undo(isRefused: (error: unknown) => boolean, named?: PressLabel): Promise<Entry | null> {
    return this.next(async () => {
      const entry = this.entries.at(-1)
      if (!entry || (named && entry.label !== named)) return null
      try {
        const undone = await this.take(entry.pressed.inverse)
        const rebased = ({ label, pressed }: Entry) => ({ label, pressed: rebasePress(pressed, entry.pressed, undone) })
        this.keep(this.entries.slice(0, -1).map(rebased))
      } catch (error) {
        // What others have changed since can never be taken back: the presses before it still can.
        if (isRefused(error)) this.keep(this.entries.slice(0, -1))
        throw error
      }
      return entry
    })
  }

  /** Steps with the versions that the presses of this visit have left. */
  current(steps: readonly CourseStep[]): CourseStep[] {
    return this.answers.reduce(after, Array.from(steps))
  }

  private async take(steps: readonly CourseStep[]): Promise<PressedSteps> {
    const pressed = await this.send(this.current(steps))
    this.answers = [...this.answers, pressed]
    return pressed
  }

  private keep(entries: readonly Entry[]): void {
    this.entries = entries.slice(-depth)
    for (const listener of this.listeners) listener()
  }

  private next<T>(run: () => Promise<T>): Promise<T> {
    const done = this.last.then(run)
    this.last = done.catch(() => undefined)
    return done
  }
}
